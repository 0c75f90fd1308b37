/**
 * Reads lists of certificates divided by dates: years as labels above lists with dots, and dates in a column of their
 * own.
 */
import type { TextFact } from '@/shared/record/facts';
import type { DocumentLine } from '../../layout/line';
import { saysCertificate } from '../../vocabulary/certificate-issuers';
import { isPlace } from '../../vocabulary/places';
import { isDetail, isOnlyDate } from '../lists/list-details';
import { wrapGap } from '../lists/wrap-gap';
import { createLineWithText } from './certificate-lines';

const DOT_PATTERN = /\s[·•]\s/u;
/** Minimum number of years that stand above certificates as labels. */
const MIN_YEARS = 2;
/** Minimum number of dates alone in their column. */
const MIN_DATES_ALONE = 3;
/** Lines of one row are less than this apart, in font sizes. */
const MAX_ROW_GAP_FONT_SIZES = 0.3;
/** A line that goes on is less than this below the one above, in font sizes. */
const MAX_WRAP_GAP_FONT_SIZES = 1.5;

/**
 * The certificates of each year, each with its year before it, where years stand above lists with dots: '2024' over
 * 'Crane Safety · Cargo Law'. Other lines are returned as they are.
 */
export function separateYears(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const years = lines.filter(({ text }) => isOnlyDate(text));
  const isYearFirst =
    lines[0] !== undefined && years[0] === lines[0] && !isOnlyDate(lines.at(-1)?.text ?? '');
  if (!isYearFirst || years.length < MIN_YEARS) return lines;
  const groups: { year: DocumentLine; lists: DocumentLine[] }[] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const above = group?.lists.at(-1);
    if (years.includes(line) || !group) groups.push({ year: line, lists: [] });
    else if (above && DOT_PATTERN.test(above.text) && !line.bullet && line.gap < MAX_WRAP_GAP_FONT_SIZES)
      group.lists[group.lists.length - 1] = { ...above, text: `${above.text} ${line.text}` };
    else group.lists.push(line);
  }
  const isList = ({ text }: DocumentLine) =>
    DOT_PATTERN.test(text) && text.split(DOT_PATTERN).every((part) => !isDetail(part) && !isPlace(part));
  if (!groups.some(({ lists }) => lists.some(isList))) return lines;
  return groups.flatMap(({ year, lists }) =>
    lists.flatMap((list) =>
      (isList(list) ? list.text.split(DOT_PATTERN) : [list.text]).map((name) => ({
        ...createLineWithText(list)(`${year.text} ${name}`),
        cells: [name],
      })),
    ),
  );
}

/**
 * The lines with each date beside its certificate, where the layout set both as lines of their own, without the dates
 * of several rows in one cell, and with the lines of a name that wraps joined.
 */
export function joinDateColumn(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const dates = lines.filter(
    ({ text }, at) => isOnlyDate(text) && (lines[at + 1]?.gap ?? Infinity) < MAX_ROW_GAP_FONT_SIZES,
  );
  if (dates.length < MIN_DATES_ALONE) return lines;
  const rows: DocumentLine[] = [];
  lines.forEach((line, at) => {
    const above = lines[at - 1];
    if (dates.includes(line)) return;
    const [first = '', ...names] = line.cells;
    if (above && dates.includes(above))
      rows.push(rowOf(line, isOfSeveralRows(above.text) ? [] : [above.text], line.cells, above.gap));
    else if (names.length > 0) rows.push(rowOf(line, isOfSeveralRows(first) ? [] : [first], names, line.gap));
    else rows.push(line);
  });
  const gap = wrapGap(rows);
  return rows.reduce<DocumentLine[]>((joined, row) => {
    const last = joined.at(-1);
    if (last && row.cells.length === 1 && row.gap < gap) {
      const cells = [...last.cells.slice(0, -1), `${last.cells.at(-1)} ${row.text}`];
      joined[joined.length - 1] = { ...last, text: cells.join(' '), cells };
    } else joined.push(row);
    return joined;
  }, []);
}

/** Whether a text has dates of several rows: 'Mai 2016 April 2015'. */
const isOfSeveralRows = (text: string) => /\b(?:19|20)\d\d\s+\p{L}+\s+(?:19|20)\d\d\b/u.test(text);

const rowOf = (
  line: DocumentLine,
  date: readonly string[],
  names: readonly string[],
  gap: number,
): DocumentLine => ({ ...line, cells: [...date, ...names], text: [...date, ...names].join(' '), gap });

/** A course, seminar or workshop of some days, or one without an examination. */
const SHORT_COURSE_PATTERN =
  /(?<!\p{L})(?:kurse?|seminar|workshop|\d{1,2}[ -](?:tägig\p{L}{0,2}|days?) (?:training|course))(?!\p{L})/iu;
/** Minimum share of a list that calls itself a certificate, so that the courses in it are none. */
const MIN_SHARE_OF_CERTIFICATES = 0.3;

/** The certificates of a list of courses and certificates, where enough of them tell themselves apart from courses. */
export function withoutShortCourses<T extends TextFact>(certificates: readonly T[]): readonly T[] {
  const isNamed = ({ value }: T) => saysCertificate(value);
  const isCourse = (fact: T) =>
    SHORT_COURSE_PATTERN.test(fact.spans[0]?.quote ?? fact.value) && !isNamed(fact);
  return certificates.filter(isNamed).length >= certificates.length * MIN_SHARE_OF_CERTIFICATES
    ? certificates.filter((fact) => !isCourse(fact))
    : certificates;
}
