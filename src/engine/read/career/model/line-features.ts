/** Describes a line's layout relative to its entry's anchor line, independent of its words. */
import type { DocumentLine } from '../../layout/line';

/** A gap that is more than this many times as large as the next one separates two blocks. */
const BLOCK_GAP_RATIO = 1.3;
/** A line is indented if it begins further right than this, in points. */
const INDENT_TOLERANCE_POINTS = 8;

/** Names of the layout features of the line at `at`, relative to the anchor's line at `anchor`. */
export function lineFeatures(lines: readonly DocumentLine[], anchor: number, at: number): string[] {
  const [line, base] = [lines[at], lines[anchor]];
  if (!line || !base) return [];
  const features: string[] = [];
  const side = at < anchor ? 'above' : at > anchor ? 'below' : 'on';
  if (startsBlock(lines, at)) features.push(`starts block ${side}`);
  if (isApart(lines, Math.min(at, anchor), Math.max(at, anchor))) features.push(`apart ${side}`);
  if (side !== 'on') {
    if (line.strong !== base.strong) features.push(line.strong ? 'stronger' : 'weaker');
    if (line.size > base.size + 0.4) features.push('larger');
    if (line.x > base.x + INDENT_TOLERANCE_POINTS) features.push('indented');
    if (line.x < base.x - INDENT_TOLERANCE_POINTS) features.push('outdented');
    if (line.cells.length > 1) features.push('in cells');
    if (isInCapitals(line.text) && !isInCapitals(base.text)) features.push('capitals beside');
  }
  return features;
}

/** Whether the white space above a line is wider than that below it; true for the first and the last line. */
function startsBlock(lines: readonly DocumentLine[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]];
  return line !== undefined && (at === 0 || next === undefined || line.gap > next.gap * BLOCK_GAP_RATIO);
}

/** Whether there is a gap between two lines as between paragraphs, and larger than the gap above the first. */
function isApart(lines: readonly DocumentLine[], from: number, to: number): boolean {
  const gapAbove = lines[from]?.gap ?? 0;
  return lines.slice(from + 1, to + 1).some((line) => line.gap > Math.max(1.9, gapAbove * 1.1));
}

const isInCapitals = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
