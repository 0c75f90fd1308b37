/** Finds the names in a sentence (the person, employers and titles), and compares its years with those of the roles. */
import type { RoleFact } from '@/shared/record/facts';
import { removeClient, removeEmployerDescription } from '../language/text/employer-name';
import { memoizeByObject } from '../language/text/memoize';
import { titleInSentence, titleOf } from '../language/text/role-title';
import { YEAR_PATTERN } from '../language/text/years';
import { ENGLISH_MONTHS_SOURCE } from '../language/vocabulary/months';
import { comparableKey, tokensOf } from './record-index';

export interface RecordMention {
  kind: 'name' | 'organisation' | 'title';
  /** Folded for comparisons. */
  value: string;
  /** Index of the first token, and of the one after the last. */
  start: number;
  end: number;
}

/** The forms of a title: as read, as printed, and as used in a sentence. */
const titlesOf = (role: RoleFact): string[] => [
  role.title,
  ...role.title.split('|').map((title) => title.trim()),
  titleOf(role),
  titleInSentence(titleOf(role)),
];

/**
 * The employer of a role, as it is printed, and the forms of its title, as `comparableKey`. Cached, since each sentence
 * is compared with every role.
 */
export const comparableNamesOf = memoizeByObject((role: RoleFact) => ({
  organisation: comparableKey(removeClient(removeEmployerDescription(role.organisation))),
  titles: new Set(titlesOf(role).map(comparableKey)),
}));

/** The positions at which `words` (at least one) occur in `tokens` without overlapping a position already taken. */
function occurrencesOf(
  tokens: readonly string[],
  words: readonly string[],
  taken: readonly boolean[],
): number[] {
  return tokens.flatMap((_, at) =>
    words.every((word, offset) => tokens[at + offset] === word && !taken[at + offset]) ? [at] : [],
  );
}

/**
 * Finds the names in a sentence. A longer name takes its words before a shorter one within it.
 * @param isQuoted whether a statement has the same name after the same word, so that the name belongs to what the
 * statement says and is not mentioned, or a statement begins with a name that is repeated; never asked about the
 * person's name
 * @returns the mentions in the order of the sentence, and for each token whether it belongs to one
 */
export function mentionsIn(
  tokens: readonly string[],
  names: { name: string; roles: readonly RoleFact[] },
  isQuoted: (words: readonly string[], before: string | undefined, isRepeated: boolean) => boolean,
): { mentions: RecordMention[]; taken: boolean[] } {
  const kindByName = new Map<string, RecordMention['kind']>();
  const printedByFullName = new Map<string, string>();
  for (const role of names.roles) {
    const { organisation, titles } = comparableNamesOf(role);
    const fullName = comparableKey(role.organisation);
    kindByName.set(organisation, 'organisation').set(fullName, 'organisation');
    printedByFullName.set(fullName, organisation);
    for (const title of titles) if (!kindByName.has(title)) kindByName.set(title, 'title');
  }
  const isTaken: boolean[] = tokens.map(() => false);
  const mentions: RecordMention[] = [];
  const take = (kind: RecordMention['kind'], value: string) => {
    const parts = value.split(' ');
    const starts = occurrencesOf(tokens, parts, isTaken);
    const [first = 0] = starts;
    for (const start of starts) {
      if (kind !== 'name' && isQuoted(parts, tokens[start - 1], start > first)) continue;
      isTaken.fill(true, start, start + parts.length);
      const printed = kind === 'organisation' ? (printedByFullName.get(value) ?? value) : value;
      mentions.push({ kind, value: printed, start, end: start + parts.length });
    }
  };
  for (const [value, kind] of [...kindByName].sort((a, b) => b[0].length - a[0].length)) take(kind, value);
  const nameWords = tokensOf(names.name);
  take('name', nameWords.join(' '));
  for (const part of nameWords) if (part.length > 1) take('name', part);
  // An initial belongs to the name only after another part of it: 'Kim J. Marsh', of 'Kim J. Marsh III'.
  const isAfterName = (at: number) => mentions.some(({ kind, end }) => kind === 'name' && end === at);
  for (const [at, token] of tokens.entries()) {
    if (token.length !== 1 || isTaken[at] || !nameWords.includes(token) || !isAfterName(at)) continue;
    isTaken[at] = true;
    mentions.push({ kind: 'name', value: token, start: at, end: at + 1 });
  }
  return { mentions: mentions.sort((a, b) => a.start - b.start), taken: isTaken };
}

