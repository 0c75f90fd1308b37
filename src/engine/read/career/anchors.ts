/** The lines that entries hang on: those with a date range, or with a form's label for an employer. */
import { type DateRange, findDates, isDuration, isPresent } from '../dates/dates';
import type { DocumentLine } from '../layout/line';
import { joinWrapped } from '../layout/text';
import { withWrappedHeaders } from '../resume/wrapped-headers';
import { titleScore } from '../vocabulary/titles';
import { dateOf, isSentence, type Segment, type Separator, segmentsOf } from './segments';

export interface Anchor {
  /** Index of its line. */
  at: number;
  range?: DateRange;
  /** One date, which says less than a range. */
  lone: boolean;
}

/** The lines of a section with what is known of each. */
export interface Field {
  lines: readonly DocumentLine[];
  segments: readonly (readonly Segment[])[];
  anchors: readonly Anchor[];
  /** Parts that stand in several lines of the section, in small letters. */
  repeated: ReadonlySet<string>;
}

/** Entries of one section; a longer list is none of jobs. */
const ANCHORS_MAX = 80;

/** What another reader takes for an entry: the texts of its header, and of its line with the date. */
interface Hint {
  range?: DateRange;
  header: readonly string[];
  dated?: string;
}

/** Lines in segments, and their anchors in order. Entries of `hints` that no date shows are anchors too. */
export function fieldOf(given: readonly DocumentLine[], hints: readonly Hint[] = []): Field {
  const lines = withWholeLines(withWholeRanges(withWrappedHeaders(withDatesBeside(given))));
  const dates = lines.map(dateOf);
  const someRange = dates.some(Boolean);
  const anchors: Anchor[] = [];
  lines.forEach((line, at) => {
    if (anchors.length >= ANCHORS_MAX) return;
    const range = dates[at];
    if (range) anchors.push({ at, range, lone: false });
    else {
      const lone = loneDate(line);
      if (lone) {
        dates[at] = lone;
        anchors.push({ at, range: lone, lone: true });
      }
    }
  });
  for (const hint of hints) withHint(anchors, lines, hint);
  const segments = lines.map((line, at) => segmentsOf(line, dates[at]));
  withUndated(anchors, lines, segments);
  if (!someRange || anchors.length === 0) withLabels(anchors, segments);
  return { lines, segments, anchors: anchors.sort((a, b) => a.at - b.at), repeated: repeatedIn(segments) };
}

function repeatedIn(segments: readonly (readonly Segment[])[]): Set<string> {
  const [once, repeated] = [new Set<string>(), new Set<string>()];
  for (const own of segments)
    for (const text of new Set(own.map((segment) => segment.text.toLowerCase())))
      (once.has(text) ? repeated : once).add(text);
  return repeated;
}

function withHint(anchors: Anchor[], lines: readonly DocumentLine[], { range, header, dated }: Hint): void {
  if (anchors.length >= ANCHORS_MAX || anchors.some(({ at }) => header.includes(lines[at]?.text ?? '')))
    return;
  const text = dated ?? header[0];
  const at = lines.findIndex((line) => line.text === text);
  // The labels of a form below its dates are of the dates' entry.
  const isOfDates = !range && anchors.some((anchor) => !anchor.lone && Math.abs(anchor.at - at) <= 2);
  if (at >= 0 && !isOfDates) anchors.push({ at, ...(range && { range }), lone: true });
}

/** Posts in a list that have no dates, 'Salesman in Redwell, Dubai': a title with something beside it, far from every date. */
function withUndated(
  anchors: Anchor[],
  lines: readonly DocumentLine[],
  segments: readonly (readonly Segment[])[],
): void {
  const dated = [...anchors];
  lines.forEach((line, at) => {
    if (anchors.length >= ANCHORS_MAX || line.text.length > UNDATED_MAX) return;
    const [first, second] = segments[at] ?? [];
    if (!first || !second || !BESIDE_TITLE.has(second.before) || titleScore(first.text) < 2) return;
    const isNear = dated.some(
      (anchor) =>
        Math.abs(anchor.at - at) <= (line.bullet && lines[anchor.at]?.bullet === true ? 0 : NEAR_DATE),
    );
    if (!isNear) anchors.push({ at, lone: true });
  });
}

