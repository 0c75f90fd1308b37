/** Splits lines that state several posts, or a post and its achievements, into one line for each. */
import { type DateRange, findDates } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { titleScore } from '../../vocabulary/titles';
import { startsWithAction } from '../sentences/action-sentences';

/** Maximum characters of a line that is split, and of a post in it. */
const MAX_SPLIT_LINE_CHARACTERS = 600;
const MAX_POST_CHARACTERS = 110;
/** The gap above each further part of a line that was split, in font sizes. */
const PARAGRAPH_GAP_FONT_SIZES = 1.2;

/** A label before the posts of a line: 'Earlier positions: Buyer', 'Previously: Buyer'. */
const EARLIER_POSTS_LABEL_PATTERN =
  /^(?:(?:earlier|early|previous|prior|other|former|further|additional)\b[^:,;.]{0,40}|previously|formerly):\s+(?=\p{Lu})/iu;
/** A label before earlier employers with their years: 'Expériences antérieures : Nordhav (2012-2013)'. */
const EARLIER_EMPLOYERS_LABEL_PATTERN =
  /^(?:(?:earlier|early|previous|prior|other|former|further|additional) (?:work |professional )?(?:experiences?|employers?|employment|companies|career)|(?:autres )?expériences (?:professionnelles )?(?:antérieures|précédentes)|frühere (?:arbeitgeber|stationen|tätigkeiten)|(?:experiencias?|empleos) anteriores|esperienze precedenti|experiências anteriores)\s?:\s+(?=\p{Lu})/iu;
/** An employer with its years in brackets, among others in a line. */
const EMPLOYER_IN_LIST_PATTERN = /^\p{Lu}[^():;]{1,50} \((?:19|20)\d{2}\s?[–-]\s?(?:19|20)\d{2}\)$/u;
/** Minimum number of employers with years in a line that lists them. */
const MIN_LISTED_EMPLOYERS = 2;

/** The earlier employers that a line lists with their years: 'Previous experience: Nordhav (2012-2013), ...'. */
function splitEarlierEmployers(text: string): string[] | undefined {
  const label = EARLIER_EMPLOYERS_LABEL_PATTERN.exec(text)?.[0];
  if (label === undefined) return undefined;
  const items = text.slice(label.length);
  const end = /\)\.(?:\s|$)/u.exec(items)?.index;
  const employers = items.slice(0, end === undefined ? undefined : end + 1).split(/(?<=\)),\s/u);
  const rest = end === undefined ? '' : items.slice(end + 2).trim();
  return employers.length >= MIN_LISTED_EMPLOYERS &&
    employers.every((employer) => EMPLOYER_IN_LIST_PATTERN.test(employer) && titleScore(employer) === 0)
    ? [...employers, ...(rest === '' ? [] : [rest])]
    : undefined;
}

/** The end of a post after its dates, before another one: '), Buyer', '; Buyer', ' | Buyer'. */
const BETWEEN_POSTS_PATTERN = /^\s?[)\]]?\s?(?:[,;|•·/]|and\b|[–—-]\s)\s*(?=\p{Lu})/u;
/** The end of a post after its dates, before its achievements: '). Led 30 people', ': Built the channel'. */
const BEFORE_DUTIES_PATTERN =
  /^\s?[)\]]?\s?(?:[.:]\s+(?=\p{Lu}\p{Ll}+ \S+ \S)|:\s+(?=\p{Ll}{3,} \S+ \S)|\s[–—-]\s+(?=\p{Lu}\p{Ll}+ \S+ \S))/u;

/** An item of a list of engagements: its client, its dates in brackets, the title, and the work. */
const ENGAGEMENT_PATTERN =
  /^(\p{Lu}[^():.]{1,60} \([^()]{4,30}\),? )(\p{Lu}[^:.]{2,60})(?:[:.]\s+(.{3,}))?$/u;
/** Minimum number of items in a list of engagements. */
const MIN_ENGAGEMENTS = 2;

/** The post of an engagement, and its work: 'Nordhav Health (2021), Interim CFO: prepared the sale'. */
function splitEngagement(text: string): string[] | undefined {
  if (text.length > MAX_SPLIT_LINE_CHARACTERS) return undefined;
  const [, client = '', title = '', work] = ENGAGEMENT_PATTERN.exec(text) ?? [];
  const isOne = titleScore(title) >= 2 && titleScore(client) === 0 && findDates(client).length === 1;
  return isOne ? [client + title, ...(work ? [work] : [])] : undefined;
}

/** An employer with all its years in brackets, in a line of its own: 'NORDHAV FOODS, Oslo (2002-2010)'. */
const EMPLOYER_WITH_YEARS_PATTERN = /^\p{Lu}[^()]{2,90} \((?:[^()\d]{0,12}\d{4}\D{1,14}\d{4}|\d{4})\)$/u;
/** A title without dates at the beginning of an item, before the work: 'Sales Representative : opened ten shops'. */
const TITLE_BEFORE_WORK_PATTERN = /^(\p{Lu}[^:.;()\d]{3,60}?)\s?:\s(?=\S)/u;
/** Minimum number of employers with their years in brackets that show this layout in a section. */
const MIN_EMPLOYERS_WITH_YEARS = 2;