const MONTHS = ENGLISH_MONTHS_SOURCE.split('|');

/**
 * Whether the token at `at` is a month before a year in which a role began or ended in that month: after 'from' it must
 * be the beginning, after 'to' the end.
 */
export function isMonthOfRole(tokens: readonly string[], at: number, roles: readonly RoleFact[]): boolean {
  const month = MONTHS.indexOf(tokens[at] ?? '') + 1;
  const year = Number(tokens[at + 1]);
  const before = tokens[at - 1] ?? '';
  if (month === 0 || !YEAR_PATTERN.test(tokens[at + 1] ?? '')) return false;
  return roles.some(
    ({ start, end }) =>
      (before !== 'to' && start?.year === year && start.month === month) ||
      (before !== 'from' && typeof end === 'object' && end.year === year && end.month === month),
  );
}

const RANGE_WORD_PATTERN = /^(?:to|and|bis|a|al|tot|until)$/;
const TODAY_WORD_PATTERN = /^(?:today|heute|hoy|hoje|oggi|heden|aujourd)$/;

/**
 * Whether the token at `at` is a year in which a role began or ended, and the words beside it say so: 'since' asks for
 * a present role, 'until' for an end, 'from ... to' for both years of one role. False for a token that is not a year.
 */
export function isYearOfRole(tokens: readonly string[], at: number, roles: readonly RoleFact[]): boolean {
  const year = Number(tokens[at]);
  if (!YEAR_PATTERN.test(tokens[at] ?? '')) return false;
  const before = tokens[at - 1] ?? '';
  const after = tokens[at + 1] ?? '';
  const further = tokens[at + 2] ?? '';
  const starts = (role: RoleFact) => role.start?.year === year;
  const ends = (role: RoleFact) => typeof role.end === 'object' && role.end.year === year;
  if (/^(?:since|seit|depuis|desde|dal|sinds)$/.test(before) && !/^(?:al|to)$/.test(after))
    return roles.some((role) => starts(role) && role.end === 'present');
  if (/^(?:until|till)$/.test(before)) return roles.some(ends);
  // A dash before a word for the present: '2020–oggi'.
  if (TODAY_WORD_PATTERN.test(after)) return roles.some((role) => starts(role) && role.end === 'present');
  if (RANGE_WORD_PATTERN.test(after) && (YEAR_PATTERN.test(further) || TODAY_WORD_PATTERN.test(further)))
    return roles.some(
      (role) =>
        starts(role) &&
        (YEAR_PATTERN.test(further)
          ? typeof role.end === 'object' && role.end.year === Number(further)
          : role.end === 'present'),
    );
  if (RANGE_WORD_PATTERN.test(before) && YEAR_PATTERN.test(tokens[at - 2] ?? ''))
    return roles.some((role) => ends(role) && role.start?.year === Number(tokens[at - 2]));
  if (YEAR_PATTERN.test(after))
    return roles.some(
      (role) => starts(role) && typeof role.end === 'object' && role.end.year === Number(after),
    );
  if (YEAR_PATTERN.test(before))
    return roles.some((role) => ends(role) && role.start?.year === Number(before));
  if (/^(?:in|from|en|em|nel|im|jahr)$/.test(before))
    return roles.some((role) => starts(role) || (role.start === undefined && ends(role)));
  return roles.some((role) => starts(role) || ends(role));
}
