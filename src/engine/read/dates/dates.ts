/** Finds and parses dates, ranges of dates and durations, in the forms and languages that careers are written in. */
import type { YearMonth } from '@/shared/record/facts';
import { escapeRegExp } from '../../language/text/escape-reg-exp';
import { memoizeByText } from '../../language/text/memoize';
import { MONTH_BY_SEASON, MONTH_SOURCE, monthNumber, PRESENT_WORDS } from '../vocabulary/months';

/** A date range or single date in a text, at `index` and with `length`. */
export interface DateRange {
  start?: YearMonth;
  end?: YearMonth | 'present';
  index: number;
  length: number;
  /** False for a single date, which may be an end ('2016') or unrelated. */
  range: boolean;
}

const YEAR_SOURCE = '(?:19[4-9]\\d|20[0-4]\\d)';
/** Marks that replace the century of a year: '13, “16. */
const QUOTE_SOURCE = '[\'’‘“”`´′"]';
const SEASON_SOURCE = Object.keys(MONTH_BY_SEASON).join('|');
const PRESENT_SOURCE = [...PRESENT_WORDS]
  .sort((a, b) => b.length - a.length)
  .map(escapeRegExp)
  .join('|');
/** A letter that was typed by mistake between a month and its year, and is no word: 'June l 2011'. */
const STRAY_LETTER_SOURCE = '[b-df-hj-np-tv-xz]';
const LETTER_AFTER_SOURCE = '(?![\\p{L}])';
/**
 * The forms of a single date, more specific ones first: '2019년 3월', '3rd of May 2019', 'June l 2011', 'Summer 2018',
 * '05/2019', '2016'.
 */
const DATE_SOURCE = [
  `${YEAR_SOURCE}\\s?[年년]\\s?(?:\\d{1,2}\\s?[月월](?:\\s?\\d{1,2}\\s?[日일])?)?`,
  `(?:(?:0?[1-9]|[12]\\d|3[01])(?:\\s?(?:st|nd|rd|th)|\\.)?[\\s-]*(?:de\\s+|of\\s+)?)?(?:${MONTH_SOURCE})${LETTER_AFTER_SOURCE}\\.?(?:\\s+\\d{1,2}(?:(?:st|nd|rd|th)(?:\\s?,|-)?|\\s?,|-))?(?:[\\s,./-]*|\\s\u2013\\s?)(?:de\\s+|del\\s+|of\\s+)?(?:${QUOTE_SOURCE}?\\s?${YEAR_SOURCE}|${QUOTE_SOURCE}\\s?\\d{2})(?!\\d)(?:\\s?г\\.)?`,
  `(?:${MONTH_SOURCE})\\.?[-/ ]\\d{2}(?!\\d|st|nd|rd|th)`,
  `(?:${MONTH_SOURCE})\\.? ${STRAY_LETTER_SOURCE} ${YEAR_SOURCE}(?!\\d)`,
  `(?:${SEASON_SOURCE})[\\s,']*(?:of\\s+)?${YEAR_SOURCE}`,
  `${YEAR_SOURCE}[-/.](?:1[0-2]|0?[1-9])(?:[-/.](?:3[01]|[12]\\d|0?[1-9]))?(?!\\d)`,
  `(?:\\d{1,2}(?:[-/]|\\s?\\.\\s?))?\\d{1,2}\\s?[-/.]\\s?${YEAR_SOURCE}(?!\\d)`,
  `(?:0?[1-9]|[12]\\d|3[01]),(?:0?[1-9]|1[0-2]),\\s?${YEAR_SOURCE}(?!\\d)`,
  `(?:0?[1-9]|[12]\\d|3[01])/(?:0?[1-9]|[12]\\d|3[01])/\\d{2}(?![\\d/%])`,
  `(?:0?[1-9]|1[0-2])/${QUOTE_SOURCE}?\\d{2}(?![\\d/%])`,
  `${YEAR_SOURCE}(?:\\s+|-)(?:${MONTH_SOURCE})${LETTER_AFTER_SOURCE}(?![\\s,.'’]*\\d)`,
  `${YEAR_SOURCE}(?!\\d)`,
].join('|');
const DAY_SOURCE = '(?:0?[1-9]|[12]\\d|3[01])';
/** A date with its month, as a table has it: two of them in adjacent cells are a range. */
const DATE_IN_CELL_SOURCE = `(?:(?:${MONTH_SOURCE})\\.?[\\s,-]*${YEAR_SOURCE}|(?:${DAY_SOURCE}[/.])?(?:0?[1-9]|1[0-2])[/.]${YEAR_SOURCE}|(?:${MONTH_SOURCE})[-'’]\\d{2})(?!\\d)`;
/** A day before its month: '6 Oct', '6th of October'. */
const DAY_BEFORE_MONTH_SOURCE = `${DAY_SOURCE}(?:\\s?(?:st|nd|rd|th))?\\s(?:of\\s)?(?=${MONTH_SOURCE})`;
const SEPARATOR_SOURCE =
  "(?:\\s*,)?\\s*(?:[-\\u2010-\\u2015\\u2212~〜～→>/]+|(?<=\\d)to(?=\\d)|\\bto(?=\\d{1,2}[./-])|\\b(?:to till|to|until|untill|till|upto|up to|t/m|thru|through|bis|a|au|al|ate|hasta|fino|tot|til|till|do|по|и)\\b:?|(?:إلى|حتى|עד)|à|–)\\s*(?:\\b(?:to|bis|zum|the|le|la|el|o|l['’]|al|ad|au|a|por|по)\\b\\s*)?";
