/** Where what is missing is added: a section of the editor, or the record. */
import type { RequirementType } from '@/shared/role-fit';
import type { Point } from '@/shared/roles';
import type { SectionName } from '@/shared/sections';

export interface Place {
  /** As the link says it: 'Certifications'. */
  name: string;
  /** Absent for the record. */
  section?: SectionName;
}

const RECORD: Place = { name: 'your record' };

const PLACES: Record<RequirementType, Place> = {
  credential: { name: 'Certifications', section: 'certifications' },
  domain: { name: 'Industries', section: 'industries' },
  place: { name: 'Geographical Coverage', section: 'geographicalCoverage' },
  skill: { name: 'Functional Skills', section: 'functionalSkills' },
  'leadership-scale': { name: 'Key Roles', section: 'keyRoles' },
  // Years are counted by the dates of the record, and languages stand there.
  'experience-years': RECORD,
  language: RECORD,
};

export const placeOf = (point: Point): Place => PLACES[point.type];

export const hrefOf = ({ section }: Place): string => (section ? `/edit-profile#${section}` : '/record');

/** The places of all gaps, each once: must-haves first, the record last. */
export function placesOf(points: readonly Point[]): Place[] {
  const gaps = points
    .filter(({ verdict }) => verdict === 'gap')
    .sort((a, b) => Number(b.must) - Number(a.must));
  const places = [...new Set(gaps.map(placeOf))];
  return places.sort((a, b) => Number(a === RECORD) - Number(b === RECORD));
}

/** The first of them is opened, the others of the editor are marked beside it. */
export function hrefOfAll(places: readonly Place[]): string {
  const sections = places.flatMap(({ section }) => section ?? []);
  return sections.length > 0 ? `/edit-profile#${sections.join(',')}` : '/record';
}
