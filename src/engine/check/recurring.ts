/** Derives what several posts of a career have in common: a field that their titles name, or the sector of their employers. */
import type { RoleFact } from '@/shared/record/facts';
import { lowerFirst } from '../language/text/casing';
import { sectorsOfEmployer } from '../language/vocabulary/employer-sectors';
import { fieldsOfTitle } from '../language/vocabulary/title-fields';
import type { DerivedRelation } from './cited-text';
import { type CitedEntries, type RecordIndex, tokensOf } from './record-index';
import { isContinuousTenure } from './tenures';
import { deriveWhole } from './whole-sentences';

/** A sentence about several posts: what it says of them, their common part, and the employers that it names. */
interface Recurring {
  kind: 'led' | 'held' | 'sector';
  subject: string;
  common: string;
  employers: string;
  since?: number;
}

const NAME = "([\\p{L}.’'-]+(?: [\\p{L}.’'-]+)?)";
const COMMON = '([\\p{L} -]{3,60}?)';
const PATTERNS: readonly (readonly [Recurring['kind'], RegExp, order: string])[] = [
  ['led', new RegExp(`^${NAME} has led ${COMMON} at (.+?)\\.$`, 'u'), 'nce'],
  ['led', new RegExp(`^At (.+), ${NAME} has been in charge of ${COMMON}\\.$`, 'u'), 'enc'],
  ['led', new RegExp(`^(.+) have had ${NAME} lead ${COMMON}\\.$`, 'u'), 'enc'],
  ['held', new RegExp(`^${NAME} has worked in ${COMMON} at (.+?)\\.$`, 'u'), 'nce'],
  ['held', new RegExp(`^${COMMON} has taken ${NAME} to (.+?)\\.$`, 'u'), 'cne'],
  ['held', new RegExp(`^At (.+), ${NAME}’s field has been ${COMMON}\\.$`, 'u'), 'enc'],
  ['sector', new RegExp(`^${NAME} knows ${COMMON} from (.+?)\\.$`, 'u'), 'nce'],
  ['sector', new RegExp(`^In ${COMMON}, ${NAME} has worked for (.+?)\\.$`, 'u'), 'cne'],
  ['sector', new RegExp(`^${NAME}’s employers in ${COMMON} include (.+?)\\.$`, 'u'), 'nce'],
];

/** What a sentence says of several posts; undefined for any other sentence. */
function recurringIn(text: string): Recurring | undefined {
  for (const [kind, pattern, order] of PATTERNS) {
    const parts = pattern.exec(text)?.slice(1);
    if (!parts) continue;
    const part = (letter: string) => parts[order.indexOf(letter)] ?? '';
    const [, employers = part('e'), year] = /^(.+?), since (\d{4})$/.exec(part('e')) ?? [];
    return {
      kind,
      subject: part('n'),
      common: part('c'),
      employers,
      ...(year ? { since: Number(year) } : {}),
    };
  }
  return undefined;
}

/** The cited roles whose employers make up the words of the sentence; undefined if other words remain. */
function rolesIn(words: readonly string[], roles: readonly RoleFact[]): RoleFact[] | undefined {
  let rest = ` ${words.join(' ')} `;
  const byLength = [...roles].sort((a, b) => b.organisation.length - a.organisation.length);
  const named = byLength.filter(({ organisation }) => {
    const key = tokensOf(organisation).join(' ');
    if (key === '' || !` ${words.join(' ')} `.includes(` ${key} `)) return false;
    rest = rest.replace(` ${key} `, ' _ ');
    return true;
  });
  return /^(?: (?:_|and|the))+ $/.test(rest) ? named : undefined;
}

/**
 * The relation of a sentence about several posts. Each employer that it names must have a cited role of that field or
 * sector, and a year must be that in which the first of them began, without a gap until today.
 */
function deriveRecurring(text: string, cited: CitedEntries, index: RecordIndex): DerivedRelation | undefined {
  const said = recurringIn(text);
  if (!said) return undefined;
  const names = tokensOf(index.name);
  if (!tokensOf(said.subject).every((word) => names.includes(word))) return undefined;
  const roles = rolesIn(tokensOf(said.employers), cited.roles);
  const isOf = ({ title, organisation }: RoleFact): boolean =>
    said.kind === 'sector'
      ? sectorsOfEmployer(organisation).includes(said.common)
      : fieldsOfTitle(title).some(
          ({ field, leads }) =>
            (field === said.common || field === lowerFirst(said.common)) && (leads || said.kind === 'held'),
        );
  const [first] = roles ?? [];
  if (!roles || !first || new Set(roles.map(({ organisation }) => organisation)).size < 2) return undefined;
  if (!roles.every(isOf)) return undefined;
  if (said.since !== undefined) {
    const ordered = [...roles].sort((a, b) => (a.start?.year ?? 0) - (b.start?.year ?? 0));
    const isNow = ordered.some(({ end }) => end === 'present');
    if (ordered[0]?.start?.year !== said.since || !isNow || !isContinuousTenure(ordered)) return undefined;
  }
  const [span] = first.spans;
  return (
    span && {
      subject: index.name,
      object: said.common,
      times: said.since === undefined ? [] : [said.since],
      numbers: [],
      span,
    }
  );
}

/** The relation of a sentence that is derived as a whole and not by its clauses: one of several posts, or one of its owner's. */
export const deriveUndivided = (
  text: string,
  cited: CitedEntries,
  index: RecordIndex,
): DerivedRelation | undefined => deriveWhole(text, cited, index) ?? deriveRecurring(text, cited, index);