const SINCE_SOURCE = '(?:since|from|seit|ab|depuis|desde|dal|sedan|siden|od|с|sinds)';
/** Words that may precede the start of a range and belong to it: 'De mars 2020 à mai 2021', 'since 2019 - present'. */
const FROM_DATE_SOURCE = `(?:${SINCE_SOURCE}:?\\s+|(?:de|du|del|da|von|vom|van)\\s+|(?:de l|dall|d)['’]\\s?)`;
const DATE_RANGE_PATTERN = new RegExp(
  [
    `(?<![\\p{L}\\p{N}])${FROM_DATE_SOURCE}?(?<open>${DATE_SOURCE})(?:${SEPARATOR_SOURCE}|\\s+)\\(?(?<present>${PRESENT_SOURCE})${LETTER_AFTER_SOURCE}\\)?(?!\\s+(?:${MONTH_SOURCE})\\b)`,
    `(?<![\\p{L}\\p{N}])(?<dangling>${DATE_SOURCE})\\s*[\\u2013\\u2014-]\\s*(?=$|[)\\]|]|\\(\\d{1,2}\\+?\\s?(?:y|m|j|a))`,
    `(?<![\\p{L}\\p{N}])${FROM_DATE_SOURCE}?(?<from>${DATE_SOURCE})${SEPARATOR_SOURCE}(?:exp(?:ected)?\\.? )?(?<to>${DATE_SOURCE}|\\d{2}(?![\\d%./]|\\s(?:${MONTH_SOURCE})))`,
    `(?<![\\p{L}\\p{N}/.-])${FROM_DATE_SOURCE}?(?<fromCell>${DATE_IN_CELL_SOURCE})(?:\\s+|\\s?\\|\\s?)(?<toCell>${DATE_IN_CELL_SOURCE})`,
    `(?<![\\p{L}\\p{N}/.-])(?<fromNumber>0?[1-9]|1[0-2])\\s?[-\\u2010-\\u2015]\\s?(?<toNumber>0?[1-9]|1[0-2])[ /.](?<sameYear>${YEAR_SOURCE})(?!\\d)`,
    `(?<![\\p{L}\\p{N}])(?<fromShort>${QUOTE_SOURCE}\\d{2})\\s?[-\\u2010-\\u2015]\\s?(?<toShort>${QUOTE_SOURCE}\\d{2})(?!\\d)`,
    `(?<![\\p{L}\\p{N}])${FROM_DATE_SOURCE}?(?:${DAY_BEFORE_MONTH_SOURCE})?(?<fromMonth>${MONTH_SOURCE})\\.?\\s*(?:[-\\u2010-\\u2015]|\\bto\\b)\\s*(?:${DAY_BEFORE_MONTH_SOURCE})?(?<toMonth>(?:${MONTH_SOURCE})\\.?[\\s,]+${YEAR_SOURCE})`,
    `(?<![\\p{L}\\p{N}])${SINCE_SOURCE}\\s+(?<since>${DATE_SOURCE})(?!\\s+(?:to|till|until)\\s)`,
    `(?<=^\\s*)(?:von|vom)\\s+(?<alone>${DATE_SOURCE})(?=\\s*$)`,
    `(?<![\\p{L}\\p{N}/.$€£-])(?<single>${DATE_SOURCE})(?![\\p{L}\\p{N}%+])`,
  ].join('|'),
  'uy',
);

