/**
 * Picks the fields of sections from a profile, and compares profiles by section. `sections.ts` says which fields a
 * section has.
 */
import { deepEqual } from '../json/deep-equal';
import type { ProfileData } from './profile-data';
import { SECTION_FIELDS, SECTION_NAMES, type SectionName } from './sections';

/** The values of the fields of some sections. */
export function fieldsOf(data: ProfileData, sections: readonly SectionName[]): Partial<ProfileData> {
  const fields = sections.flatMap((section) => SECTION_FIELDS[section] as readonly (keyof ProfileData)[]);
  return Object.fromEntries(fields.map((field) => [field, data[field]]));
}

/** The sections in which two states differ, in the order of the editor. */
export function differingSections(a: ProfileData, b: ProfileData): SectionName[] {
  return SECTION_NAMES.filter((section) =>
    SECTION_FIELDS[section].some((field) => !deepEqual(a[field], b[field])),
  );
}
