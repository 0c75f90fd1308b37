/**
 * The sections of the editor with the fields of each. A save merges by section. Separate from the schemas, so that
 * pages can import it without zod. The photo belongs to no section: it is changed by a call of its own
 * (docs/decisions/0011-the-photo.md).
 */
export const SECTION_FIELDS = {
  basicInfo: ['name', 'given_name', 'role', 'location', 'linkedinUrl'],
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
  engagement: ['engagement'],
  caseStories: ['case_stories'],
} as const;

export type SectionName = keyof typeof SECTION_FIELDS;
export const SECTION_NAMES = Object.keys(SECTION_FIELDS) as SectionName[];

/** Sections that only their owner writes, never a generation. */
export const OWN_SECTIONS = ['engagement', 'caseStories'] as const satisfies readonly SectionName[];
/** The sections that a generation writes. */
export const GENERATED_SECTIONS = SECTION_NAMES.filter(
  (section) => !(OWN_SECTIONS as readonly string[]).includes(section),
);
