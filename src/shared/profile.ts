/**
 * The profile a person publishes: the `profile_data` object of the product, version 0.2.
 * Field names are those of the stored data, so that what is saved, sent and shown is one shape.
 */
import { z } from 'zod';

/** The version written by this software. Below it `functional_skills` is a map, from it on a list. */
export const PROFILE_VERSION = '0.2';

const text = (max: number) => z.string().max(max);
const lines = z.array(text(2_000)).max(200);

/** An address that is safe to put into an `href` or `src`: http(s) only, or a path on this site. */
export const safeUrl = z
  .string()
  .max(2_000)
  .refine((value) => value === '' || /^https?:\/\//i.test(value) || /^\/(?![/\\])/.test(value), {
    message: 'Only http and https addresses are accepted',
  });

export const skillSchema = z.object({ title: text(300), description: text(2_000) });
export const personaSchema = z.object({ title: text(300), bullets: lines });
export const skillCategorySchema = z.object({ name: text(300), value: z.array(skillSchema).max(100) });

/** Version 0.2. Every field is present; an empty one is an empty text or list. */
export const profileDataSchema = z.object({
  name: text(300),
  role: text(500),
  location: text(300),
  profilePicture: safeUrl,
  linkedinUrl: safeUrl,
  summary: text(10_000),
  highlights: lines,
  focus_areas: lines,
  industries: lines,
  geographical_coverage: lines,
  stage_focus: lines,
  personal_interests: lines,
  certifications: lines,
  meet_them: text(10_000),
  sweetspot: text(10_000),
  user_manual: text(20_000),
  personas: z.array(personaSchema).max(50),
  superpowers: z.array(skillSchema).max(50),
  functional_skills: z.array(skillCategorySchema).max(50),
});

export type ProfileData = z.infer<typeof profileDataSchema>;
export type Persona = z.infer<typeof personaSchema>;
export type Skill = z.infer<typeof skillSchema>;
export type SkillCategory = z.infer<typeof skillCategorySchema>;

/** A profile with nothing in it: the start of every composition and the shape of a thin draft. */
export function emptyProfile(): ProfileData {
  return {
    name: '',
    role: '',
    location: '',
    profilePicture: '',
    linkedinUrl: '',
    summary: '',
    highlights: [],
    focus_areas: [],
    industries: [],
    geographical_coverage: [],
    stage_focus: [],
    personal_interests: [],
    certifications: [],
    meet_them: '',
    sweetspot: '',
    user_manual: '',
    personas: [],
    superpowers: [],
    functional_skills: [],
  };
}

/** The fifteen sections of the editor and the fields each of them owns. A save merges by section. */
export const SECTION_FIELDS = {
  basicInfo: ['name', 'role', 'location', 'linkedinUrl', 'profilePicture'],
  description: ['summary'],
  keyRoles: ['highlights'],
  focusAreas: ['focus_areas'],
  industries: ['industries'],
  geographicalCoverage: ['geographical_coverage'],
  stages: ['stage_focus'],
  personalInterests: ['personal_interests'],
  certifications: ['certifications'],
  meetIntro: ['meet_them'],
  personas: ['personas'],
  superpowers: ['superpowers'],
  sweetSpot: ['sweetspot'],
  userManual: ['user_manual'],
  functionalSkills: ['functional_skills'],
} as const satisfies Record<string, readonly (keyof ProfileData)[]>;

export type SectionName = keyof typeof SECTION_FIELDS;
export const SECTION_NAMES = Object.keys(SECTION_FIELDS) as SectionName[];

/** Whether a profile holds anything a reader could see. */
export function isEmptyProfile(data: unknown): boolean {
  if (!data || typeof data !== 'object') return true;
  return Object.values(data).every((value) =>
    Array.isArray(value) ? value.length === 0 : value === '' || value == null,
  );
}

/**
 * Reads stored or foreign profile data of any version up to the present one.
 * Unknown fields are dropped, missing ones are empty, the skill map of versions below 0.2 becomes the list.
 * @throws ZodError when a field has the wrong type or passes its limit.
 */
export function readProfileData(stored: unknown): ProfileData {
  const source = (stored && typeof stored === 'object' ? stored : {}) as Record<string, unknown>;
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value != null));
  const skills = present.functional_skills;
  if (skills && !Array.isArray(skills) && typeof skills === 'object') {
    present.functional_skills = Object.entries(skills).map(([name, value]) => ({ name, value }));
  }
  return profileDataSchema.parse({ ...emptyProfile(), ...present });
}

/** The first word of a name, for 'Meet {first name}'; an empty name gives the product's fallback. */
export function firstName(name: string, fallback = 'Professional'): string {
  return name.trim().split(/\s+/)[0] || fallback;
}

/** The letters on the plate when there is no photo: of the first and the last word, at most two. */
export function initials(name: string, fallback = 'U'): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
  return letters || fallback;
}
