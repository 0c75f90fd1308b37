/** Finds the distance between lines that separates the entries of a list from the lines of a wrapped name. */
import type { DocumentLine } from '../../layout/line';
import { saysCertificate } from '../../vocabulary/certificate-issuers';

/**
 * A distance between lines, in font sizes, above which a line begins a new entry; 0 if the distances do not show where
 * entries begin.
 */
export function wrapGap(lines: readonly DocumentLine[]): number {
  const gaps = lines
    .slice(1)
    .map((line) => line.gap)
    .filter((gap) => Number.isFinite(gap) && gap > 0)
    .sort((a, b) => a - b);
  const [least = 0] = gaps;
  const wider = gaps.find((gap) => gap > least * 1.1);
  if (wider === undefined || least > MAX_WRAP_GAP_FONT_SIZES || lines.some((line) => line.bullet)) return 0;
  // Distances that differ little separate entries only if the line above has no room for the next word.
  const isFar = wider > least * 1.25;
  return isFar || lines.some((line, index) => line.gap < wider && isFull(lines[index - 1], line))
    ? (least + wider) / 2
    : 0;
}

/**
 * Whether several lines with a smaller gap than this name certificates as the lines above them do, so that none of them
 * is the rest of a name.
 */
export const areNamesAlone = (lines: readonly DocumentLine[], gap: number) =>
  lines.filter(
    (line, index) => line.gap < gap && saysName(line.text) && saysName(lines[index - 1]?.text ?? ''),
  ).length > 1;
const saysName = (text: string) =>
  saysCertificate(text) || /^\p{Lu}.{0,60}\b(?:course|training|program(?:me)?)\b/iu.test(text);

/** Whether the first word of a line would not fit into the line above. */
function isFull(previous: DocumentLine | undefined, { text, x }: DocumentLine): boolean {
  if (previous === undefined || previous.right <= 0 || x < previous.x) return false;
  const pointsPerCharacter = (previous.right - previous.x) / Math.max(previous.text.length, 1);
  return previous.right + ((text.split(' ')[0] ?? '').length + 1) * pointsPerCharacter > previous.edge;
}

/** Maximum distance between the lines of one name, in font sizes. */
const MAX_WRAP_GAP_FONT_SIZES = 2.4;
