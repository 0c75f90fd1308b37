/** Finds the entries of a file that have the same layout as one that its owner picked, and the lines of each. */

import { deepEqual } from '@/shared/json/deep-equal';
import { lineText, type TextLine } from '@/shared/record/document-text';
import type { RoleFact } from '@/shared/record/facts';
import type { Dates } from '../edits/dates-field';
import { isWithin } from './dates-within';
import { type PickedRole, type PickedWords, pickedTextOf, pressWord, wordsOfPiece } from './picks';

/** The position of a part of an entry. */
interface Offset {
  /** Number of lines below the line of the entry's first date. */
  line: number;
  /** Index of the piece in its line. */
  piece: number;
  /**
   * Set if the part takes all pieces up to the end of its line, which may be one ('Northgate') or several ('Northgate
   * - Lending').
   */
  toEnd?: boolean;
}

/** The positions of an entry's parts, relative to the line of its first date. */
export interface EntryLayout {
  dates: readonly Offset[];
  title: readonly Offset[];
  organisation: readonly Offset[];
}

export interface FoundEntry {
  title: string;
  organisation: string;
  dates: Dates;
  /** The lines of title, employer and dates. */
  head: readonly number[];
  /** The lines below, to the next entry or section. */
  body: readonly number[];
}

/**
 * The layout of a picked entry, and the index of the line of its first date.
 * @returns `undefined` if a part was typed, is only some words of a piece, or is a name that wraps onto another line:
 * the layout then applies to no other entry
 */
export function layoutOf(
  lines: readonly TextLine[],
  { picks }: PickedRole,
): { layout: EntryLayout; index: number } | undefined {
  const index = picks.dates[0]?.line;
  if (index === undefined) return undefined;
  const isWhole = ({ line, piece, from, to }: PickedWords) => {
    const pickedPiece = lines[line]?.pieces[piece];
    return from === 0 && pickedPiece !== undefined && to >= wordsOfPiece(pickedPiece).length;
  };
  const offsets = (picks: readonly PickedWords[]): Offset[] | undefined => {
    const [first] = picks;
    if (!first || !picks.every(isWhole)) return undefined;
    const piecesToEnd = (lines[first.line]?.pieces.length ?? 0) - first.piece;
    const takesRest = picks.length > 1 && piecesToEnd === picks.length && areOnOneLine(picks);
    return takesRest
      ? [{ line: first.line - index, piece: first.piece, toEnd: true }]
      : picks.map(({ line, piece }) => ({ line: line - index, piece }));
  };
  // A name wraps because of its length, so the layout says nothing about other names.
  if (!areOnOneLine(picks.title) || !areOnOneLine(picks.organisation)) return undefined;
  const [title, organisation, dates] = [
    offsets(picks.title),
    offsets(picks.organisation),
    offsets(picks.dates),
  ];
  return title && organisation && dates ? { layout: { title, organisation, dates }, index } : undefined;
}

const areOnOneLine = (picks: readonly PickedWords[]) => picks.every(({ line }) => line === picks[0]?.line);

/** The entries with the same layout as the one at a line, including that one, in the order of the file. */
export function entriesWithLayout(
  lines: readonly TextLine[],
  layout: EntryLayout,
  modelLine: number,
): FoundEntry[] {
  const heads = lines.flatMap((_, line) =>
    hasSameLayout(lines, layout, line, modelLine) ? [headAt(lines, layout, line)] : [],
  );
  return heads.map((head, index) => {
    const last = Math.max(...head.head);
    const next = Math.min(...(heads[index + 1]?.head ?? [lines.length]));
    return { ...head, body: bodyBelow(lines, last + 1, next, head.dates) };
  });
}

const offsetsOf = ({ title, organisation, dates }: EntryLayout) => [
  ...title.map((offset) => ({ ...offset, isDate: false })),
  ...organisation.map((offset) => ({ ...offset, isDate: false })),
  ...dates.map((offset) => ({ ...offset, isDate: true })),
];

/** Whether the entry at `line` has every part in the same position as the entry at `model`. */
function hasSameLayout(
  lines: readonly TextLine[],
  layout: EntryLayout,
  line: number,
  model: number,
): boolean {
  const date = layout.dates[0];
  if (!date) return false;
  return offsetsOf(layout).every((offset) => {
    const entryLine = lines[line + offset.line];
    const modelLine = lines[model + offset.line];
    const piece = entryLine?.pieces[offset.piece];
    return (
      entryLine !== undefined &&
      piece !== undefined &&
      entryLine.place === modelLine?.place &&
      entryLine.item === modelLine?.item &&
      entryLine.page === lines[line]?.page &&
      (piece.dates !== undefined) === offset.isDate
    );
  });
}

