/**
 * The lines of a file in pieces, from which its owner picks titles and employers. Dates are recognised in
 * every supported language.
 */
import {
  type DocumentText,
  MAX_TEXT_CHARACTERS,
  MAX_TEXT_LINE_CHARACTERS,
  MAX_TEXT_LINES,
  type PieceDates,
  type TextLine,
  type TextPiece,
} from '@/shared/record/document-text';
import { type DateRange, findDates, isPresent } from '../read/dates/dates';
import type { DocumentLine } from '../read/layout/line';
import { splitByTypeface } from '../read/resume/experience/split-by-typeface';
import { sectionsOf } from '../read/resume/headings/sections';
import type { SectionKind } from '../read/vocabulary/headings';

/** Sections whose dates are not about work. */
const SECTIONS_WITHOUT_ROLES: ReadonlySet<SectionKind | 'head'> = new Set([
  'summary',
  'education',
  'skills',
  'certifications',
  'languages',
  'interests',
  'publications',
  'awards',
  'references',
  'contact',
  'memberships',
  'courses',
  'industries',
]);
/** Maximum length of a header line; longer lines are prose without names. */
const MAX_HEADER_CHARACTERS = 160;
/** Maximum number of pieces of a line, and of characters between two pieces that are stored. */
const MAX_PIECES = 30;
const MAX_SEPARATOR_CHARACTERS = 40;
/**
 * Separators between two pieces of a cell. Runs of white space are matched whole, so that matching takes
 * linear time.
 */
const SEPARATOR_PATTERN =
  /(?:(?<!\s)\s+)?[|│•·●;]\s*|(?<!\s)\s+[–—-]+\s+|(?<!\s)\s+[–—-]+$|^[–—-]+\s+|,\s+|(?<=[\p{L})\d]):\s+|:$/gu;

/** The text of one source, cut to the limits of a stored text. */
export function documentTextOf(source: string, lines: readonly DocumentLine[]): DocumentText {
  const placeByLine = new Map<DocumentLine, TextLine['place']>();
  for (const { kinds, line, lines: sectionLines } of sectionsOf(lines)) {
    if (line) placeByLine.set(line, 'heading');
    if (SECTIONS_WITHOUT_ROLES.has(kinds[0] ?? 'head'))
      for (const each of sectionLines) placeByLine.set(each, 'elsewhere');
  }
  let characters = 0;
  const textLines: TextLine[] = [];
  for (const line of lines.slice(0, MAX_TEXT_LINES)) {
    characters += line.text.length;
    if (characters > MAX_TEXT_CHARACTERS) break;
    const pieces = piecesOf(line);
    const place = placeByLine.get(line);
    if (pieces.length === 0) continue;
    textLines.push({
      pieces,
      ...(line.page && { page: line.page }),
      ...(line.flow > 0 && { flow: line.flow }),
      ...(line.bullet && { item: true }),
      ...(place && { place }),
    });
  }
  joinWrappedDates(textLines);
  return { source, lines: textLines };
}

/** Joins the parts of a date that wraps in a narrow column: 'October' over '2022'. */
function joinWrappedDates(lines: readonly TextLine[]): void {
  lines.forEach((line, at) => {
    const [month] = line.pieces;
    const year = lines[at + 1]?.pieces[0];
    if (!month || month.dates || !year?.dates?.start || year.dates.end || /\s/.test(month.text)) return;
    const date = findDates(`${month.text} ${year.text}`)[0];
    if (date?.index !== 0 || date.range) return;
    const dates = datesOf(date);
    if (!dates.start?.month) return;
    month.dates = dates;
    year.dates = dates;
  });
}

interface Cut {
  from: number;
  to: number;
}

function piecesOf(line: DocumentLine): TextPiece[] {
  const text = line.text.slice(0, MAX_TEXT_LINE_CHARACTERS);
  if (line.bullet || text.length > MAX_HEADER_CHARACTERS) return text.trim() ? [{ text }] : [];
  const dates = findDates(text);
  const dateByIndex = new Map(dates.map((date) => [date.index, date]));
  const cuts: Cut[] = [...cellCuts(line), ...separatorsIn(text)];
  for (const { index, length } of dates)
    cuts.push({ from: index, to: index }, { from: index + length, to: index + length });
  const inDate = ({ from, to }: Cut) =>
    dates.some(({ index, length }) => from < index + length && to > index && (to > from || from > index));
  const sorted = cuts.filter((cut) => !inDate(cut)).sort((a, b) => a.from - b.from || a.to - b.to);
  const pieces: (Cut & Pick<TextPiece, 'dates'>)[] = [];
  let start = 0;
  for (const cut of [...sorted, { from: text.length, to: text.length }]) {
    const piece = trimCut(text, start, cut.from);
    if (piece) {
      const date = dateByIndex.get(piece.from);
      const words = text.slice(piece.from, piece.to);
      if (date) pieces.push({ ...piece, dates: datesOf(date) });
      else if (/[\p{L}\d]/u.test(words))
        pieces.push({ ...piece, ...(isPresent(words) && { dates: { end: 'present' } }) });
    }
    start = Math.max(start, cut.to);
  }
  return pieces.slice(0, MAX_PIECES).map(({ from, to, dates }, at) => ({
    text: text.slice(from, to),
    ...(pieces[at + 1] && { after: text.slice(to, pieces[at + 1]?.from).slice(0, MAX_SEPARATOR_CHARACTERS) }),
    ...(dates && { dates }),
  }));
}

/** A single date counts as a beginning, until the owner picks another for the end. */
function datesOf({ start, end, range }: DateRange): PieceDates {
  if (!range) return { start: start ?? (end === 'present' ? undefined : end) };
  return { ...(start && { start }), ...(end && { end }) };
}

/** Removes white space, dashes and separators at both ends; undefined if nothing is left. */
function trimCut(text: string, from: number, to: number): Cut | undefined {
  const cutText = text.slice(from, to);
  const lead = /^[\s,;:|–—-]*/.exec(cutText)?.[0].length ?? 0;
  if (lead >= cutText.length) return undefined;
  let end = to;
  while (end > from + lead && /[\s,;:|–—-]/.test(text[end - 1] ?? '')) end -= 1;
  return { from: from + lead, to: end };
}

/** Cuts between the cells of a line, and where the typeface changes within a cell. */
function cellCuts({ cells, faces }: DocumentLine): Cut[] {
  const cuts: Cut[] = [];
  let at = 0;
  for (const cell of cells) {
    const [first = '', second] = splitByTypeface(cell, faces);
    if (second !== undefined) cuts.push({ from: at + first.length, to: at + first.length });
    at += cell.length + 1;
    cuts.push({ from: at - 1, to: at });
  }
  return cuts;
}

const separatorsIn = (text: string): Cut[] =>
  [...text.matchAll(SEPARATOR_PATTERN)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));
