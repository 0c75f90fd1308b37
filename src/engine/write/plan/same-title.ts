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
