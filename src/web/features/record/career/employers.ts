/** The career as rows of a table: employers with their titles, newest first, and the gaps between them. */

import type { EditedRecord } from '@/shared/record/career-record';
import type { CareerFacts, RoleFact, YearMonth } from '@/shared/record/facts';
import { sameName } from '../edits/role-edits';

export interface Employer {
  kind: 'employer';
  /** Empty if no employer was read. */
  name: string;
  /** Newest first. */
  roles: RoleFact[];
  start?: YearMonth;
  end?: YearMonth | 'present';
}

/** The beginning of the id of a gap's question. */
export const GAP_PREFIX = 'gap:';

/** Years for which the record has no role. */
export interface Gap {
  kind: 'gap';
  /** Id of the open question that this gap raises; an edit that names it settles the question. */
  id: string;
  /** Year in which the role or degree before the gap ended. */
  from: number;
  /** Year in which the next role began. */
  to: number;
}

/** A date in years: July 2012 is 2012.5. */
const yearsOf = (date: YearMonth) => date.year + ((date.month ?? 1) - 1) / 12;
/** When a role or employment ends, in years. @param present what counts as the end of one that continues */
const endOf = ({ start, end }: { start?: YearMonth; end?: YearMonth | 'present' }, present: number) =>
  end === 'present' ? present : end ? yearsOf(end) : start ? yearsOf(start) : 0;

/** The present year in this browser's time zone. */
export const thisYear = () => new Date().getFullYear();

/** Whether no role has a statement, so that a profile could only name employers and dates. */
export const hasNoStatements = ({ roles }: Pick<CareerFacts, 'roles'>): boolean =>
  roles.every(({ statements }) => statements.length === 0);

/** The employers of a career, newest first; roles at the same employer are joined, even if others lie between them. */
export function employersOf(facts: CareerFacts): Employer[] {
  const employers: Employer[] = [];
  for (const role of facts.roles) {
    const sameEmployer = role.organisation
      ? employers.find(({ name }) => name !== '' && sameName(name, role.organisation))
      : undefined;
    if (sameEmployer) sameEmployer.roles.push(role);
    else employers.push({ kind: 'employer', name: role.organisation, roles: [role] });
  }
  const nextYear = thisYear() + 1;
  for (const employer of employers) {
    employer.roles.sort((a, b) => endOf(b, nextYear) - endOf(a, nextYear));
    const starts = employer.roles.flatMap(({ start }) => start ?? []);
    employer.start = starts.sort((a, b) => yearsOf(a) - yearsOf(b))[0];
    employer.end = employer.roles[0]?.end;
  }
  return employers.sort((a, b) => endOf(b, nextYear) - endOf(a, nextYear));
}

/** The gaps of more than one year between roles, from the last degree before them, or else the first role, to today. */
export function gapYearsOf({ roles, education }: CareerFacts): { from: number; to: number }[] {
  const spans = roles
    .flatMap(({ start, end }) =>
      start ? [{ from: start.year, to: end === 'present' ? thisYear() : (end?.year ?? start.year) }] : [],
    )
    .sort((a, b) => a.from - b.from);
  const [first] = spans;
  if (!first) return [];
  const degrees = education.flatMap(({ end }) => (end && end.year <= first.from ? end.year : []));
  const gaps: { from: number; to: number }[] = [];
  let coveredUntil = degrees.length > 0 ? Math.max(...degrees) : first.from;
  for (const { from, to } of [...spans, { from: thisYear(), to: thisYear() }]) {
    if (from - coveredUntil > 1) gaps.push({ from: coveredUntil, to: from });
    coveredUntil = Math.max(coveredUntil, to);
  }
  return gaps;
}

/** The gaps in a career, without those about which its owner has said that nothing is missing. */
export function gapsOf({ facts, mends }: EditedRecord): Gap[] {
  const settledIds = new Set(mends.map(({ doubt }) => doubt));
  return gapYearsOf(facts)
    .map(({ from, to }): Gap => ({ kind: 'gap', id: `${GAP_PREFIX}${from}-${to}`, from, to }))
    .filter(({ id }) => !settledIds.has(id));
}

/**
 * Employers and gaps, newest first.
 * @param roleBeforeEditing the role whose form is open, as it was when that was opened: the role keeps its place while
 * its employer and dates are typed
 */
export function employersAndGaps(
  edits: EditedRecord,
  roleBeforeEditing: RoleFact | null = null,
): (Employer | Gap)[] {
  const roles = edits.facts.roles.map((role) =>
    role.id === roleBeforeEditing?.id ? roleBeforeEditing : role,
  );
  const currentRoleById = new Map(edits.facts.roles.map((role) => [role.id, role]));
  const employers = employersOf({ ...edits.facts, roles }).map((employer) => ({
    ...employer,
    roles: employer.roles.map((role) => currentRoleById.get(role.id) ?? role),
  }));
  const rows: (Employer | Gap)[] = [...employers, ...gapsOf(edits)];
  // A gap is directly below the role that ends it, even if that role ended at the same time.
  const orderKeyOf = (row: Employer | Gap) =>
    row.kind === 'gap' ? row.to - 0.01 : endOf(row, thisYear() + 1);
  return rows.sort((a, b) => orderKeyOf(b) - orderKeyOf(a));
}
