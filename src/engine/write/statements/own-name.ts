import type { CareerFacts } from '@/shared/record/facts';
import { wordsKey } from '../../language/text/keys';

/** Whether a text is the person's name, or only words of it, as in a signature. */
export function isOwnName(text: string, { name }: CareerFacts): boolean {
  const nameWords = wordsKey(name?.value ?? '').split(' ');
  const words = wordsKey(text).split(' ');
  const shared = words.filter((word) => nameWords.includes(word)).length;
  // 'Ruth M. Calloway' under a text of Ruth Mary Calloway.
  return words.length > 1 && (shared === words.length || (shared > 1 && words.length <= nameWords.length));
}
