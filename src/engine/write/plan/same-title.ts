/** Compares titles of personas by their meaning. */
import { wordsKey } from '../../language/text/keys';

/** Synonyms for a trade or rank: 'Software Development Leader' is a software engineering leader. */
const SYNONYMS: Readonly<Record<string, string>> = {
  development: 'engineering',
  developer: 'engineer',
  lead: 'leader',
  head: 'leader',
  director: 'leader',
};
/** Ranks that mean the same beside one another: 'Help Desk Supervisor' and 'Service Desk Manager'. */
const RANKS: Readonly<Record<string, string>> = {
  manager: 'leader',
  supervisor: 'leader',
  coordinator: 'leader',
};
const canonicalWord = (word: string, at: number, words: readonly string[]): string =>
  /^develop/.test(word) && words[at - 1] !== 'software' ? word : (SYNONYMS[word] ?? word);

/** Whether two titles mean the same, or one only adds words to the other: 'Cross-functional Team Lead', 'Team Lead'. */
export function haveSameMeaning(one: string, other: string): boolean {
  const [few = [], many = []] = [one, other]
    .map((title) =>
      wordsKey(title)
        .split(/[^\p{L}\p{N}]+/u)
        .map(canonicalWord),
    )
    .sort((a, b) => a.length - b.length);
  return few.every((word) => many.includes(word));
}

/** A help desk is a service desk. */
const HELP_DESK_PATTERN = /\bhelp ?desk\b/giu;
const withoutRank = (title: string): string =>
  wordsKey(title.replace(HELP_DESK_PATTERN, 'service desk'))
    .split(' ')
    .map((word) => RANKS[word] ?? word)
    .join(' ');

/** Whether two titles name the same line of work at about the same rank. */
export const nameSameWork = (one: string, other: string): boolean =>
  haveSameMeaning(withoutRank(one), withoutRank(other));
