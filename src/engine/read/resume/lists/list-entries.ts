/** Divides the lines of any list into its entries, each with its name and its details. */
import type { DocumentLine } from '../../layout/line';
import { joinLines } from '../../layout/paragraphs';
import { isIssuer } from '../../vocabulary/certificate-issuers';
import { KIND_OF_CERTIFICATE_PATTERN } from '../../vocabulary/certificates';
import { isPlace } from '../../vocabulary/places';
import { tidyItem } from './items';
import { DETAIL_SIZE_RATIO, isDetail, isOnlyDate, isReference, listDetailsOf } from './list-details';
import { datesOf, removeStandardNumbers } from './name-years';
import { areNamesAlone, wrapGap } from './wrap-gap';

/** An entry of a list: its name, and the details beside or below it. */
export interface ListEntry {
  name: string;
  detail: string;
  page?: number;
  quote: string;
}

/** The entries of a list. The first line of an entry is its name, the others are details. */
export function entriesOfList(given: readonly DocumentLine[]): ListEntry[] {
  // The foot of a page with a mail address is not an entry, nor is a number with its label, even after a bullet.
  const lines = given
    .filter(({ text }) => !MAIL_ADDRESS_PATTERN.test(text))
    .map((line) => (line.bullet && isReference(line.text) ? { ...line, bullet: false } : line));
  // A first line that shares its row with the heading has the heading's font, so it is not used to learn the
  // style of names.
  const ownLines = lines.filter((line, index) => index > 0 || !line.shared);
  const hasStyledNames =
    ownLines.some((line) => line.strong || line.heading) &&
    lines.some((line) => !line.strong && !line.heading);
  const bulletCount = lines.filter((line) => line.bullet).length;
  // In a list of bulleted items bold does not mark the names, since some items may be bold as well.
  const isListOfItems =
    bulletCount * 2 >= lines.length && bulletCount > 1 && lines.some((line) => line.bullet && line.strong);
  const gap = areNamesAlone(lines, wrapGap(lines)) ? 0 : wrapGap(lines);
  const unmarkedItems = itemsWithLostBullets(lines);
  const details = listDetailsOf(lines);
  const isTable = isTabular(lines);
  // A date may precede each name: 'Mar 2010' over the name.
  const isDateFirst = isOnlyDate(lines[0]?.text ?? '') && !isOnlyDate(lines.at(-1)?.text ?? '');
  const startsEntry = (line: DocumentLine, previous: DocumentLine | undefined): boolean => {
    if (isDateFirst) return isOnlyDate(line.text);
    if (isTable) return line.cells.length > 1 || line.strong;
    if (bulletCount > 1 && (!hasStyledNames || isListOfItems)) return line.bullet || unmarkedItems.has(line);
    if (hasStyledNames)
      return (line.strong || line.heading) && !isDetail(line.text) && !isSecondLine(previous, line);
    return !isDetail(line.text) && !continuesName(previous, line) && !isSmallBelowDated(previous, line);
  };
  const entries: { lines: DocumentLine[] }[] = [];
  lines.forEach((line, index) => {
    const last = entries.at(-1);
    const isNextDated =
      last !== undefined && isDatedAtStart(line.text) && isDatedAtStart(last.lines[0]?.text ?? '');
    if (
      !last ||
      line.divided ||
      isNextDated ||
      (startsEntry(line, lines[index - 1]) && !details.has(line) && !(gap > 0 && line.gap < gap))
    )
      entries.push({ lines: [line] });
    else last.lines.push(line);
  });
  return entries
    .flatMap(({ lines: entryLines }) => readEntry(entryLines) ?? [])
    .filter(
      (entry) =>
        /\p{L}{2}|^\p{Lu}\d\p{Lu}$/u.test(entry.name) &&
        !CONTACT_DATA_IN_LIST_PATTERN.test(removeStandardNumbers(entry.name)),
    );
}

