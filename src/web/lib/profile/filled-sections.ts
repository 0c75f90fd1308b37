import type { ProfileData } from '@/shared/profile/profile-data';
import { GENERATED_SECTIONS, SECTION_FIELDS, type SectionName } from '@/shared/profile/sections';

/** Counts the generated sections with content, and lists the empty ones in the order of `GENERATED_SECTIONS`. */
export function filledSections(data: ProfileData): { filled: number; total: number; empty: SectionName[] } {
  const empty = GENERATED_SECTIONS.filter((section) =>
    SECTION_FIELDS[section].every((field) => data[field].length === 0),
  );
  const total = GENERATED_SECTIONS.length;
  return { filled: total - empty.length, total, empty };
}

/** Whether a profile has no content besides a name, a photo and a LinkedIn URL. */
export function hasNameOnly(data: ProfileData): boolean {
  const blank = (value: unknown): boolean =>
    typeof value === 'string'
      ? value.trim() === ''
      : Array.isArray(value)
        ? value.every(blank)
        : Object.values(value as object).every(blank);
  const { name: _name, linkedinUrl: _link, profilePicture: _picture, ...rest } = data;
  return blank(rest);
}
