/** Finds the sections of a profile that its owner edited since a generation wrote them. */
import { deepEqual } from '@/shared/json/deep-equal';
import type { ProfileData } from '@/shared/profile/profile-data';
import { SECTION_FIELDS, SECTION_NAMES, type SectionName } from '@/shared/profile/sections';
import { sectionText } from '@/web/components/comparison/section-text';

/**
 * The sections that differ from what a generation wrote; empty ones do not count.
 * @param generated what generations wrote, by field; a missing field is its owner's own
 */
export function editedSectionsOf(present: ProfileData, generated: Partial<ProfileData>): SectionName[] {
  return SECTION_NAMES.filter(
    (section) =>
      sectionText(present, section) !== '' &&
      SECTION_FIELDS[section].some((field) => !deepEqual(present[field], generated[field])),
  );
}
