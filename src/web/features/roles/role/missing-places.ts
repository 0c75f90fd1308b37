/** Where missing evidence can be added: a section of the editor, or the record. */

import type { SectionName } from '@/shared/profile/sections';
import type { RequirementType } from '@/shared/roles/role-fit';
import type { RequirementWithVerdict } from '@/shared/roles/saved-roles';

export interface MissingPlace {
  /** The text of the link: 'Certifications'. */
  name: string;
  /** Absent for the record. */
  section?: SectionName;
}

const RECORD: MissingPlace = { name: 'your record' };

const PLACES: Record<RequirementType, MissingPlace> = {
  credential: { name: 'Certifications', section: 'certifications' },
  domain: { name: 'Industries', section: 'industries' },
  skill: { name: 'Functional Skills', section: 'functionalSkills' },
  'leadership-scale': { name: 'Key Roles', section: 'keyRoles' },
  // Years are calculated from the record's dates, and languages and where the person lives are part of the record.
  // The areas of Geographical Coverage are where they have worked, which is neither a home nor a right to work.
  'experience-years': RECORD,
  place: RECORD,
  language: RECORD,
};

/** Where evidence for a type of requirement is added. */
export const missingPlaceOf = (requirement: RequirementWithVerdict): MissingPlace => PLACES[requirement.type];

/** The path of the screen on which evidence is added. */
export const missingPlaceHref = ({ section }: MissingPlace): string =>
  section ? `/edit-profile#${section}` : '/record';

/** The places where evidence for the gaps is added, without duplicates: must-haves first, the record last. */
export function missingPlacesOf(requirements: readonly RequirementWithVerdict[]): MissingPlace[] {
  const gaps = requirements
    .filter(({ verdict }) => verdict === 'gap')
    .sort((a, b) => Number(b.must) - Number(a.must));
  const places = [...new Set(gaps.map(missingPlaceOf))];
  return places.sort((a, b) => Number(a === RECORD) - Number(b === RECORD));
}

/** The path that opens the sections of all places in the editor, or the record if none of them is a section. */
export function missingPlacesHref(places: readonly MissingPlace[]): string {
  const sections = places.flatMap(({ section }) => section ?? []);
  return sections.length > 0 ? `/edit-profile#${sections.join(',')}` : '/record';
}
