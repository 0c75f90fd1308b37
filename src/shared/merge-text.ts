/** Brings two texts together that started from one, line by line. Loses nothing silently. */
import { mergeLists } from './merge-lists';

/** Maximum of lines that are compared; of longer texts both are kept whole. */
const MAX_LINES = 400;

const linesOf = (text: string) => (text === '' ? [] : text.split('\n'));

/**
 * Three-way merge of plain text. A line only one side changed keeps that change; where both changed the same line,
 * differently, all of `theirs` comes first, and below it those lines of `mine` that it does not have.
 * @param bases every text `mine` may have started from: the last one acknowledged, then those sent whose answer never
 * came, so that one's own earlier save is not taken for someone else's
 */
export function mergeTexts(bases: readonly string[], mine: string, theirs: string): string {
  if (mine === theirs || bases.includes(theirs)) return mine;
  if (mine === bases[0]) return theirs;
  const [from, here, there] = [linesOf(bases[0] ?? ''), linesOf(mine), linesOf(theirs)];
  const short = Math.max(from.length, here.length, there.length) <= MAX_LINES;
  const merged = short && bases.length === 1 ? mergeLists(from, here, there) : null;
  if (merged) return merged.join('\n');
  const standing = new Set(there);
  return [...there, ...here.filter((line) => !standing.has(line))].join('\n');
}
