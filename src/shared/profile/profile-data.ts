/**
 * The profile a person publishes: the `profile_data` object of the product, version 0.3.
 * Field names are those of the stored data, so that what is saved, sent and shown is one shape.
 */
import { z } from 'zod';
import { caseStoriesSchema } from '../case-stories/schema';
import { engagementSchema } from '../engagement/schema';
import { isSafeUrl } from '../validation/safe-url';
import { visibleText } from '../validation/visible-text';
import { PROFILE_LIMITS } from './limits';
import { isPicture } from './picture';
import { SECTION_FIELDS } from './sections';

export { firstName, initialsOf as initials } from '../people/person-name';
export { SECTION_NAMES, type SectionName } from './sections';
export { SECTION_FIELDS };

/**
 * The version written by this software. Before 0.2 `functional_skills` was a map, and is a list since; 0.3 adds what
 * only an owner writes.
 */
export const PROFILE_VERSION = '0.3';
/** The version of a generated profile, ours or an automation's, which lacks the fields that only an owner writes. */
export const GENERATED_VERSION = '0.2';

/** A text; one that shows nothing is an empty one, or it would be a blank heading or line. */
const text = (max: number) => z.string().max(max).overwrite(visibleText);
const lines = z.array(text(PROFILE_LIMITS.line)).max(PROFILE_LIMITS.lines);

/** A URL that is safe to put into an `href` or `src`: empty, http(s), or a path on this site. */
export const safeUrl = z
  .string()
  .max(PROFILE_LIMITS.url)
  .refine(isSafeUrl, { message: 'Only http and https addresses are accepted' });

/** The URL of one of the product's pictures, or one with https, which is stored but never loaded. */
const pictureUrl = z
  .string()
  .max(PROFILE_LIMITS.url)
  .refine(isPicture, { message: 'Not the address of a picture' });

export const skillSchema = z.object({
  title: text(PROFILE_LIMITS.title),
  description: text(PROFILE_LIMITS.description),
});
export const personaSchema = z.object({ title: text(PROFILE_LIMITS.title), bullets: lines });
export const skillCategorySchema = z.object({
  name: text(PROFILE_LIMITS.title),
  value: z.array(skillSchema).max(PROFILE_LIMITS.skills),
});

/** Version 0.2: a generated profile. Every field is present; an empty one is an empty text or list. */
export const generatedFieldsSchema = z.object({
  /** The given name if the person stated it; otherwise it is derived from `name` (shared/people/person-name). */
  given_name: text(PROFILE_LIMITS.givenName).default(''),
  name: text(PROFILE_LIMITS.name),
  role: text(PROFILE_LIMITS.role),
  location: text(PROFILE_LIMITS.location),
  profilePicture: pictureUrl,
  linkedinUrl: safeUrl,
  summary: text(PROFILE_LIMITS.prose),
  highlights: lines,
  focus_areas: lines,
  industries: lines,
  geographical_coverage: lines,
  stage_focus: lines,
  personal_interests: lines,
  certifications: lines,
  meet_them: text(PROFILE_LIMITS.prose),
  sweetspot: text(PROFILE_LIMITS.prose),
  user_manual: text(PROFILE_LIMITS.userManual),
  personas: z.array(personaSchema).max(PROFILE_LIMITS.personas),
  superpowers: z.array(skillSchema).max(PROFILE_LIMITS.superpowers),
  functional_skills: z.array(skillCategorySchema).max(PROFILE_LIMITS.categories),
});

/** Fields that only an owner writes, never a generation. */
const ownFields = {
  engagement: engagementSchema.default([]),
  case_stories: caseStoriesSchema.default([]),
};

/** Version 0.3. */
export const profileDataSchema = generatedFieldsSchema.extend(ownFields);

export type ProfileData = z.infer<typeof profileDataSchema>;
/** Compile-time check: every field that a section names is one of the profile's. */
SECTION_FIELDS satisfies Record<string, readonly (keyof ProfileData)[]>;

export type Persona = z.infer<typeof personaSchema>;
export type Skill = z.infer<typeof skillSchema>;
export type SkillCategory = z.infer<typeof skillCategorySchema>;

/** A profile without content: the start of every composition. */
export function emptyProfile(): ProfileData {
  return {
    given_name: '',
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
    engagement: [],
    case_stories: [],
  };
}

/** Whether no field of a profile has content. */
export function isEmptyProfile(data: unknown): boolean {
  if (!data || typeof data !== 'object') return true;
  return Object.values(data).every((value) =>
    Array.isArray(value) ? value.length === 0 : value === '' || value == null,
  );
}

/** Profile data of any version with its skills as a list: versions below 0.2 have a map of categories. */
export function withSkillList<T extends { functional_skills?: unknown }>(data: T): T {
  const skills = data.functional_skills;
  if (!skills || Array.isArray(skills) || typeof skills !== 'object') return data;
  return { ...data, functional_skills: Object.entries(skills).map(([name, value]) => ({ name, value })) };
}

/**
 * Reads stored or foreign profile data of any version up to the present one.
 * Unknown fields are dropped, missing ones are empty, the skill map of versions below 0.2 becomes the list.
 * @throws ZodError when a field has the wrong type or passes its limit.
 */
export function readProfileData(stored: unknown): ProfileData {
  const source = (stored && typeof stored === 'object' ? stored : {}) as Record<string, unknown>;
  const presentFields = Object.fromEntries(Object.entries(source).filter(([, value]) => value != null));
  // Older data may have a picture with plain http, which is no reason to reject the profile.
  if (typeof presentFields.profilePicture === 'string' && !isPicture(presentFields.profilePicture))
    presentFields.profilePicture = '';
  return profileDataSchema.parse(withSkillList({ ...emptyProfile(), ...presentFields }));
}

/**
 * Reads a generated profile of any version. Fields that only an owner writes are emptied.
 * @throws ZodError as `readProfileData`
 */
export function readGeneratedFields(generated: unknown): ProfileData {
  const source = generated && typeof generated === 'object' ? generated : {};
  return readProfileData(
    Object.fromEntries(Object.entries(source).filter(([field]) => !Object.hasOwn(ownFields, field))),
  );
}
