/** Merges two texts with a common base, line by line and word by word. Nothing is lost silently. */
import { mergeAdded, mergeLists } from './lists';

/** Maximum lines of texts that are merged word by word; of longer ones, the lines of both are kept. */
const MAX_LINES = 400;

const linesOf = (text: string) => (text === '' ? [] : text.split('\n'));

/** Splits lines into words, each with the space before it. */
const wordsOf = (lines: readonly string[]) => lines.join('\n').match(/\s*\S+|\s+$/g) ?? [];

/** Merges words that both sides changed; words that both added at one place are placed after each other. */
function mergeWords(base: readonly string[], mine: readonly string[], theirs: readonly string[]) {
  return base.length > 0 ? mergeAdded(base, mine, theirs) : [...theirs, ...mine];
}

/** Merges lines that both sides changed: word by word if the changes do not touch each other, else both are kept. */
function mergeLines(base: readonly string[], mine: readonly string[], theirs: readonly string[]) {
  const words = base.length > 0 && mergeLists(wordsOf(base), wordsOf(mine), wordsOf(theirs), mergeWords);
  if (words) return words.join('').split('\n');
  return [...theirs, ...mine.filter((line) => !theirs.includes(line))];
}

/**
 * Three-way merge of plain text. A word that only one side changed keeps that change; if both changed the same words
 * differently, the lines of `theirs` come first, followed by those of `mine` that they lack. The same happens to whole
 * texts that are too long, or if there are several bases.
 * @param bases every text that `mine` may be based on: the last acknowledged one, then those sent without an answer, so
 * that one's own earlier save is not mistaken for someone else's
 */
export function mergeTexts(bases: readonly string[], mine: string, theirs: string): string {
  if (mine === theirs || bases.includes(theirs)) return mine;
  if (mine === bases[0]) return theirs;
  const [from, here, there] = [linesOf(bases[0] ?? ''), linesOf(mine), linesOf(theirs)];
  const isShort = Math.max(from.length, here.length, there.length) <= MAX_LINES;
  const merged = isShort && bases.length === 1 ? mergeLists(from, here, there, mergeLines) : null;
  if (merged) return merged.join('\n');
  const theirLines = new Set(there);
  return [...there, ...here.filter((line) => !theirLines.has(line))].join('\n');
}
