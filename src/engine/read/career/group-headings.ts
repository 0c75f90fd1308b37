/** Headings of several posts with the years of all: 'Early Career ¦ 2010 - 2017', '[Earlier roles] 1998-2006'. */
import { findDates } from '../dates/dates';
import type { DocumentLine } from '../layout/line';

const GROUP =
  /^[[(]?(?:early|earlier|previous|prior|other|additional|further|past)(?: (?:relevant|professional|work|employment))? (?:career|careers|experience|experiences|employment|employments|roles|positions|posts|jobs|history)[\])]?$/iu;

/**
 * The lines without headings of several posts, whose years are of none of them, and without the years beside the
 * heading of the section if that is one.
 */
export function removeGroupHeadings(
  lines: readonly DocumentLine[],
  heading: string,
): readonly DocumentLine[] {
  const isYears = (line: DocumentLine) =>
    line.shared === true && isGroupHeading(line, `${heading} ${line.text}`);
  return lines.some((line) => isGroupHeading(line) || isYears(line))
    ? lines.filter((line) => !isGroupHeading(line) && !isYears(line))
    : lines;
}

function isGroupHeading({ bullet, text: own }: DocumentLine, text = own): boolean {
  if (bullet || text.length > MAX_HEADING) return false;
  const range = findDates(text).find((date) => date.range);
  if (!range) return false;
  const rest = `${text.slice(0, range.index)} ${text.slice(range.index + range.length)}`;
  return GROUP.test(
    rest
      .replace(/(?<![\s|,:–-])[\s|,:–-]+$/u, '')
      .replace(/^[\s|,:–-]+|\(\s*\)$/gu, '')
      .trim(),
  );
}

const MAX_HEADING = 70;

/** The heading of a group of posts ('Freelance'), below which an employer above no longer applies. */
const OTHER_WORK =
  /^(?:free-?lanc(?:e|er|ing)|self[- ]employ(?:ed|ment)|independent|internships?|volunteer(?:ing)?|contract(?:or|ing)?|consulting)(?: (?:work|experience|projects?|positions?|jobs?))?\s?:?$/i;

/** Whether a line begins a group of posts at other employers than the one above. */
export const startsOtherEmployers = (text: string): boolean => OTHER_WORK.test(text.trim());
