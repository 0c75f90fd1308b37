/** What an owner picks of a file's words for one title. Pure functions, without a screen. */

import { deepEqual } from '@/shared/json/deep-equal';
import type { TextLine, TextPiece } from '@/shared/record/document-text';
import type { RoleFact } from '@/shared/record/facts';
import type { Dates } from '../edits/dates-field';
import { sameName } from '../edits/role-edits';

export type PickTarget = 'title' | 'organisation';

/** Words of one piece, from the first that was picked to before `to`. */
export interface PickedWords {
  line: number;
  piece: number;
  from: number;
  to: number;
}

export interface WordPlace {
  line: number;
  piece: number;
  word: number;
}

/** A title in the making: its texts, and the words that they were picked from. */
export interface PickedRole {
  title: string;
  organisation: string;
  dates: Dates;
  picks: Record<PickTarget | 'dates', readonly PickedWords[]>;
  /** What the next word is for; `null` once both names are there, and a further word is added to `last`. */
  target: PickTarget | null;
  last: PickTarget;
}

export const wordsOf = ({ text }: TextPiece): string[] => text.split(/\s+/);
export const otherThan = (target: PickTarget): PickTarget => (target === 'title' ? 'organisation' : 'title');
export const isPicked = (picks: readonly PickedWords[], { line, piece, word }: WordPlace): boolean =>
  picks.some((each) => each.line === line && each.piece === piece && each.from <= word && word < each.to);

/**
 * The title as it stands in the record, before anything is picked. Its texts count as picked where they are whole
 * pieces of the lines that it was read from.
 */
export function pickedOf(
  lines: readonly TextLine[],
  role: Partial<Pick<RoleFact, 'title' | 'organisation' | 'start' | 'end'>>,
  own: readonly number[],
): PickedRole {
  const find = (value = '') => own.flatMap((at) => piecesThatSay(lines, at, value))[0] ?? [];
  const picks = {
    title: find(role.title),
    organisation: find(role.organisation),
    dates: datePicks(lines, role, own),
  };
  const missing = (['title', 'organisation'] as const).find((each) => picks[each].length === 0);
  return {
    title: role.title ?? '',
    organisation: role.organisation ?? '',
    dates: { ...(role.start && { start: role.start }), ...(role.end && { end: role.end }) },
    picks,
    target: missing ?? null,
    last: 'organisation',
  };
}

/** The pieces of a line that together are a text, for each place where it begins. */
function piecesThatSay(lines: readonly TextLine[], line: number, value: string): PickedWords[][] {
  const pieces = lines[line]?.pieces ?? [];
  return pieces.flatMap((_, from) => {
    const picks: PickedWords[] = [];
    for (let at = from; at < pieces.length && !pieces[at]?.dates; at++) {
      const piece = pieces[at];
      if (piece) picks.push({ line, piece: at, from: 0, to: wordsOf(piece).length });
      if (value && sameName(joinedText(lines, picks), value)) return [[...picks]];
    }
    return [];
  });
}

/** The pieces that a role's dates were read from: one with both, or one for each. */
function datePicks(
  lines: readonly TextLine[],
  { start, end }: Partial<Pick<RoleFact, 'start' | 'end'>>,
  own: readonly number[],
): PickedWords[] {
  const dated = own.flatMap((line) =>
    (lines[line]?.pieces ?? []).flatMap((piece, at) =>
      piece.dates
        ? [{ pick: { line, piece: at, from: 0, to: wordsOf(piece).length }, dates: piece.dates }]
        : [],
    ),
  );
  const both = dated.find(({ dates }) => start && deepEqual(dates.start, start) && deepEqual(dates.end, end));
  return both ? [both.pick] : [];
}

/** Takes a date, or the words from this one to the end of their piece; what the other name had of them it loses. */
export function pressWord(lines: readonly TextLine[], role: PickedRole, place: WordPlace): PickedRole {
  const piece = lines[place.line]?.pieces[place.piece];
  if (!piece) return role;
  return piece.dates ? withDates(lines, role, place) : withName(lines, role, place, wordsOf(piece).length);
}

