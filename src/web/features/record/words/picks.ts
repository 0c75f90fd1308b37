/** Picking the title, employer and dates of one role from the words of a file. Pure functions, without a screen. */

import { deepEqual } from '@/shared/json/deep-equal';
import type { TextLine, TextPiece } from '@/shared/record/document-text';
import type { RoleFact } from '@/shared/record/facts';
import type { Dates } from '../edits/dates-field';
import { sameName } from '../edits/role-edits';

export type PickTarget = 'title' | 'organisation';

/** Consecutive words of one piece: from the word at `from` up to, not including, the word at `to`. */
export interface PickedWords {
  line: number;
  piece: number;
  from: number;
  to: number;
}

/** The position of a word, by the indexes of its line, of the piece in it, and of the word in that. */
export interface WordPlace {
  line: number;
  piece: number;
  word: number;
}

/** A role while it is being picked: its texts, and the words of the file that they come from. */
export interface PickedRole {
  title: string;
  organisation: string;
  dates: Dates;
  picks: Record<PickTarget | 'dates', readonly PickedWords[]>;
  /**
   * The field that the next pressed word goes into; `null` once both names are picked. A further word is then added
   * to `last`.
   */
  target: PickTarget | null;
  last: PickTarget;
}

/** The words of a piece, in order. */
export const wordsOfPiece = ({ text }: TextPiece): string[] => text.split(/\s+/);
/** The other of title and organisation. */
export const otherTarget = (target: PickTarget): PickTarget =>
  target === 'title' ? 'organisation' : 'title';
/** Whether a word is in one of the picks. */
export const isPicked = (picks: readonly PickedWords[], { line, piece, word }: WordPlace): boolean =>
  picks.some((each) => each.line === line && each.piece === piece && each.from <= word && word < each.to);

/**
 * The role as it is in the record, before anything is picked. Its texts count as picked where they are whole pieces
 * of the lines that the role was read from.
 */
export function pickedOf(
  lines: readonly TextLine[],
  role: Partial<Pick<RoleFact, 'title' | 'organisation' | 'start' | 'end'>>,
  ownLines: readonly number[],
): PickedRole {
  const find = (value = '') => ownLines.flatMap((index) => piecesWithText(lines, index, value))[0] ?? [];
  const picks = {
    title: find(role.title),
    organisation: find(role.organisation),
    dates: datePicks(lines, role, ownLines),
  };
  const missingTarget = (['title', 'organisation'] as const).find((each) => picks[each].length === 0);
  return {
    title: role.title ?? '',
    organisation: role.organisation ?? '',
    dates: { ...(role.start && { start: role.start }), ...(role.end && { end: role.end }) },
    picks,
    target: missingTarget ?? null,
    last: 'organisation',
  };
}

/** All runs of pieces in a line whose text is `value`, one for each piece at which such a run begins. */
function piecesWithText(lines: readonly TextLine[], line: number, value: string): PickedWords[][] {
  const pieces = lines[line]?.pieces ?? [];
  return pieces.flatMap((_, from) => {
    const picks: PickedWords[] = [];
    for (let index = from; index < pieces.length && !pieces[index]?.dates; index++) {
      const piece = pieces[index];
      if (piece) picks.push({ line, piece: index, from: 0, to: wordsOfPiece(piece).length });
      if (value && sameName(joinPicks(lines, picks), value)) return [[...picks]];
    }
    return [];
  });
}

/** The piece of the given lines that has both dates of a role; empty if none has. */
function datePicks(
  lines: readonly TextLine[],
  { start, end }: Partial<Pick<RoleFact, 'start' | 'end'>>,
  ownLines: readonly number[],
): PickedWords[] {
  const datedPieces = ownLines.flatMap((line) =>
    (lines[line]?.pieces ?? []).flatMap((piece, index) =>
      piece.dates
        ? [{ pick: { line, piece: index, from: 0, to: wordsOfPiece(piece).length }, dates: piece.dates }]
        : [],
    ),
  );
  const both = datedPieces.find(
    ({ dates }) => start && deepEqual(dates.start, start) && deepEqual(dates.end, end),
  );
  return both ? [both.pick] : [];
}

/**
 * Picks a date, or the words from the pressed one to the end of their piece. These words are removed from the other
 * name if they were part of it. Once both names are picked, pressing a picked word takes it out, and pressing the first
 * word of the other name makes further words go there.
 */
export function pressWord(lines: readonly TextLine[], role: PickedRole, place: WordPlace): PickedRole {
  const piece = lines[place.line]?.pieces[place.piece];
  if (!piece) return role;
  return piece.dates
    ? pickDate(lines, role, place)
    : pickName(lines, role, place, wordsOfPiece(piece).length);
}

function pickDate(lines: readonly TextLine[], role: PickedRole, { line, piece }: WordPlace): PickedRole {
  const pickedPiece = lines[line]?.pieces[piece];
  const pick = { line, piece, from: 0, to: pickedPiece ? wordsOfPiece(pickedPiece).length : 1 };
  const { start, end } = datesAt(lines, pick);
  const [first, second] = role.picks.dates;
  const firstDates = first && !second ? datesAt(lines, first) : undefined;
  const isEnd =
    firstDates?.start &&
    !firstDates.end &&
    !(start && end) &&
    first !== undefined &&
    !isSamePiece(first, pick) &&
    !deepEqual(firstDates.start, start);
  return isEnd
    ? {
        ...role,
        dates: { start: firstDates.start, end: end ?? start },
        picks: { ...role.picks, dates: [first, pick] },
      }
    : {
        ...role,
        dates: { ...(start && { start }), ...(end && { end }) },
        picks: { ...role.picks, dates: [pick] },
      };
}

