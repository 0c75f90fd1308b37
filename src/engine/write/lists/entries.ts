import type { CitedText } from '../../check/cited-text';
import { wordsKey } from '../../language/text/keys';

/** List entries in order, without repetitions. */
export function uniqueEntries(citedTexts: CitedText[], maxEntries: number): CitedText[] {
  const seen = new Set<string>();
  return citedTexts
    .filter(({ text }) => {
      const key = wordsKey(text);
      if (!key || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, maxEntries);
}

/** Whether every bracket of an entry is closed; if not, the entry was cut in two. */
export const hasClosedBrackets = (text: string): boolean => text.split('(').length === text.split(')').length;
