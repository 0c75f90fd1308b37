import type { ProfileData } from '@/shared/profile';
import { GENERATED_SECTIONS, SECTION_FIELDS, type SectionName } from '@/shared/sections';

/** The sections by the names that stand above them on the page. */
export const SECTION_HEADINGS: Record<SectionName, string> = {
  basicInfo: 'Name and role',
  description: 'Description',
  keyRoles: 'Key Roles',
  focusAreas: 'Focus Areas',
  industries: 'Industries',
  geographicalCoverage: 'Geographical Coverage',
  stages: 'Stage',
  personalInterests: 'Personal Interests',
  certifications: 'Certifications',
  meetIntro: 'Introduction',
  personas: 'Personas',
  superpowers: 'Superpowers',
  sweetSpot: 'Sweet Spot',
  userManual: 'User Manual',
  functionalSkills: 'Functional Skills',
  engagement: 'Engagement',
  caseStories: 'Case stories',
};

/** Which of the fifteen sections have something to read, and the names of those that have nothing. */
export function filledSections(data: ProfileData): { filled: number; total: number; empty: string[] } {
  const empty = GENERATED_SECTIONS.filter((section) =>
    SECTION_FIELDS[section].every((field) => data[field].length === 0),
  );
  const total = GENERATED_SECTIONS.length;
  return { filled: total - empty.length, total, empty: empty.map((section) => SECTION_HEADINGS[section]) };
}

/** Whether a reader would find nothing but a name, or not even that. A picture and a link tell nothing either. */
export function holdsNameOnly(data: ProfileData): boolean {
  const blank = (value: unknown): boolean =>
    typeof value === 'string'
      ? value.trim() === ''
      : Array.isArray(value)
        ? value.every(blank)
        : Object.values(value as object).every(blank);
  const { name: _name, linkedinUrl: _link, profilePicture: _picture, ...rest } = data;
  return blank(rest);
}
