/** Recognises headings with unknown words by the style that the known headings share. */
import type { DocumentLine } from '../../layout/line';
import type { SectionKind } from '../../vocabulary/headings';
import { isCapitals } from './typography';

/** Whether a section is of a kind that nearly every resume has: the headings of these usually share one style. */
export const isMainKind = (kind: SectionKind) => kind === 'experience' || kind === 'education';

const ALL_FLOWS = 'all';
/** The style of a line in its flow. The headings of a word processor have one style in all cells of a table. */
const styleOf = (line: DocumentLine) =>
  `${line.heading ? ALL_FLOWS : line.flow} ${line.size.toFixed(1)} ${line.strong} ${line.heading} ${isCapitals(line.text)}`;

/**
 * Styles that belong to headings: at least two known headings have them, and few enough of the other lines.
 * @param accepted the kinds of each line that is a known heading; none for any other line
 */
export function headingStyles(
  lines: readonly DocumentLine[],
  accepted: readonly (readonly SectionKind[])[],
): Set<string> {
  const counts = new Map<string, { headings: number; others: number }>();
  lines.forEach((line, index) => {
    // A heading in the row of its text has the style of the text.
    if ((accepted[index]?.length ?? 0) > 0 && line.cells.length > 1) return;
    const count = counts.get(styleOf(line)) ?? { headings: 0, others: 0 };
    if ((accepted[index]?.length ?? 0) > 0) count.headings += 1;
    else count.others += 1;
    counts.set(styleOf(line), count);
  });
  // Names of companies may have the style of headings, so in a column with the career a style needs one and a
  // half times as many known headings as other lines. In a sidebar half as many as other lines suffice.
  const careerFlows = new Set(
    lines.filter((_, index) => accepted[index]?.some(isMainKind)).map((line) => line.flow),
  );
  const requiredRatio = (style: string) => {
    const [flow = ''] = style.split(' ');
    return flow === ALL_FLOWS || careerFlows.has(Number(flow)) ? 1.5 : 0.5;
  };
  return new Set(
    [...counts]
      .filter(([style, count]) => count.headings >= 2 && count.headings > count.others * requiredRatio(style))
      .map(([style]) => style),
  );
}

/** Maximum words of a heading that is recognised by its style. */
const MAX_HEADING_WORDS = 5;

/**
 * Whether a line has a style of headings and is as short and plain as one: without a bullet, columns, digits, commas or
 * at signs.
 */
export function looksLikeHeading(line: DocumentLine, styles: ReadonlySet<string>): boolean {
  return (
    styles.has(styleOf(line)) &&
    !line.bullet &&
    line.cells.length === 1 &&
    line.text.split(' ').length <= MAX_HEADING_WORDS &&
    !/[\d@,]/.test(line.text)
  );
}