/** Reads the name and the details from the lines of an entry; undefined if they hold dates alone. */
function readEntry(lines: readonly DocumentLine[]): ListEntry | undefined {
  const [head, ...rest] = joinLines(
    lines.map((line, index) => ({
      ...line,
      text: removeDatesFromCells(line.cells).join(' | '),
      gap: isBelowName(lines[index - 1], line) ? APART_FONT_SIZES : line.gap,
    })),
  );
  if (!head) return undefined;
  const [name = '', ...more] = head.text.split(/(?:(?<!\s)\s+)?\|\s*|(?<!\s)\s+[•·—]\s+/u);
  return {
    name: removeIssue(name),
    detail: [...more, ...rest.map((each) => each.text)].join(' '),
    page: lines[0]?.page,
    quote: lines.map((line) => line.text).join(' '),
  };
}

/** Whether a line begins with the date of the name behind it: '2021 Grower of the Year'. */
const isDatedAtStart = (text: string): boolean => {
  const [date] = datesOf(text);
  return date?.index === 0 && /\p{L}{2}/u.test(text.slice(date.length));
};

/** A distance that no wrapped text has, in font sizes. */
const APART_FONT_SIZES = 99;

/**
 * Whether a line of an entry ends the name above it: an issuer, a place, smaller type, or any text below a line whose
 * last cell is a date.
 */
const isBelowName = (previous: DocumentLine | undefined, line: DocumentLine) =>
  previous !== undefined &&
  (isIssuer(line.text) ||
    isPlace(line.text) ||
    line.size < previous.size * DETAIL_SIZE_RATIO ||
    (previous.cells.length > 1 && isOnlyDate(previous.cells.at(-1) ?? '')));

/**
 * Whether a line is the second of an emphasised name that wraps: it is much closer to the line above than that is to
 * the text before it.
 */
const isSecondLine = (previous: DocumentLine | undefined, line: DocumentLine) =>
  previous !== undefined &&
  previous.strong === line.strong &&
  previous.size === line.size &&
  previous.gap > line.gap * SECOND_LINE_GAP_RATIO &&
  previous.right > 0 &&
  datesOf(line.text).length === 0;
/** The gap above a name of two lines is more than this many times as large as the one between its lines. */
const SECOND_LINE_GAP_RATIO = 1.9;

/** Whether a line in smaller type without a date stands below a dated name: its issuer. */
const isSmallBelowDated = (previous: DocumentLine | undefined, line: DocumentLine) =>
  previous !== undefined &&
  !line.bullet &&
  line.size > 0 &&
  line.size < previous.size * SMALL_TYPE_RATIO &&
  datesOf(previous.text).length > 0 &&
  datesOf(line.text).length === 0;
/** Smaller type is set smaller than this share of the size of the line above. */
const SMALL_TYPE_RATIO = 0.95;

const MAIL_ADDRESS_PATTERN = /[\p{L}\d]@[\p{L}\d-]{1,63}\.\p{L}/u;

/** Contact data. 'The Git and GitHub Course' is not, although it contains the name of a website. */
const CONTACT_DATA_IN_LIST_PATTERN =
  /\S@\S|\bhttps?:|\bwww\.|\+?\d[\d ().-]{6,}\d|^[\w.-]+\.(?:com|org|net|io)\S*$/i;

/** Whether most lines are rows of two cells without bullets, a name and its issuer: 'Cargo Law ¦ Nordhav Academy'. */
function isTabular(lines: readonly DocumentLine[]): boolean {
  const rows = lines.filter(
    ({ cells, bullet }) => !bullet && cells.length === 2 && !cells.some((cell) => datesOf(cell).length > 0),
  );
  return rows.length > 1 && rows.length * 2 > lines.length;
}

/** An item without its bullet is at least this share of an item's gap below the line above. */
const MIN_SHARE_OF_ITEM_GAP = 0.85;
/** Its gap is more than this many times as large as the smallest one above the other lines without bullets. */
const MIN_RATIO_TO_OTHER_GAPS = 1.2;

