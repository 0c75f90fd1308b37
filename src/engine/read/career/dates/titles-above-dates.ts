/**
 * Finds the lines of titles that stand directly above dates in a margin: 'Plant Manager' over '2018 – 2020  Nordhav
 * Foods'. Elsewhere a line above such dates belongs to the entry before.
 */
import type { DocumentLine } from '../../layout/line';
import { titleScore } from '../../vocabulary/titles';
import type { Anchor } from '../entry-lines/anchor';

/** Minimum number of entries that show the pattern, and of those that must have it for one to lack it. */
const MIN_ENTRIES = 3;
const MIN_ENTRIES_WITH_EXCEPTION = 5;
/** Text that begins more than this many points right of the dates is beside the margin. */
const MARGIN_TOLERANCE_POINTS = 20;
const SIZE_TOLERANCE_POINTS = 0.3;
/** The white space above a title is larger than that between it and its dates by this factor. */
const MIN_GAP_RATIO = 1.3;
const MAX_TITLE_CHARACTERS = 110;
/** Minimum score of a title that is recognised by its words. */
const MIN_KNOWN_TITLE_SCORE = 2;

/** The lines of titles in a section whose first line is the title above the first dates; empty if others lack one. */
export function titleLinesOf(
  lines: readonly DocumentLine[],
  anchors: readonly Anchor[],
): ReadonlySet<number> {
  const dated = anchors.filter(({ at, range, isWeak }) => {
    const isBeside = (lines[at]?.text.length ?? 0) > (range?.index ?? 0) + (range?.length ?? 0) + 1;
    return range !== undefined && !isWeak && range.index <= 1 && (lines[at]?.x ?? 0) > 0 && isBeside;
  });
  const [first] = dated;
  const model = first?.at === 1 ? lines[0] : undefined;
  if (!model || dated.length < MIN_ENTRIES || dated.length < anchors.length) return new Set();
  const isSetAsFirst = (line: DocumentLine | undefined): line is DocumentLine =>
    line !== undefined &&
    !line.bullet &&
    line.strong === model.strong &&
    Math.abs(line.size - model.size) < SIZE_TOLERANCE_POINTS &&
    line.text.length <= MAX_TITLE_CHARACTERS;
  const titled = dated.filter(({ at }) => {
    const [title, line] = [lines[at - 1], lines[at]];
    const isFree = !anchors.some((anchor) => anchor.at === at - 1);
    return isFree && isSetAsFirst(title) && title.x > (line?.x ?? 0) + MARGIN_TOLERANCE_POINTS;
  });
  const above = titled.filter(({ at }) => titleScore(lines[at - 1]?.text ?? '') >= 1);
  const beside = titled.filter(({ at }) => titleScore(lines[at]?.text ?? '') >= MIN_KNOWN_TITLE_SCORE);
  // Employers may stand above as well, with titles beside the dates.
  if (above.length * 2 < titled.length || beside.length * 4 > titled.length) return new Set();
  const missing = dated.length - titled.length;
  if (missing > (dated.length > MIN_ENTRIES_WITH_EXCEPTION ? 1 : 0)) return new Set();
  const titles = new Set(titled.map(({ at }) => at - 1));
  const isStyled =
    !lines.some((line, at) => !titles.has(at) && isSetAsFirst(line)) && titles.size >= MIN_ENTRIES;
  const isSpaced = titled.slice(1).every(({ at }) => {
    const [title, line] = [lines[at - 1], lines[at]];
    return (title?.gap ?? 0) > (line?.gap ?? 0) * MIN_GAP_RATIO;
  });
  const isAlternating = lines.length === dated.length * 2;
  return isStyled || isSpaced || isAlternating ? titles : new Set();
}
