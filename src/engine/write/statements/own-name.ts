import type { CareerFacts } from '@/shared/record/facts';
import { foldText } from '../../language/text/hygiene';

/** Whether a text is the person's name, or only words of it, as in a signature. */
export function isOwnName(text: string, { name }: CareerFacts): boolean {
  const nameWords = foldText(name?.value ?? '').split(' ');
  const words = foldText(text).split(' ');
  const shared = words.filter((word) => nameWords.includes(word)).length;
  // 'Ruth M. Calloway' under a text of Ruth Mary Calloway.
  return words.length > 1 && (shared === words.length || (shared > 1 && words.length <= nameWords.length));
}