function headAt(lines: readonly TextLine[], layout: EntryLayout, line: number): Omit<FoundEntry, 'body'> {
  const picksAt = (offsets: readonly Offset[]): PickedWords[] =>
    offsets.flatMap((offset) => {
      const entryLine = line + offset.line;
      const last = offset.toEnd ? (lines[entryLine]?.pieces.length ?? 0) - 1 : offset.piece;
      return Array.from({ length: last - offset.piece + 1 }, (_, nth) => ({
        line: entryLine,
        piece: offset.piece + nth,
        from: 0,
        to: Number.POSITIVE_INFINITY,
      }));
    });
  const emptyRole: PickedRole = {
    title: '',
    organisation: '',
    dates: {},
    picks: { title: [], organisation: [], dates: [] },
    target: null,
    last: 'title',
  };
  const datedRole = picksAt(layout.dates).reduce(
    (role, { line: pickLine, piece }) => pressWord(lines, role, { line: pickLine, piece, word: 0 }),
    emptyRole,
  );
  const head = [...new Set(offsetsOf(layout).map((offset) => line + offset.line))].sort((a, b) => a - b);
  return {
    title: pickedTextOf(lines, picksAt(layout.title)),
    organisation: pickedTextOf(lines, picksAt(layout.organisation)),
    dates: addEndDate(lines, datedRole.dates, head),
    head,
  };
}

/**
 * Adds the end date to an entry that only has a start: a second date in its lines, or a date alone in the line below.
 */
function addEndDate(lines: readonly TextLine[], dates: Dates, head: readonly number[]): Dates {
  if (!dates.start || dates.end) return dates;
  const [onlyPiece, ...otherPieces] = lines[Math.max(...head) + 1]?.pieces ?? [];
  const headPieces = head.flatMap((index) => lines[index]?.pieces ?? []);
  const end = [...headPieces, ...(onlyPiece && otherPieces.length === 0 ? [onlyPiece] : [])].find(
    (piece) => piece.dates?.start && !piece.dates.end && !deepEqual(piece.dates.start, dates.start),
  )?.dates?.start;
  return { ...dates, ...(end && { end }) };
}

/**
 * The lines below an entry, up to the end of its section or column, or up to a date outside the entry's own, which
 * begins another entry.
 */
export function bodyBelow(lines: readonly TextLine[], from: number, to: number, dates: Dates): number[] {
  const body: number[] = [];
  const place = lines[from]?.place;
  const above = lines[from - 1];
  for (let index = from; index < to; index++) {
    const line = lines[index];
    if (!line || line.place === 'heading' || line.place !== place) break;
    if (line.page === above?.page && line.flow !== above?.flow) break;
    const lineDates = line.item ? undefined : line.pieces.find((piece) => piece.dates?.start)?.dates;
    if (lineDates && !isWithin(lineDates, dates)) break;
    body.push(index);
  }
  return body;
}

/**
 * The body of an entry as statements. A line begins one, unless it was wrapped and continues the one before. Lines of
 * one or two words and those with dates are left out.
 */
export function bodyStatements(lines: readonly TextLine[], body: readonly number[]): string[] {
  const statements: string[] = [];
  let mayContinue = false;
  for (const index of body) {
    const line = lines[index];
    if (!line) continue;
    const text = lineText(line)
      .replace(/^[^\p{L}\p{N}(“"]+/u, '')
      .trim();
    const last = statements.length - 1;
    const continuesLast = mayContinue && !line.item && /^[\p{Ll}(\d]/u.test(text);
    if (continuesLast) statements[last] = joinLines(statements[last] ?? '', text);
    // A short line or one with dates is a sub-heading.
    else if (text.split(/\s+/).length > 2 && !line.pieces.some(({ dates }) => dates)) statements.push(text);
    else {
      mayContinue = false;
      continue;
    }
    mayContinue = !/[.!?]$/.test(text);
  }
  return statements;
}

/** Joins a word that was hyphenated at the end of a line: 'planning of mainte-' and 'nance'. */
const joinLines = (text: string, nextLine: string) =>
  /\p{Ll}-$/u.test(text) ? text.slice(0, -1) + nextLine : `${text} ${nextLine}`;

const lettersOf = (text: string) => text.toLocaleLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Shorter lines may be in the quotations of several roles. */
const MIN_LINE_CHARACTERS = 4;

/**
 * Whether a role was read from one of these lines of a source. A line with only a date does not count, since two roles
 * may share it.
 */
export function isReadFrom(
  lines: readonly TextLine[],
  { spans }: Pick<RoleFact, 'spans'>,
  source: string,
  lineIndexes: readonly number[],
): boolean {
  const quotes = spans.filter((span) => span.source === source).map(({ quote }) => lettersOf(quote));
  return lineIndexes.some((index) => {
    const line = lines[index];
    const text = line?.pieces.some(({ dates }) => !dates) ? lettersOf(lineText(line)) : '';
    return text.length >= MIN_LINE_CHARACTERS && quotes.some((quote) => quote.includes(text));
  });
}
