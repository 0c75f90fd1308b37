/** Recognises headings with unknown words by the style that the known headings share. */
import type { DocumentLine } from '../../layout/line';
import type { SectionKind } from '../../vocabulary/headings';
import { isCapitals } from './typography';

/** In a column with the career a style needs this many times as many known headings as other lines. */
const MIN_RATIO_OF_HEADINGS = 1.5;

/** Whether a section is of a kind that nearly every resume has: the headings of these usually share one style. */
export const isMainKind = (kind: SectionKind) => kind === 'experience' || kind === 'education';

const ALL_FLOWS = 'all';
/** The style of a line in one flow, or in all of them. */
const styleOf = (line: DocumentLine, flow: string | number = line.flow ?? '') =>
  `${flow} ${line.size.toFixed(1)} ${line.strong} ${line.heading} ${isCapitals(line.text)}`;

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
  const requiredRatio = (style: string) =>
    careerFlows.has(Number(style.split(' ')[0])) ? MIN_RATIO_OF_HEADINGS : 0.5;
  return new Set([
    ...[...counts]
      .filter(([style, count]) => count.headings >= 2 && count.headings > count.others * requiredRatio(style))
      .map(([style]) => style),
    ...stylesOfAllFlows(lines, accepted),
  ]);
}

/**
 * Styles that the headings of a word processor share in several cells of a table, each of which is a flow of its own:
 * those of the headings of work and education, and of hardly any other line.
 */
function stylesOfAllFlows(
  lines: readonly DocumentLine[],
  accepted: readonly (readonly SectionKind[])[],
): string[] {
  const styled = lines.flatMap((line, index) =>
    line.heading && line.cells.length === 1
      ? [{ style: styleOf(line, ALL_FLOWS), kinds: accepted[index] ?? [] }]
      : [],
  );
  return [...new Set(styled.map(({ style }) => style))].filter((style) => {
    const kinds = styled.filter((line) => line.style === style).map((line) => line.kinds);
    const headings = kinds.filter((one) => one.length > 0);
    const isOfMain = (['experience', 'education'] as const).every((kind) =>
      headings.some((one) => one.includes(kind)),
    );
    return isOfMain && headings.length > (kinds.length - headings.length) * MIN_RATIO_OF_HEADINGS;
  });
}

/** Maximum words of a heading that is recognised by its style. */
const MAX_HEADING_WORDS = 5;

/**
 * Whether a line has a style of headings and is as short and plain as one: without a bullet, columns, digits, commas or
 * at signs.
 */
export function looksLikeHeading(line: DocumentLine, styles: ReadonlySet<string>): boolean {
  return (
    (styles.has(styleOf(line)) || (line.heading && styles.has(styleOf(line, ALL_FLOWS)))) &&
    !line.bullet &&
    line.cells.length === 1 &&
    line.text.split(' ').length <= MAX_HEADING_WORDS &&
    !/[\d@,]/.test(line.text)
  );
}
