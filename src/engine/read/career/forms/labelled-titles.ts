/**
 * Reads titles behind a label below the employer and its dates, where other text stands between them: a logo, a text
 * box, a website above 'Position: Plant Manager'.
 */
import { titleScore } from '../../vocabulary/titles';
import type { AnchoredLines } from '../entry-lines/anchors';
import type { Pair } from '../model/model';
import type { PreparedScope } from '../readings/decide';
import { candidateOfRule, preferReading } from '../readings/rule-candidate';

/** Minimum number of entries whose titles are labelled, and their share of the section. */
const MIN_LABELLED = 2;
const MIN_SHARE = 0.6;
/** Maximum number of lines between the dates and the label. */
const MAX_LINES_BETWEEN = 6;

/** The readings of each entry, with the labelled title where those of most other entries are labelled. */
export function preferLabelledTitles(
  { entries, section }: PreparedScope,
  pairs: readonly (readonly Pair[])[],
): (readonly Pair[])[] {
  const dated = entries.filter(({ anchor }) => anchor.range && !anchor.isWeak).length;
  const labelled = pairs.filter(([best]) => best?.title?.label === 'title').length;
  if (labelled < MIN_LABELLED || labelled + 1 < dated * MIN_SHARE) return [...pairs];
  return pairs.map((readings, index) => {
    const anchor = entries[index]?.anchor;
    const [best] = readings;
    if (!anchor?.range || !best?.employer || best.title?.label) return readings;
    // A title by its words is not replaced.
    if (best.title && titleScore(best.title.text) > 0) return readings;
    const found = labelledTitleBelow(
      section,
      anchor.at,
      entries[index + 1]?.anchor.at ?? section.lines.length,
    );
    if (!found) return readings;
    const title = candidateOfRule({ ...found, offset: found.line - anchor.at, slot: 'label title' });
    return preferReading({ ...best, title: { ...title, label: 'title' } }, readings);
  });
}

/** The title behind a label between the dates and the next entry, above the first item of a list. */
function labelledTitleBelow(
  { lines, segments }: AnchoredLines,
  at: number,
  end: number,
): { text: string; line: number; from: number } | undefined {
  for (let line = at + 1; line < Math.min(end, at + MAX_LINES_BETWEEN + 2); line += 1) {
    if (lines[line]?.bullet) return undefined;
    const parts = segments[line] ?? [];
    const first = parts.findIndex(({ label }) => label === 'title');
    const start = parts[first];
    if (!start) continue;
    const next = parts.findIndex(({ before }, index) => index > first && before === 'cell');
    const last = parts[(next < 0 ? parts.length : next) - 1] ?? start;
    return { text: (lines[line]?.text ?? '').slice(start.from, last.to), line, from: start.from };
  }
  return undefined;
}
