/**
 * Removes headings over several posts with the years of them all: 'Early Career ¦ 2010 - 2017', '[Earlier roles]
 * 1998-2006'. Also recognises headings of posts at other employers than the one above.
 */
import { findDates } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { namesEarlierPosts } from '../../vocabulary/earlier-posts';

/**
 * The lines without headings over several posts, whose years belong to no single post. If the heading of the section is
 * such a heading, the years beside it are removed. Above undated posts a heading stays, without its years.
 */
export function removeGroupHeadings(
  lines: readonly DocumentLine[],
  heading: string,
): readonly DocumentLine[] {
  const isYears = (line: DocumentLine) =>
    line.shared === true && groupHeadingOf(line, `${heading} ${line.text}`) !== undefined;
  return lines.some((line) => groupHeadingOf(line) !== undefined || isYears(line))
    ? lines.flatMap((line, at) => {
        const text = groupHeadingOf(line);
        const isOfUndated =
          text !== undefined && !lines.slice(at + 1, at + 1 + MAX_LINES_TO_DATES).some(isDated);
        if (isOfUndated && at + 1 < lines.length) return [{ ...line, text, cells: [text] }];
        return text !== undefined || isYears(line) ? [] : [line];
      })
    : lines;
}

/** Number of lines below a heading in which the dates of its first post are expected. */
const MAX_LINES_TO_DATES = 3;
const isDated = ({ text }: DocumentLine) => findDates(text).some(({ range }) => range);

/** The words of a heading of several posts, without its years; undefined for other lines. */
function groupHeadingOf({ bullet, text: lineText }: DocumentLine, text = lineText): string | undefined {
  if (bullet || text.length > MAX_HEADING_CHARACTERS) return undefined;
  const range = findDates(text).find((date) => date.range);
  if (!range) return undefined;
  const rest = `${text.slice(0, range.index)} ${text.slice(range.index + range.length)}`
    .replace(/(?<![\s|,:–-])[\s|,:–-]+$/u, '')
    .replace(/^[\s|,:–-]+|\(\s*\)$/gu, '')
    .trim();
  return namesEarlierPosts(rest) ? rest : undefined;
}

const MAX_HEADING_CHARACTERS = 70;

/** The heading of a group of posts ('Freelance'), below which an employer above no longer applies. */
const OTHER_WORK_PATTERN =
  /^(?:free-?lanc(?:e|er|ing)|self[- ]employ(?:ed|ment)|independent|internships?|volunteer(?:ing)?|contract(?:or|ing)?|consulting)(?: (?:work|experience|projects?|positions?|jobs?))?\s?:?$/i;

/** Whether a line begins a group of posts at other employers than the one above. */
export const startsOtherEmployers = (text: string): boolean => OTHER_WORK_PATTERN.test(text.trim());
