import type { RoleFact } from '@/shared/record/facts';
import { seniorityRankOf } from '../language/vocabulary/titles';

/** Words that show that one entry covers several roles. */
const SEVERAL_ROLES_PATTERN =
  /\b(?:series of|various|several|multiple|progressive|increasing(?:ly)?|different|number of) (?:\S+ ){0,3}(?:roles|positions|posts|responsibilit\w+|promotions?|assignments)\b|\b(?:promoted|progressed|rose|advanced|culminating)\b/i;
/** Minimum length in years at which an entry under a senior title may cover several promotions. */
const LONG_ENTRY = 12;
/** The rank from which a title is senior: it is rarely anybody's first. */
const SENIOR_RANK = 3;

/** Whether an entry may summarise several roles, so that the person may have begun with another title. */
export function isSeries(role: RoleFact, all: readonly RoleFact[]): boolean {
  const latest = Math.max(
    ...all.map(({ start, end }) => (typeof end === 'object' ? end.year : (start?.year ?? 0))),
  );
  const end = typeof role.end === 'object' ? role.end.year : latest;
  const long =
    role.start !== undefined &&
    end - role.start.year >= LONG_ENTRY &&
    seniorityRankOf(role.title) >= SENIOR_RANK;
  return (
    long ||
    /[/&]| and /.test(role.title) ||
    role.statements.some(({ value }) => SEVERAL_ROLES_PATTERN.test(value))
  );
}
