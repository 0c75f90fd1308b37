/**
 * Recognises a LinkedIn profile that was printed or copied from its page in a browser, with the page's own menus,
 * in place of the file that LinkedIn's 'Save to PDF' gives.
 */
import { findDates, isDuration } from '../dates/dates';
import type { DocumentLine } from '../layout/line';

/** Texts of the page that nobody writes into a resume. */
const PAGE_TEXT_PATTERNS: readonly RegExp[] = [
  /^Home My Network Jobs\b/,
  /(?:^|· )Contact info$/,
  /^[\d,.+]+ (?:connections|followers)$/,
  /^Show all (?:\d+ )?(?:skills|experiences|educations?|licenses|posts|activity|analytics|projects)/,
  /^(?:Private to you|People also viewed|People you may know|Who your viewers also viewed|More profiles for you)$/,
  /^Profile language$/,
  /\band \+\d+ skills?$/,
];
/** Different texts of the page that have to occur: one alone could be a quotation. */
const MIN_TEXTS = 3;

/** Whether the lines are those of a profile's page on LinkedIn. */
export function isLinkedInPage(lines: readonly DocumentLine[]): boolean {
  const matching = PAGE_TEXT_PATTERNS.filter((text) => lines.some((line) => text.test(line.text)));
  return matching.length >= MIN_TEXTS && lines.some(({ text }) => isPageDates(text));
}

/** Whether a line has an entry's dates as the page writes them: 'Sep 2024 - Present · 9 mos'. */
export function isPageDates(text: string): boolean {
  const [dates = '', duration, ...more] = text.split(' · ');
  if (duration === undefined || more.length > 0 || !isDuration(duration)) return false;
  const [range] = findDates(dates);
  return range !== undefined && range.index === 0 && range.length >= dates.trim().length - 1;
}