/**
 * The beginning of every alternative of `DATE_RANGE_PATTERN`. It is tried first, since it fails faster: the whole
 * pattern would try the long `DATE_SOURCE` once for nearly every alternative.
 */
const RANGE_START_PATTERN = new RegExp(
  `${DATE_SOURCE}|(?:0?[1-9]|1[0-2])\\s?[-\\u2010-\\u2015]|${QUOTE_SOURCE}\\d{2}|${DAY_BEFORE_MONTH_SOURCE}|${MONTH_SOURCE}|${FROM_DATE_SOURCE}`,
  'uy',
);

/** The first two letters of every word that may begin a date. */
const DATE_BEGINNINGS = new Set(
  [
    ...MONTH_SOURCE.split('|'),
    ...Object.keys(MONTH_BY_SEASON),
    ...SINCE_SOURCE.slice(3, -1).split('|'),
    'de',
    'du',
    'da',
    'd',
    'von',
    'van',
  ].map((word) => word.slice(0, 2)),
);
/** The beginning of a word or a number. */
const WORD_START_PATTERN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:\\d|${QUOTE_SOURCE}|\\p{L}(?:\\p{L}|\\d)?)`,
  'gu',
);

/**
 * A cheap test before the large patterns. Every date has a year in full, or two digits after a letter, a
 * slash or a quotation mark.
 */
const MAY_BE_DATED_PATTERN = /(?:19[4-9]|20[0-4])\d|[/'’‘“”`´′"\p{L}][.\s/-]{0,9}['’‘“”`´′"]?\s?\d\d/u;

/** All ranges and lone dates of a text, from left to right. */
export const findDates = memoizeByText((text): readonly DateRange[] =>
  MAY_BE_DATED_PATTERN.test(text) ? searchDates(text) : [],
);

/** The matches of `DATE_RANGE_PATTERN` from left to right; the large pattern is tried only where a date may begin. */
function* rangesIn(plain: string): Generator<RegExpExecArray> {
  let end = 0;
  for (const { index, 0: start } of plain.matchAll(WORD_START_PATTERN)) {
    if (index < end || (/\p{L}/u.test(start) && !DATE_BEGINNINGS.has(start))) continue;
    RANGE_START_PATTERN.lastIndex = index;
    if (!RANGE_START_PATTERN.test(plain)) continue;
    DATE_RANGE_PATTERN.lastIndex = index;
    const match = DATE_RANGE_PATTERN.exec(plain);
    if (!match) continue;
    yield match;
    end = match.index + match[0].length;
  }
}

const MAX_PRODUCT_CHARACTERS = 16;
/** A product before the years of its versions: 'Windows Server 2012 - 2016'. Folded. */
const PRODUCT_BEFORE_PATTERN =
  /(?:^|[^\p{L}])(?:sharepoint|windows|windows server|sql server|visio|autocad|lync|visual studio|revit)\s$/u;
/** A product whose name is a common word too, before two of its versions: 'Exchange 2007/2010'. Folded. */
const COMMON_PRODUCT_BEFORE_PATTERN = /(?:^|[^\p{L}])(?:exchange|office|outlook|excel|access|project)\s$/u;
const TWO_VERSIONS_PATTERN = /^(?:19|20)\d\d\/(?:19|20)\d\d$/;

/** Whether the years of a match are versions of the product before it. */
function areVersions(plain: string, { index, 0: years }: RegExpExecArray): boolean {
  const before = plain.slice(Math.max(0, index - MAX_PRODUCT_CHARACTERS), index);
  return (
    PRODUCT_BEFORE_PATTERN.test(before) ||
    (TWO_VERSIONS_PATTERN.test(years) && COMMON_PRODUCT_BEFORE_PATTERN.test(before))
  );
}

