/** Recognises entries of a career that sum up several roles, so that their title was not held all the time. */

import type { RoleFact } from '@/shared/record/facts';
import { namesPerson, seniorityRankOf } from '../language/vocabulary/titles';

/** Words that show that one entry covers several roles. */
const SEVERAL_ROLES_PATTERN =
  /\b(?:series of|various|several|multiple|progressive|increasing(?:ly)?|different|number of) (?:\S+ ){0,3}(?:roles|positions|posts|responsibilit\w+|promotions?|assignments)\b|\b(?:promoted|progressed|rose|advanced|culminating)\b/i;
/** An entry under a senior title that spans this many years or more may cover several promotions. */
const MIN_SERIES_YEARS = 12;
/** A title of this rank or a higher one is senior: it is rarely anybody's first. */
const MIN_SENIOR_RANK = 3;

const DATE_SOURCE = String.raw`(?:\p{L}{3,9}\.?\s|\d{1,2}[/.])?(?:19|20)\d\d`;
const RANGE_SOURCE = `${DATE_SOURCE}\\s?(?:[-–—]|to|until)\\s?(?:${DATE_SOURCE}|present|today|now|current|date)`;
/** A line of a title and its years: 'Mar 2006 - May 2009: Head of Rail', 'Yard Manager (2009 - 2010)'. */
const DATED_TITLE_PATTERN = new RegExp(
  `^\\W{0,3}${RANGE_SOURCE}\\)?\\s?[:,|–—-]?\\s?(\\p{Lu}[^.;]{2,70})$|^\\W{0,3}(\\p{Lu}[^.;\\d]{2,70}?)[\\s,:|(–—-]{1,4}${RANGE_SOURCE}\\)?$`,
  'iu',
);
/** Maximum length of a line that only names a title and its years. */
const MAX_LINE_CHARACTERS = 120;

/**
 * Whether the description of an entry names another title with years of its own, so that its title was not held all the
 * time.
 */
export const listsDatedTitles = (role: RoleFact): boolean =>
  role.statements.some(({ value }) => {
    const [, after, before] =
      value.length <= MAX_LINE_CHARACTERS ? (DATED_TITLE_PATTERN.exec(value.trim()) ?? []) : [];
    const title = after ?? before;
    return title !== undefined && namesPerson(title) && title.toLowerCase() !== role.title.toLowerCase();
  });

/** Whether an entry may summarise several roles, so that the person may have begun with another title. */
export function isSeries(role: RoleFact, all: readonly RoleFact[]): boolean {
  const latest = Math.max(
    ...all.map(({ start, end }) => (typeof end === 'object' ? end.year : (start?.year ?? 0))),
  );
  const end = typeof role.end === 'object' ? role.end.year : latest;
  const isLongSeniorRole =
    role.start !== undefined &&
    end - role.start.year >= MIN_SERIES_YEARS &&
    seniorityRankOf(role.title) >= MIN_SENIOR_RANK;
  return (
    isLongSeniorRole ||
    listsDatedTitles(role) ||
    /[/&]| and /.test(role.title) ||
    role.statements.some(({ value }) => SEVERAL_ROLES_PATTERN.test(value))
  );
}