const datesAt = (lines: readonly TextLine[], { line, piece }: PickedWords): Dates =>
  lines[line]?.pieces[piece]?.dates ?? {};
const isSamePiece = (a: PickedWords, b: PickedWords) => a.line === b.line && a.piece === b.piece;

function pickName(
  lines: readonly TextLine[],
  role: PickedRole,
  place: WordPlace,
  length: number,
): PickedRole {
  const into = role.target ?? role.last;
  const other = otherTarget(into);
  const { line, piece, word } = place;
  const inPiece = (each: PickedWords) => each.line === line && each.piece === piece;
  // Pressing the first word of the other name selects that name, instead of moving the word.
  const [firstOfOther] = role.picks[other];
  if (role.target === null && firstOfOther && inPiece(firstOfOther) && firstOfOther.from === word)
    return { ...role, last: other };
  const isAdded = role.target === null || followsLast(lines, role.picks[into], place);
  // Pressing a word that is already picked removes it.
  if (role.target === null && isPicked(role.picks[into], place))
    return updatePickedTexts(lines, role, {
      ...role.picks,
      [into]: role.picks[into].filter((each) => !(inPiece(each) && isPicked([each], place))),
    });
  const others = role.picks[other]
    .map((each) => (isPicked([each], place) ? { ...each, to: word } : each))
    .filter(({ from, to }) => from < to);
  const laterStarts = others.filter((each) => inPiece(each) && each.from > word).map(({ from }) => from);
  const pick = { line, piece, from: word, to: Math.min(length, ...laterStarts) };
  const picks = isAdded ? inOrder([...role.picks[into], pick]) : [pick];
  const next = updatePickedTexts(lines, role, { ...role.picks, [into]: picks, [other]: others });
  const hasTarget = role.target !== null;
  return {
    ...next,
    // The other name was prefilled from the record and may have to be extended.
    last: hasTarget && others.length > 0 && into === 'title' ? other : into,
    target: hasTarget && others.length === 0 ? other : null,
  };
}

const inOrder = (picks: readonly PickedWords[]) =>
  [...picks].sort((a, b) => a.line - b.line || a.piece - b.piece || a.from - b.from);

/**
 * Whether a word begins the piece directly after the picked ones, in the same line or at the start of the next one.
 */
function followsLast(
  lines: readonly TextLine[],
  picks: readonly PickedWords[],
  { line, piece, word }: WordPlace,
): boolean {
  const last = picks.at(-1);
  if (!last || word !== 0) return false;
  if (last.line === line) return last.piece + 1 === piece;
  return last.line + 1 === line && piece === 0 && last.piece + 1 === lines[last.line]?.pieces.length;
}

/** Updates the texts of a role to new picks. A text whose picks have not changed, such as a typed one, stays. */
function updatePickedTexts(
  lines: readonly TextLine[],
  role: PickedRole,
  picks: PickedRole['picks'],
): PickedRole {
  const text = (target: PickTarget) =>
    picks[target] === role.picks[target] || (picks[target].length === 0 && role.picks[target].length === 0)
      ? role[target]
      : pickedTextOf(lines, picks[target]);
  return { ...role, title: text('title'), organisation: text('organisation'), picks };
}

/** The picked words as one text, without a preposition or punctuation at its end. */
export const pickedTextOf = (lines: readonly TextLine[], picks: readonly PickedWords[]): string =>
  trimName(joinPicks(lines, picks));

/** Joins the picked words with the separators that are between them in the file. */
function joinPicks(lines: readonly TextLine[], picks: readonly PickedWords[]): string {
  let text = '';
  picks.forEach((pick, index) => {
    const piece = lines[pick.line]?.pieces[pick.piece];
    if (!piece) return;
    const before = picks[index - 1];
    const follows = before?.line === pick.line && before.piece + 1 === pick.piece && pick.from === 0;
    const between = follows ? lines[pick.line]?.pieces[before.piece]?.after : undefined;
    text += `${index === 0 ? '' : between || ' '}${wordsOfPiece(piece).slice(pick.from, pick.to).join(' ')}`;
  });
  return text;
}

/**
 * Removes punctuation at both ends and a preposition at the end: 'Clerk at' becomes 'Clerk', and 'Bob Morgan (BM).'
 * loses its full stop. After a word of fewer than five letters the full stop stays, since it may be an abbreviation.
 */
const trimName = (text: string): string =>
  text
    .replace(/^[\s,;:|–—-]+|[\s,;:|–—-]+$/g, '')
    .replace(/\s(?:at|@|with|for|bei|chez|presso)$/i, '')
    .replace(/(?<=[\p{L}\d)]{5})\.$|(?<=\))\.$/u, '')
    .replace(/[\s,;:]+$/, '');
