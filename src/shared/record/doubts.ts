/** The open questions of a record: those found while reading, and those that follow from the facts themselves. */

import type { CareerRecord, FoundDoubt, Lookalike } from './career-record';
import type { RoleDates, RoleFact, YearMonth } from './facts';

/** A question about one role. */
export type Doubt = {
  /** Stays the same as long as the question does. */
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
  | { kind: 'dates'; given: RoleDates[] }
);

/** Questions shown at once; 'N more' shows the rest. */
export const DOUBTS_SHOWN = 5;

/** The open doubts, those that affect the most lines first. */
export function openDoubts(record: CareerRecord): Doubt[] {
  const settled = new Set(record.mends.flatMap(({ doubt }) => doubt ?? []));
  const found = new Map(record.doubts.map((doubt) => [doubt.role, doubt] as const));
  return record.facts.roles
    .flatMap((role) => doubtsOf(role, found.get(role.id), record))
    .filter(({ id }) => !settled.has(id))
    .map((doubt, at) => ({ doubt, at }))
    .sort((a, b) => b.doubt.lines - a.doubt.lines || a.at - b.at)
    .map(({ doubt }) => doubt);
}

function doubtsOf(role: RoleFact, found: FoundDoubt | undefined, record: CareerRecord): Doubt[] {
  const lines = 1 + role.statements.length;
  const of = <K extends Doubt['kind']>(kind: K) => ({ id: `${kind}:${role.id}`, kind, role, lines });
  const doubts: Doubt[] = [];
  const ownFields = role.own ?? [];
  if (
    found?.kind === 'employer' &&
    found.value === role.organisation &&
    !ownFields.includes('organisation')
  ) {
    doubts.push({ ...of('employer'), value: found.value, looks: found.looks });
  }
  // The question for a missing title covers this one.
  const isAsked = role.title !== '' || role.organisation === '' || role.kind === 'volunteering';
  if (found?.kind === 'role' && ownFields.length === 0 && isAsked)
    doubts.push({ ...of('role'), ...(found.post && { post: true }) });
  if (found?.kind === 'same-employer' && standsFor(found, record)) {
    const all = record.facts.roles.filter(({ organisation }) => organisation === found.value);
    const resting = all.reduce((sum, each) => sum + 1 + each.statements.length, 0);
    doubts.push({ ...of('same-employer'), value: found.value, other: found.other, lines: resting });
  }
  // A volunteer's entry may have neither employer nor title.
  if (!role.organisation && role.kind !== 'volunteering') doubts.push(of('no-employer'));
  else if (!role.title) doubts.push(of('no-title'));
  if (!role.start && !role.end && role.title && role.organisation) doubts.push(of('no-dates'));
  const statedDates = datesGiven(role, record);
  if (statedDates.length > 1) doubts.push({ ...of('dates'), given: statedDates });
  return doubts;
}

const standsFor = (found: { value: string; other: string }, { facts }: CareerRecord) =>
  [found.value, found.other].every((name) => facts.roles.some(({ organisation }) => organisation === name));

/** The dates that each source gives for a role, where sources disagree. */
function datesGiven(role: RoleFact, { facts }: CareerRecord): RoleDates[] {
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
