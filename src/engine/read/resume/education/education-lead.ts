/** Whether the schools of an education section stand above their degrees. */
import type { EducationLine, EducationPart } from './education-parts';

const has = (parts: readonly EducationPart[], ...kinds: EducationPart['kind'][]) =>
  parts.some(({ kind }) => kinds.includes(kind));

/** Whether the first school has a line of its own above the first degree. */
export function isSchoolLeading(lines: readonly EducationLine[]): boolean {
  const first = lines.find(({ parts }) => has(parts, 'school', 'degree', 'level'));
  if (first !== undefined && has(first.parts, 'school') && !has(first.parts, 'degree', 'level')) return true;
  return isUnknownSchoolLeading(lines);
}

/** Whether a row of an unknown name and its place is above the first degree, as later schools are above theirs. */
function isUnknownSchoolLeading(lines: readonly EducationLine[]): boolean {
  const [head, award] = lines;
  if (!head || !award || head.line.cells.length < 2 || head.parts[0]?.kind !== 'other') return false;
  const namesDegree = (each: EducationLine | undefined) =>
    each !== undefined && has(each.parts, 'degree', 'level');
  const schools = lines.filter((each) => has(each.parts, 'school') && !namesDegree(each));
  return (
    namesDegree(award) &&
    has(head.parts, 'place') &&
    schools.length > 0 &&
    schools.every((each) => namesDegree(lines[lines.indexOf(each) + 1]))
  );
}