/** The title and the work of the first item below an employer with its years, which are those of the title. */
function splitUndatedTitle(
  { text, bullet }: DocumentLine,
  above: DocumentLine | undefined,
): string[] | undefined {
  if (!bullet || !above || !isEmployerWithYears(above) || findDates(text).some(({ range }) => range))
    return undefined;
  const [opening = '', title = ''] = TITLE_BEFORE_WORK_PATTERN.exec(text) ?? [];
  return titleScore(title) >= 2 && !startsWithAction(title) ? [title, text.slice(opening.length)] : undefined;
}

const isEmployerWithYears = ({ text, bullet }: DocumentLine): boolean =>
  !bullet && EMPLOYER_WITH_YEARS_PATTERN.test(text) && titleScore(text) === 0;

/** The lines, each with one post at most. */
export function splitPosts(given: readonly DocumentLine[]): DocumentLine[] {
  const isList = given.filter(({ text }) => splitEngagement(text)).length >= MIN_ENGAGEMENTS;
  const haveYears = given.filter(isEmployerWithYears).length >= MIN_EMPLOYERS_WITH_YEARS;
  return given.flatMap((line, at) => {
    const isWhole = line.cells.length === 1 && line.text.length <= MAX_SPLIT_LINE_CHARACTERS;
    const parts = isWhole
      ? (isList && splitEngagement(line.text)) ||
        (haveYears && splitUndatedTitle(line, given[at - 1])) ||
        splitEarlierEmployers(line.text) ||
        splitPostLine(line.text)
      : [];
    if (parts.length === 0) return [line];
    return parts.map((text, index) => ({
      ...line,
      text,
      cells: [text],
      // A post is not a list item among the duties of another.
      bullet: line.bullet && index > 0,
      ...(index > 0 && { gap: PARAGRAPH_GAP_FONT_SIZES }),
    }));
  });
}

/** The parts of a line that has to be split; empty for any other line. */
function splitPostLine(text: string): string[] {
  const start = EARLIER_POSTS_LABEL_PATTERN.exec(text)?.[0].length ?? 0;
  const dates = findDates(text);
  const ranges = dates.filter(({ range }) => range);
  const [first] = ranges;
  if (!first) {
    const [date] = dates;
    return start === 0 && date && dates.length === 1 && isYearOfPost(text, date.index)
      ? splitDuties(text, date.index + date.length)
      : [];
  }
  if (ranges.length === 1) return start === 0 ? splitDuties(text, first.index + first.length) : [];
  const withField = start === 0 ? splitDutiesOfFields(text, first, ranges.at(-1) ?? first) : [];
  if (withField.length > 0) return withField;
  const posts: string[] = [];
  let from = start;
  for (const [at, { index, length }] of ranges.entries()) {
    const end = index + length;
    const between = BETWEEN_POSTS_PATTERN.exec(text.slice(end));
    if (!isPost(text.slice(from, index)) || (!between && at < ranges.length - 1)) return [];
    const closing = /^\s?[)\]]/.exec(text.slice(end))?.[0].length ?? 0;
    posts.push(text.slice(from, end + closing).trim());
    from = end + (between?.[0].length ?? closing);
  }
  return /^[\s.;,]*$/u.test(text.slice(from)) ? posts : [];
}

/**
 * The post and the work of a line whose title has several fields with dates of their own: 'Buyer, Fish (2005-2006) and
 * Meat (2002-2003): bought ...'. It is read with the first of them.
 */
function splitDutiesOfFields(text: string, first: DateRange, last: DateRange): string[] {
  const parts = splitDuties(text, last.index + last.length);
  const further = text.slice(first.index + first.length, last.index);
  return parts.length > 0 && isPost(text.slice(0, first.index)) && titleScore(further) < 1 ? parts : [];
}

/** Whether a single date follows a title and its employer: 'Interim CEO, Nordhav Health (2021): prepared the sale'. */
function isYearOfPost(text: string, index: number): boolean {
  const before = text.slice(0, index);
  return (
    titleScore(before) >= 2 &&
    /[,–-]|\bat\b/u.test(before) &&
    /[(,]\s?$/u.test(before) &&
    !startsWithAction(before)
  );
}

/** The post that ends with the dates at `end`, and the work after it; empty if there is no post or no work. */
function splitDuties(text: string, end: number): string[] {
  const between = BEFORE_DUTIES_PATTERN.exec(text.slice(end))?.[0];
  if (between === undefined || !isPost(text.slice(0, end))) return [];
  const closing = /^\s?[)\]]/.exec(between)?.[0].length ?? 0;
  return [text.slice(0, end + closing), text.slice(end + between.length)];
}

/** Whether a text before dates is a title, perhaps with its employer. */
const isPost = (text: string) =>
  text.length <= MAX_POST_CHARACTERS &&
  /^\s*\p{Lu}/u.test(text) &&
  titleScore(text) >= 1 &&
  !/[.!?]\s+\p{Lu}\p{Ll}+ \p{Ll}/u.test(text);