/** The items whose bullets were lost: each is as far from the line above as items are from each other. */
function itemsWithLostBullets(lines: readonly DocumentLine[]): Set<DocumentLine> {
  const gaps = (rows: readonly DocumentLine[]) => rows.slice(1).map(({ gap }) => gap);
  const items = Math.min(...gaps(lines.filter(({ bullet }) => bullet)));
  const rests = Math.min(...gaps([...lines.slice(0, 1), ...lines.filter(({ bullet }) => !bullet)]));
  const isItem = ({ bullet, x, gap, text }: DocumentLine) =>
    !bullet &&
    x > 0 &&
    gap >= items * MIN_SHARE_OF_ITEM_GAP &&
    gap > rests * MIN_RATIO_TO_OTHER_GAPS &&
    /^\p{Lu}/u.test(text);
  return new Set(lines.filter(isItem));
}

/** A line continues the name above it only if it is less than this far below, in font sizes. */
const MAX_WRAPPED_LINE_GAP = 2;

/** Whether a line continues the name in the line above. */
export function continuesName(previous: DocumentLine | undefined, line: DocumentLine): boolean {
  return (
    previous !== undefined &&
    (isLastWord(previous, line) ||
      /^[\p{Ll}(&]/u.test(line.text) ||
      /(?:,|\b(?:of|for|in|and|the|to|with|de|und|et)|[-–:&])$/i.test(previous.text)) &&
    line.gap < MAX_WRAPPED_LINE_GAP
  );
}

/**
 * Whether a line is one word that did not fit into the full line above: 'Certified Sales Cloud' over
 * 'Consultant'.
 */
function isLastWord(previous: DocumentLine, line: DocumentLine): boolean {
  if (previous.right <= 0 || !/^\p{Lu}\p{Ll}{3,}$/u.test(line.text) || isDatedAtEnd(previous.text))
    return false;
  const pointsPerCharacter = (previous.right - previous.x) / Math.max(previous.text.length, 1);
  const hasNoRoom = previous.right + (line.text.length + 1) * pointsPerCharacter > previous.edge;
  const isLong = previous.text.split(' ').length >= (KIND_OF_CERTIFICATE_PATTERN.test(line.text) ? 2 : 3);
  return hasNoRoom && isLong && line.x === previous.x;
}

const isDatedAtEnd = (text: string) =>
  datesOf(text).some(({ index, length }) => index + length >= text.length - 1);

/** The cells without the first date in each; a cell that has only a date is left out. */
export function removeDatesFromCells(cells: readonly string[]): string[] {
  return cells
    .map((cell) => {
      const date = datesOf(cell)[0];
      if (!date) return cell;
      return `${cell.slice(0, date.index)} ${cell.slice(date.index + date.length)}`
        .replace(/\(\s*\)|\[\s*\]/g, '')
        .replace(/^[\s,|–—:-]+|(?<![\s,|–—:([-])[\s,|–—:([-]+$/gu, '')
        .replace(/\s+/g, ' ')
        .replace(/ (?=[,;])/g, '')
        .trim();
    })
    .filter((cell) => /[\p{L}\p{N}]/u.test(cell));
}

/** The name of an entry without remarks on its issue or on its being in progress. */
export function removeIssue(name: string): string {
  return tidyItem(
    name
      .replace(
        /(?<![,\s])[,\s]+(?:issued|awarded|obtained|earned(?! value\b)|valid|exp(?:\.|ires?|iration|iry)?(?=\W|$)|renew(?:ed|al))(?![\p{L}-]).*$/isu,
        '',
      )
      .replace(/\sin (?:the )?year$/iu, '')
      .replace(/(?:(?<!\s)\s+)?\((?:in progress|ongoing|expected.{0,80})\)$/i, ''),
  ).replace(/^["“](.*)["”]$/, '$1');
}
