import type { CareerFacts } from '@/shared/record/facts';
import { wordsKey } from '../../language/text/keys';

/** Forms of address before a name. */
const FORMS_OF_ADDRESS = new Set(['dr', 'prof', 'mr', 'mrs', 'ms']);

/** Whether a text is the person's name and nothing else, as in a signature: 'Ruth M. Calloway', 'Dr. R. Calloway'. */
export function isOwnName(text: string, { name }: CareerFacts): boolean {
  const nameWords = wordsKey(name?.value ?? '').split(' ');
  const words = wordsKey(text)
    .split(' ')
    .filter((word) => !FORMS_OF_ADDRESS.has(word));
  const isInName = (word: string) => nameWords.includes(word);
  return (
    words.length > 1 && words.some(isInName) && words.every((word) => isInName(word) || word.length === 1)
  );
}
