/** Separates posts with dates of their own that the text of a longer post lists. */
import type { RoleFact, StatementFact } from '@/shared/record/facts';
import { findDates, months } from './dates/dates';
import type { FactsBuilder } from './facts-builder';
import { titleScore } from './vocabulary/titles';

/** Minimum number of lines with dates and a title: a single one may be about something else. */
const MIN_POSTS = 2;
/** Maximum length of the title of such a line, with what may follow it; longer ones are sentences. */
const MAX_TITLE_CHARACTERS = 90;
/** Minimum score of a title, and of one beside certain ones. */
const CERTAIN_TITLE_SCORE = 2;
const MIN_TITLE_SCORE = 1;
/** Signs between the dates and the title: 'Mar 2006 - May 2009: Buyer', 'Buyer (2006 - 2009)'. */
const SIGNS_AT_ENDS_PATTERN = /^[\s:;,|()[\]•·–—-]+|[\s:;,|()[\]•·–—-]+$/gu;

interface DatedTitle {
  title: string;
  start: NonNullable<RoleFact['start']>;
  end: NonNullable<RoleFact['end']>;
}

/** The title and the dates that a line consists of; undefined for any other line. */
function datedTitleIn(text: string): DatedTitle | undefined {
  const [dates, ...others] = findDates(text);
  if (!dates?.range || !dates.start || !dates.end || others.length > 0) return undefined;
  const [before, after] = [text.slice(0, dates.index), text.slice(dates.index + dates.length)].map((part) =>
    part.replace(SIGNS_AT_ENDS_PATTERN, ''),
  );
  const title = before === '' ? after : after === '' ? before : undefined;
  return title &&
    title.length <= MAX_TITLE_CHARACTERS &&
    /^\p{Lu}/u.test(title) &&
    !/[.!?]$/.test(title) &&
    titleScore(title) >= MIN_TITLE_SCORE
    ? { title, start: dates.start, end: dates.end }
    : undefined;
}

/** Whether the dates lie within those of the role; an end of 'present' was true when the line was written. */
function isWithin({ start, end }: DatedTitle, role: RoleFact): boolean {
  if (!role.start || !role.end) return false;
  const last = role.end === 'present' ? Number.POSITIVE_INFINITY : months(role.end);
  return months(start) >= months(role.start) && (end === 'present' || months(end) <= last);
}

/**
 * The posts that the text of a role lists below lines with a title and dates, each with the statements below its line;
 * only the role itself if there are none. What stands above the first such line is about the whole time.
 */
export function separateDatedPosts(builder: FactsBuilder, role: RoleFact): RoleFact[] {
  const linesAbove: StatementFact[] = [];
  const posts: RoleFact[] = [];
  for (const statement of role.statements) {
    const found = datedTitleIn(statement.value);
    if (!found || !isWithin(found, role)) {
      (posts.at(-1)?.statements ?? linesAbove).push(statement);
      continue;
    }
    const isSameTitle = found.title.toLowerCase().startsWith(role.title.toLowerCase());
    posts.push({
      ...role,
      id: builder.id('role'),
      title: isSameTitle ? role.title : found.title,
      start: found.start,
      end: found.end === 'present' && role.end ? role.end : found.end,
      spans: [...statement.spans, ...role.spans],
      statements: [],
    });
  }
  const certain = posts.filter(
    ({ title }) => title === role.title || titleScore(title) >= CERTAIN_TITLE_SCORE,
  );
  if (certain.length < MIN_POSTS) return [role];
  return linesAbove.length > 0 ? [{ ...role, statements: linesAbove }, ...posts] : posts;
}