function withDates(lines: readonly TextLine[], role: PickedRole, { line, piece }: WordPlace): PickedRole {
  const own = lines[line]?.pieces[piece];
  const pick = { line, piece, from: 0, to: own ? wordsOf(own).length : 1 };
  const { start, end } = datesAt(lines, pick);
  const [first, second] = role.picks.dates;
  const begun = first && !second ? datesAt(lines, first) : undefined;
  const isEnd =
    begun?.start &&
    !begun.end &&
    !(start && end) &&
    first !== undefined &&
    !isSame(first, pick) &&
    !deepEqual(begun.start, start);
  return isEnd
    ? {
        ...role,
        dates: { start: begun.start, end: end ?? start },
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
const isSame = (a: PickedWords, b: PickedWords) => a.line === b.line && a.piece === b.piece;

function withName(
  lines: readonly TextLine[],
  role: PickedRole,
  place: WordPlace,
  length: number,
): PickedRole {
  const into = role.target ?? role.last;
  const other = otherThan(into);
  const { line, piece, word } = place;
  const inPiece = (each: PickedWords) => each.line === line && each.piece === piece;
  // The first word of the other name is no new beginning: it says which name is meant.
  const [head] = role.picks[other];
  if (role.target === null && head && inPiece(head) && head.from === word) return { ...role, last: other };
  const isAdded = role.target === null || followsLast(lines, role.picks[into], place);
  // A further press on what is picked already gives it back.
  if (role.target === null && isPicked(role.picks[into], place))
    return written(lines, role, {
      ...role.picks,
      [into]: role.picks[into].filter((each) => !(inPiece(each) && isPicked([each], place))),
    });
  const others = role.picks[other]
    .map((each) => (isPicked([each], place) ? { ...each, to: word } : each))
    .filter(({ from, to }) => from < to);
  const laterStarts = others.filter((each) => inPiece(each) && each.from > word).map(({ from }) => from);
  const pick = { line, piece, from: word, to: Math.min(length, ...laterStarts) };
  const own = isAdded ? inOrder([...role.picks[into], pick]) : [pick];
  const next = written(lines, role, { ...role.picks, [into]: own, [other]: others });
  const isAimed = role.target !== null;
  return {
    ...next,
    // The other name was read and not pressed: it may need completing.
    last: isAimed && others.length > 0 && into === 'title' ? other : into,
    target: isAimed && others.length === 0 ? other : null,
  };
}

const inOrder = (picks: readonly PickedWords[]) =>
  [...picks].sort((a, b) => a.line - b.line || a.piece - b.piece || a.from - b.from);

/** Whether a piece goes on where the picked ones end: the next of the line, or the first of the next line. */
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

/** The texts of the picks, where those have changed; what is typed and not picked stays. */
function written(lines: readonly TextLine[], role: PickedRole, picks: PickedRole['picks']): PickedRole {
  const text = (target: PickTarget) =>
    picks[target] === role.picks[target] || (picks[target].length === 0 && role.picks[target].length === 0)
      ? role[target]
      : textOf(lines, picks[target]);
  return { ...role, title: text('title'), organisation: text('organisation'), picks };
}

/** The words of some picks as one text, without what only led to the next words. */
export const textOf = (lines: readonly TextLine[], picks: readonly PickedWords[]): string =>
  tidy(joinedText(lines, picks));

/** With what stands between them in the file where they follow each other. */
function joinedText(lines: readonly TextLine[], picks: readonly PickedWords[]): string {
  let text = '';
  picks.forEach((pick, at) => {
    const piece = lines[pick.line]?.pieces[pick.piece];
    if (!piece) return;
    const before = picks[at - 1];
    const follows = before?.line === pick.line && before.piece + 1 === pick.piece && pick.from === 0;
    const between = follows ? lines[pick.line]?.pieces[before.piece]?.after : undefined;
    text += `${at === 0 ? '' : between || ' '}${wordsOf(piece).slice(pick.from, pick.to).join(' ')}`;
  });
  return text;
}

/** 'Clerk at', 'Bob Morgan (BM).'; a full stop after an abbreviation stays. */
const tidy = (text: string): string =>
  text
    .replace(/^[\s,;:|–—-]+|[\s,;:|–—-]+$/g, '')
    .replace(/\s(?:at|@|with|for|bei|chez|presso)$/i, '')
    .replace(/(?<=[\p{L}\d)]{5})\.$|(?<=\))\.$/u, '')
    .replace(/[\s,;:]+$/, '');
