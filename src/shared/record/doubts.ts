/** The open questions of a record: those found while reading, and those that follow from the facts themselves. */

import type { CareerRecord, FoundDoubt, Lookalike } from './career-record';
import type { RoleDates, RoleFact, YearMonth } from './facts';

/** A question about one role. */
export type Doubt = {
  /** The same for the same question, so that an answer can refer to it. */
  id: string;
  role: RoleFact;
  /** The number of lines that the answer affects: the role itself, and each of its statements. */
  lines: number;
} & (
  | { kind: 'employer'; value: string; looks: Lookalike }
  | { kind: 'role'; post?: boolean }
  | { kind: 'same-employer'; value: string; other: string }
  | { kind: 'no-employer' }
  | { kind: 'no-title' }
  | { kind: 'no-dates' }
  | { kind: 'dates'; statedDates: RoleDates[] }
);

/** The id of a question about a role. */
export const doubtIdOf = (kind: Doubt['kind'], role: RoleFact): string => `${kind}:${role.id}`;

/** Maximum number of questions shown at once; 'N more' shows the rest. */
export const MAX_SHOWN_DOUBTS = 5;

/** The open doubts, those that affect the most lines first. */
export function openDoubts(record: CareerRecord): Doubt[] {
  const settledIds = new Set(record.mends.flatMap(({ doubt }) => doubt ?? []));
  const foundDoubtByRole = new Map(record.doubts.map((doubt) => [doubt.role, doubt] as const));
  return record.facts.roles
    .flatMap((role) => doubtsOf(role, foundDoubtByRole.get(role.id), record))
    .filter(({ id }) => !settledIds.has(id))
    .map((doubt, index) => ({ doubt, at: index }))
    .sort((a, b) => b.doubt.lines - a.doubt.lines || a.at - b.at)
    .map(({ doubt }) => doubt);
}

function doubtsOf(role: RoleFact, foundDoubt: FoundDoubt | undefined, record: CareerRecord): Doubt[] {
  const lines = 1 + role.statements.length;
  const doubtOf = <K extends Doubt['kind']>(kind: K) => ({ id: doubtIdOf(kind, role), kind, role, lines });
  const doubts: Doubt[] = [];
  const ownFields = role.own ?? [];
  if (
    foundDoubt?.kind === 'employer' &&
    foundDoubt.value === role.organisation &&
    !ownFields.includes('organisation')
  ) {
    doubts.push({ ...doubtOf('employer'), value: foundDoubt.value, looks: foundDoubt.looks });
  }
  // Otherwise the question for the missing title covers this one.
  const isTitleKnownOrOptional =
    role.title !== '' || role.organisation === '' || role.kind === 'volunteering';
  if (foundDoubt?.kind === 'role' && ownFields.length === 0 && isTitleKnownOrOptional)
    doubts.push({ ...doubtOf('role'), ...(foundDoubt.post && { post: true }) });
  if (foundDoubt?.kind === 'same-employer' && areBothEmployers(foundDoubt, record)) {
    const rolesOfEmployer = record.facts.roles.filter(
      ({ organisation }) => organisation === foundDoubt.value,
    );
    const affectedLines = rolesOfEmployer.reduce((sum, each) => sum + 1 + each.statements.length, 0);
    doubts.push({
      ...doubtOf('same-employer'),
      value: foundDoubt.value,
      other: foundDoubt.other,
      lines: affectedLines,
    });
  }
  // A volunteer's entry may have neither employer nor title.
  if (!role.organisation && role.kind !== 'volunteering') doubts.push(doubtOf('no-employer'));
  else if (!role.title) doubts.push(doubtOf('no-title'));
  if (!role.start && !role.end && role.title && role.organisation) doubts.push(doubtOf('no-dates'));
  const statedDates = datesBySource(role, record);
  if (statedDates.length > 1) doubts.push({ ...doubtOf('dates'), statedDates });
  return doubts;
}

const areBothEmployers = (names: { value: string; other: string }, { facts }: CareerRecord) =>
  [names.value, names.other].every((name) => facts.roles.some(({ organisation }) => organisation === name));

/** The dates that each source gives for a role if sources disagree, else none. */
function datesBySource(role: RoleFact, { facts }: CareerRecord): RoleDates[] {
  if (!role.otherDates?.length || !role.start) return [];
  const others = new Set(role.otherDates.map(({ source }) => source));
  const source = role.spans.find((span) => !others.has(span.source))?.source;
  const first = facts.sources.find(({ id }) => id === source)?.id ?? '';
  return [{ source: first, start: role.start, end: role.end }, ...role.otherDates];
}

/** Whether two sources give different years for the same date. Different months are not worth a question. */
export function yearsDiffer(
  a: YearMonth | 'present' | undefined,
  b: YearMonth | 'present' | undefined,
): boolean {
  if (!a || !b || a === b) return false;
  if (a === 'present' || b === 'present') return true;
  return a.year !== b.year;
}