const UNDATED_MAX = 90;
/** Lines around a date that may be of its entry. */
const NEAR_DATE = 3;
const BESIDE_TITLE: ReadonlySet<Separator> = new Set<Separator>([
  'at',
  'in',
  'with',
  'comma',
  'dash',
  'bar',
  'cell',
  'face',
]);

/** Without dates, every label of an employer begins an entry. */
function withLabels(anchors: Anchor[], segments: readonly (readonly Segment[])[]): void {
  const known = new Set(anchors.map(({ at }) => at));
  segments.forEach((own, at) => {
    if (
      !known.has(at) &&
      own.some((segment) => segment.label === 'organisation') &&
      anchors.length < ANCHORS_MAX
    )
      anchors.push({ at, lone: true });
  });
}

/** A date alone in its cell, at the start of its line before a title, or at its end. */
function loneDate(line: DocumentLine): DateRange | undefined {
  if (line.bullet || line.text.length > 160) return undefined;
  const [date, ...more] = findDates(line.text);
  if (!date) return presentAt(line);
  if (more.length > 0) return undefined;
  const text = line.text;
  const before = text.slice(0, date.index).replace(/(?<![\s(,:|–—-])[\s(,:|–—-]+$/u, '');
  const after = text.slice(date.index + date.length).replace(/^[\s).,:|–—-]+/u, '');
  const isCell = line.cells.some(
    (cell) =>
      cell.replace(/[().,:\s]/g, '') ===
      text.slice(date.index, date.index + date.length).replace(/[().,:\s]/g, ''),
  );
  if (isCell) return date;
  const isEnd = after === '' || isDuration(after);
  const isStart = before === '' && /^\s*[:–—|-]|^\s*,/u.test(text.slice(date.index + date.length));
  return (isEnd &&
    before.split(' ').length <= 12 &&
    /(?:[,(|–—-]|\b(?:DOJ|since|from|joined|joining|w\.?e\.?f\.?)[:\s-]*)\s*$|\s{2}$/iu.test(
      text.slice(0, date.index),
    )) ||
    isStart
    ? date
    : undefined;
}

/** 'En cours : ...', 'Present: ...' before what goes on. */
function presentAt(line: DocumentLine): DateRange | undefined {
  const [whole = '', word = ''] = /^(\p{L}[\p{L}' ]{1,20}?)\s*[:–—]\s+(?=\p{L})/u.exec(line.text) ?? [];
  return word !== '' && isPresent(word)
    ? { end: 'present', index: 0, length: whole.length, range: false }
    : undefined;
}

/** A date in a margin and the text beside it, which stand on one baseline, as the one line that they are. */
function withDatesBeside(given: readonly DocumentLine[]): DocumentLine[] {
  const lines: DocumentLine[] = [];
  for (const line of given) {
    const last = lines.at(-1);
    const isBeside =
      last && last.flow === line.flow && line.gap >= 0 && line.gap < SAME_BASELINE && line.x > last.x;
    if (last && isBeside && isOnlyDate(last.text))
      lines[lines.length - 1] = {
        ...line,
        ...withCells(line, [...last.cells, ...line.cells]),
        gap: last.gap,
        x: last.x,
      };
    else lines.push(line);
  }
  return lines;
}

/** Heights of a line: less is the same line. */
const SAME_BASELINE = 0.3;

function isOnlyDate(text: string): boolean {
  const date = text.length < 40 ? findDates(text)[0] : undefined;
  const letters = (part: string) => part.replace(/[^\p{L}\p{N}]/gu, '').length;
  return date !== undefined && letters(text.slice(date.index, date.index + date.length)) === letters(text);
}

/** A sentence or header that fills its line and ends in the next: 'as Senior' over 'Surveyor'. */
function withWholeLines(given: readonly DocumentLine[]): DocumentLine[] {
  const lines: DocumentLine[] = [];
  for (const [index, line] of given.entries()) {
    const last = lines.at(-1);
    if (last && isWrapped(last, line, given[index + 1])) {
      const cells = [...last.cells.slice(0, -1), joinWrapped(last.cells.at(-1) ?? '', line.text)];
      lines[lines.length - 1] = { ...withCells(last, cells), right: line.right };
    } else lines.push(line);
  }
  return lines;
}

/** What begins no header, and what ends none. */
const TAIL = /^(?:[\p{Ll}\d(&]|(?:Ltd|Limited|Inc|Pvt|Private|Co|Corp|LLC|GmbH|Services|Company|Group)\b)/u;
const OPEN_END =
  /(?:\b(?:as|of|and|at|in|for|with|the|to|senior|junior|from|by|de|du|des|von|der|und|et)|[&,–-])$/iu;

function isWrapped(line: DocumentLine, next: DocumentLine, later: DocumentLine | undefined): boolean {
  if (line.edge === 0 || line.flow !== next.flow || next.gap > 1.9 || next.bullet || next.cells.length > 1)
    return false;
  if (Math.abs(line.size - next.size) > 0.3 || next.x < line.x - 2) return false;
  const isTold = isSentence(line.text) && later?.flow === next.flow && !later.bullet;
  const dates = [line.text, next.text, isTold ? later.text : ''].flatMap(findDates);
  // Only what is about a date, on one of the two lines.
  if (dates.length === 0 || line.text.length < 20) return false;
  if (isSentence(line.text)) {
    if (line.text.length + next.text.length > SENTENCE_MAX || endsEntry(line)) return false;
  } else if (
    line.strong !== next.strong ||
    line.text.length > 150 ||
    next.text.length > 60 ||
    next.text.length > line.text.length ||
    findDates(line.text).some((date) => date.range && date.index + date.length >= line.text.length - 2) ||
    (!TAIL.test(next.text) && !OPEN_END.test(line.text))
  )
    return false;
  const perLetter = (line.right - line.x) / line.text.length;
  const [word = ''] = next.text.split(' ');
  return line.right + (word.length + 1) * perLetter > line.edge - 2;
}

/** A sentence about a job over several lines. */
const SENTENCE_MAX = 400;

/** The sentence says from when to when, and that is its end. */
function endsEntry({ text }: DocumentLine): boolean {
  return findDates(text).some((date) => date.range && date.index + date.length >= text.length - 2);
}

/** A range that its narrow column wraps, given back to the line where it begins. */
function withWholeRanges(given: readonly DocumentLine[]): DocumentLine[] {
  const lines = given.map((line) => ({ ...line }));
  for (let at = 0; at + 1 < lines.length; at += 1) {
    const line = lines[at] as DocumentLine;
    const next = lines[at + 1] as DocumentLine;
    if (line.flow !== next.flow || next.gap > 2.2) continue;
    const tail = line.cells.at(-1) ?? '';
    const head = next.cells[0] ?? '';
    if (tail.length > 200 || head.length > 60 || !WRAPS.test(tail) || !GOES_ON.test(head)) continue;
    const joined = `${tail} ${head}`;
    const whole = findDates(joined).find(
      (date) => date.range && date.index < tail.length && date.index + date.length > tail.length + 1,
    );
    if (!whole) continue;
    const end = whole.index + whole.length - tail.length - 1;
    lines[at] = withCells(line, [...line.cells.slice(0, -1), `${tail} ${head.slice(0, end)}`]);
    const rest = head.slice(end).replace(/^[\s,.)–—-]+/u, '');
    lines[at + 1] = withCells(next, [...(rest === '' ? [] : [rest]), ...next.cells.slice(1)]);
  }
  return lines.filter((line) => line.cells.length > 0);
}

/** A date that is not finished at its line's end, and what may finish it. */
const WRAPS = /(?:[–—-]|\bto|\btill?|\p{L}{3,9}\.?|\d{4}|['’]\d{2})\s*$/iu;
const GOES_ON = /^\s*(?:[–—-]|to\b|till?\b|\p{L}{3,10}\.?\s|\p{L}{3,10}$|\d{4}\b|\d{1,2}[./])/iu;

const withCells = (line: DocumentLine, cells: string[]): DocumentLine => ({
  ...line,
  cells,
  text: cells.join(' '),
});
