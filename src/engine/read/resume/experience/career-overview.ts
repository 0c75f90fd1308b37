/**
 * Removes an overview of posts without employers before the posts themselves: '2009 – 2012: Plant Manager (NO)' on the
 * first page and 'NORDHAV FOODS, OSLO' over 'Plant Manager ¦ 2009 – 2012' on the second.
 */
import { findRange } from '../../dates/dates';
import { comparableText } from '../../layout/comparable';
import type { DocumentLine } from '../../layout/line';
import { COMPANY_SCORE, organisationScore } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';
import type { HeadedLines } from '../headings/sections';
import { firstLineOfNewFlow } from './continued-posts';

/** Maximum characters of a line of an undated overview, which names the employer too. */
const MAX_UNDATED_LINE_CHARACTERS = 90;
/** An undated overview names at least this share of its posts as the dated section does. */
const MIN_REPEATED_SHARE = 1 / 3;
/** Minimum number of dated lines of an overview, and of its posts that are described elsewhere. */
const MIN_POSTS = 3;
/** An overview names at least this share of the posts that are described. */
const MIN_SHARE = 0.5;
/** Maximum characters of a line of an overview. */
const MAX_LINE_CHARACTERS = 70;
/** Minimum characters of a title that is searched for in an overview. */
const MIN_TITLE_CHARACTERS = 8;

/**
 * The sections without an overview of posts. The posts become a section of work, though they may begin without a
 * heading in a new column or page below another section.
 */
export function replaceOverview(sections: readonly HeadedLines[]): HeadedLines[] {
  for (const [index, overview] of sections.entries()) {
    if (isUndatedOverview(overview, sections.slice(index + 1)))
      return sections.map((each) => (each === overview ? { ...each, lines: [] } : each));
    if (!isOverview(overview)) continue;
    const titles = comparableText(overview.lines.map(({ text }) => text).join(' '));
    for (const [at, section] of sections.entries()) {
      if (at <= index) continue;
      const from = section.kinds[0] === 'experience' ? 0 : firstLineOfNewFlow(section);
      if (from === undefined || !describesPosts(section.lines.slice(from), titles)) continue;
      return sections.flatMap((each) => {
        if (each === overview) return [{ ...each, lines: [] }];
        if (each !== section || from === 0) return [each];
        return [
          { ...each, lines: each.lines.slice(0, from) },
          {
            kinds: ['experience'],
            heading: overview.heading,
            page: each.lines[from]?.page,
            lines: each.lines.slice(from),
          },
        ];
      });
    }
  }
  return [...sections];
}

/** Whether a section of work consists of short lines with dates, none of which names a company. */
const isOverview = ({ kinds, lines }: HeadedLines): boolean =>
  kinds[0] === 'experience' &&
  lines.filter(({ text }) => findRange(text) !== undefined).length >= MIN_POSTS &&
  lines.every(
    ({ text, bullet }) =>
      !bullet && text.length <= MAX_LINE_CHARACTERS && organisationScore(text) < COMPANY_SCORE,
  );

/**
 * Whether a section of work is a list of titles with employers and without dates, several of which stand with their
 * dates in a later section of work: 'Buyer, Nordhav Foods' above '2015 – 2019 ¦ Buyer, Nordhav Foods'.
 */
function isUndatedOverview({ kinds, lines }: HeadedLines, later: readonly HeadedLines[]): boolean {
  const posts = lines.filter(({ text }) => titleScore(text) >= 2);
  if (
    kinds[0] !== 'experience' ||
    posts.length < MIN_POSTS ||
    lines.length > posts.length + 1 ||
    lines.some(({ text }) => text.length > MAX_UNDATED_LINE_CHARACTERS || findRange(text) !== undefined)
  )
    return false;
  const dated = later
    .flatMap((section) => section.lines)
    .filter(({ text, bullet }) => !bullet && findRange(text) !== undefined)
    .map(({ text }) => comparableText(text));
  const repeated = posts.filter(({ text }) => dated.some((each) => each.includes(comparableText(text))));
  return repeated.length >= MIN_POSTS && repeated.length >= posts.length * MIN_REPEATED_SHARE;
}

/** Whether lines describe posts of which the overview has enough. */
function describesPosts(lines: readonly DocumentLine[], overview: string): boolean {
  const titles = lines.flatMap((line) => titleWithDates(line) ?? []);
  const known = titles.filter((title) => overview.includes(title));
  // What is no header has duties; a list without them is an overview too.
  return (
    known.length >= MIN_POSTS && known.length >= titles.length * MIN_SHARE && lines.length > titles.length * 2
  );
}

/** The title of a line with the title of a post and its dates, for comparison. */
function titleWithDates({ text, bullet }: DocumentLine): string | undefined {
  const range = bullet ? undefined : findRange(text);
  if (!range || text.length > MAX_LINE_CHARACTERS + range.length) return undefined;
  const title = comparableText(text.slice(0, range.index));
  return title.length >= MIN_TITLE_CHARACTERS && titleScore(text) > 0 ? title : undefined;
}