/** A range of months in figures without a mark before their years: '10 2021 – 03 2023', '10 2021 – present'. */
const SPACED_MONTHS_PATTERN =
  /(?<![\p{L}\d/.-])(0[1-9]|1[0-2]) ((?:19|20)\d\d\s?[-\u2010-\u2015]\s?)(?:(0[1-9]|1[0-2]) ((?:19|20)\d\d)(?!\d)|(?=\p{L}))/gu;

/** Writes the ranges of `SPACED_MONTHS_PATTERN` as '10/2021 – 03/2023', at the same offsets. */
const joinSpacedMonths = (plain: string): string =>
  plain.replace(
    SPACED_MONTHS_PATTERN,
    (_, month: string, years: string, lastMonth?: string, lastYear?: string) =>
      lastMonth ? `${month}/${years}${lastMonth}/${lastYear}` : `${month}/${years}`,
  );

function searchDates(text: string): DateRange[] {
  const plain = joinSpacedMonths(plainOf(text));
  const dates: DateRange[] = [];
  for (const match of rangesIn(plain)) {
    const groups = match.groups ?? {};
    const place = { index: match.index, length: match[0].length };
    if (areVersions(plain, match)) continue;
    if (groups.open) dates.push({ ...place, range: true, start: readDate(groups.open), end: 'present' });
    else if (groups.sameYear) {
      const year = Number(groups.sameYear);
      const [from, to] = [Number(groups.fromNumber), Number(groups.toNumber)];
      dates.push({ ...place, range: true, start: { year, month: from }, end: { year, month: to } });
    } else if (groups.fromShort && groups.toShort) {
      const [start, end] = [groups.fromShort, groups.toShort].map((short) => ({
        year: fullYearOf(Number(short.slice(1))),
      }));
      dates.push({ ...place, range: true, start, end });
    } else if (groups.since ?? groups.alone) {
      const start = readDate(groups.since ?? groups.alone ?? '');
      dates.push({ ...place, range: true, start, end: 'present' });
    } else if (groups.dangling)
      dates.push({ ...place, range: true, start: readDate(groups.dangling), end: 'present' });
    else if (groups.from && groups.to) {
      const start = readDate(groups.from);
      const end = readEnd(groups.to, start);
      if (start && end && months(end) >= months(start) - 11)
        dates.push({ ...place, range: true, start, end });
      else dates.push({ ...place, range: false, end: readDate(match[0]) });
    } else if (groups.fromCell && groups.toCell) {
      const [start, end] = [readDate(groups.fromCell), readDate(groups.toCell)];
      if (start && end && months(end) >= months(start)) dates.push({ ...place, range: true, start, end });
    } else if (groups.fromMonth && groups.toMonth) {
      const end = readDate(groups.toMonth);
      const month = monthNumber(groups.fromMonth);
      if (end) dates.push({ ...place, range: true, start: { year: end.year, month }, end });
    } else if (groups.single) dates.push({ ...place, range: false, end: readDate(groups.single) });
  }
  return dates;
}

/** The first range of a text; undefined if there is none. */
export function findRange(text: string): DateRange | undefined {
  return findDates(text).find((date) => date.range);
}

const PRESENT_SET = new Set(PRESENT_WORDS);

/** The date or range that is all of a text, but for a mark at its end; undefined if there is anything else. */
export function dateAlone(text: string): DateRange | undefined {
  const [date] = findDates(text);
  return date && date.index === 0 && date.length >= text.trim().length - 1 ? date : undefined;
}

/** Whether a text consists of a word for the present: 'today', 'present', 'current'. */
export function isPresent(text: string): boolean {
  return PRESENT_SET.has(plainOf(text).trim());
}

/** Parses a single date, as in a cell of a table. */
export function parseDate(text: string): YearMonth | undefined {
  return readDate(plainOf(text).trim());
}

/** Whether a text is a duration: '6 Months', '5+ Years', '8 anni 10 mesi', '2 Jahre'. */
export const isDuration = memoizeByText((text): boolean => DURATION_PATTERN.test(plainOf(text).trim()));

