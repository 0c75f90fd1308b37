/** Conversions between a school of the record and the texts of its form. */
import type { EducationFact } from '@/shared/record/facts';
import { newId } from '@/web/lib/browser/new-id';
import { parseYearMonth } from '../edits/year-month';

/** The text fields of a school. */
export interface TypedSchool {
  school: string;
  degree: string;
  field: string;
  /** Year or month of the end, as typed. */
  end: string;
}

/** Creates an empty school that its owner adds. */
export const newSchool = (): EducationFact => ({
  id: `own-school-${newId().slice(0, 12)}`,
  school: '',
  spans: [],
  confidence: 1,
});

/** Applies the texts of the form to a school. It keeps its id and evidence, and its end if the new one is no date. */
export function applySchoolForm(school: EducationFact, typed: TypedSchool): EducationFact {
  const { degree: _degree, field: _field, end: _end, ...unchanged } = school;
  const end = typed.end.trim() === '' ? undefined : (parseYearMonth(typed.end) ?? school.end);
  return {
    ...unchanged,
    school: typed.school,
    ...(typed.degree && { degree: typed.degree }),
    ...(typed.field && { field: typed.field }),
    ...(end && { end }),
  };
}

/** The schools that have a name, a degree or a subject: an added one that was left empty is not stored. */
export const filledSchools = (schools: readonly EducationFact[]): EducationFact[] =>
  schools.filter(({ school, degree, field }) => [school, degree, field].some((text) => text?.trim()));
