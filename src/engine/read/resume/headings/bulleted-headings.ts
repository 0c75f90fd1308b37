/** Finds the headings of a resume that have a bullet before them. */
import type { DocumentLine } from '../../layout/line';
import { sectionKinds } from '../../vocabulary/headings';
import { isMainKind } from './heading-styles';
import { isCapitals } from './typography';

/** The type of a heading with a bullet is more than this many points larger than that of the text. */
const SIZE_DIFFERENCE_POINTS = 1.4;

/**
 * Headings with a bullet before them ('❖ Education:'), if there are more than two of them, or some in larger type, with
 * experience or education among these; otherwise those of the two that are in bold capitals above a plain line.
 */
export function bulletedHeadings(lines: readonly DocumentLine[], body: number): ReadonlySet<DocumentLine> {
  const isMain = ({ text }: DocumentLine) => sectionKinds(text).some(isMainKind);
  const headings = lines.filter(
    (line) =>
      line.bullet &&
      line.cells.length === 1 &&
      (/[:：]\s*-?$/.test(line.text) || line.strong || line.heading || isCapitals(line.text)) &&
      sectionKinds(line.text).length > 0,
  );
  if (headings.length > 2 && headings.some(isMain)) return new Set(headings);
  const large = headings.filter(({ size }) => size > body + SIZE_DIFFERENCE_POINTS);
  if (large.some(isMain)) return new Set(large);
  const isAlone = (line: DocumentLine, next?: DocumentLine) =>
    line.bullet && line.strong && isCapitals(line.text) && next?.bullet === false && !next.strong;
  return new Set(lines.filter((line, index) => isAlone(line, lines[index + 1]) && isMain(line)));
}