const UNIT_SOURCE =
  'years?|yrs?|y|months?|mos?|m|jahre?n?|monate?n?|ans?|annees?|mois|anos?|meses|mes|anni|anno|mesi|mese|jaar|maanden|maand|ar|manader|manad|maneder|maned|lat|lata|rok|miesiac\\w*|yil|ay|years|лет|год\\p{L}*|месяц\\p{L}*|年|个月|か月|ヶ月|カ月|년|개월|سنوات|سنة|أشهر|شهر|שנים|שנה|חודשים|חודש|weeks?|wochen?';
const DURATION_PATTERN = new RegExp(
  `^[(]?(?:(?:less than|weniger als|moins d['’])\\s*)?(?:\\d{1,2}(?:[.,]\\d)?\\+?\\s*(?:${UNIT_SOURCE})\\.?[\\s,·]*(?:and|und|et|y|e|en|i|و)?\\s*){1,2}[)]?$`,
  'u',
);

/** Months since year 0, for comparisons. A date without a month counts as January. */
export function months(date: YearMonth): number {
  return date.year * 12 + (date.month ?? 1);
}

function readEnd(text: string, start: YearMonth | undefined): YearMonth | undefined {
  if (/^\d{2}$/.test(text) && start) {
    const year = Math.floor(start.year / 100) * 100 + Number(text);
    const end = year < start.year ? year + 100 : year;
    return end <= 2049 ? { year: end } : undefined;
  }
  return readDate(text);
}

const YEAR_ANYWHERE_PATTERN = new RegExp(YEAR_SOURCE);
const MONTH_NAME_PATTERN = new RegExp(`(?<!\\p{L})(?:${MONTH_SOURCE})${LETTER_AFTER_SOURCE}`, 'u');
const SEASON_NAME_PATTERN = new RegExp(`(?<!\\p{L})(?:${SEASON_SOURCE})${LETTER_AFTER_SOURCE}`, 'u');
const YEAR_BEFORE_UNIT_PATTERN = new RegExp(`(${YEAR_SOURCE})\\s?[年년]`);
const YEAR_FIRST_PATTERN = new RegExp(`^${YEAR_SOURCE}[-/.](\\d{1,2})`);

function readDate(text: string): YearMonth | undefined {
  const short = /['’‘“”`´′"/ -](\d{2})$/.exec(text);
  const year = Number(
    YEAR_ANYWHERE_PATTERN.exec(text)?.[0] ?? (short ? fullYearOf(Number(short[1])) : Number.NaN),
  );
  if (!Number.isFinite(year)) return undefined;
  const month = readMonth(text);
  return month === undefined ? { year } : { year, month };
}

function readMonth(text: string): number | undefined {
  const name = MONTH_NAME_PATTERN.exec(text)?.[0];
  if (name) return monthNumber(name);
  const season = SEASON_NAME_PATTERN.exec(text)?.[0];
  if (season) return MONTH_BY_SEASON[season];
  const rest = text
    .replace(YEAR_BEFORE_UNIT_PATTERN, '$1-')
    .replace(/[月월日일\s]/g, '')
    .replaceAll(',', '.');
  const afterYear = YEAR_FIRST_PATTERN.exec(rest)?.[1];
  const beforeYear = /(?:^|[-/.])(\d{1,2})[-/.]['’‘“”`´′"]?\d{2,4}$/.exec(rest)?.[1];
  const month = Number(afterYear ?? beforeYear);
  if (month >= 1 && month <= 12) return month;
  // '08/15/07': the American order.
  const american = Number(/^(\d{1,2})\/\d{1,2}\/\d{2}(?:\d{2})?$/.exec(rest)?.[1]);
  return american >= 1 && american <= 12 ? american : undefined;
}

function fullYearOf(year: number): number {
  return year < 50 ? 2000 + year : 1900 + year;
}

/** Excludes control characters, which lines do not contain. */
const PRINTABLE_ASCII_PATTERN = /^[ -~]*$/;

/** Lower case without accents, of the same length, so that its offsets apply to the original text. */
function plainOf(text: string): string {
  if (PRINTABLE_ASCII_PATTERN.test(text)) return text.toLowerCase();
  return Array.from(text, (char) => {
    const base = char.toLowerCase().normalize('NFD')[0] ?? char;
    return char.length === 1
      ? /[\u0600-\u06ff\u05d0-\u05ff\u3040-\u9fff\uac00-\ud7ff]/.test(char)
        ? char
        : base
      : char;
  }).join('');
}
