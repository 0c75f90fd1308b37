/** Finds the rest of a list of certificates that a second column of the page continues below another section. */
import type { DocumentLine } from '../../layout/line';
import { datesOf } from '../lists/name-years';
import type { HeadedLines } from './sections';

/**
 * Minimum gap above the rest of the list, in font sizes. It is large because the heading above spans both columns, and
 * the rest begins at the top of the second one.
 */
const MIN_BREAK_FONT_SIZES = 5;
/** Minimum number of lines of the rest of a list. */
const MIN_LINES = 4;
/** Lines of one list differ in font size by less than this, since sizes vary between columns. */
const SIZE_TOLERANCE_POINTS = 0.55;
/** A line of the section above the rest differs from the list by at least this: it must not look like the list. */
const SAME_SIZE_TOLERANCE_POINTS = 0.12;
/** Minimum share of dated lines that makes a list one of dated lines. */
const MIN_SHARE_OF_DATED = 0.6;

/**
 * Cuts off the end of a section where it continues the page's list of certificates, and returns it as a further section
 * of certificates. It is cut at a wide gap below which every line has the form of the list, and above which none has.
 */
export function moveContinuedCertificates(sections: readonly HeadedLines[]): HeadedLines[] {
  const [list, ...more] = sections.filter(({ kinds }) => kinds.includes('certifications'));
  if (!list || more.length > 0 || list.lines.length < MIN_LINES) return [...sections];
  return sections.flatMap((section) => {
    const at = section === list || section.kinds[0] === 'head' ? -1 : startOfRest(section, list);
    return at < 0
      ? [section]
      : [
          { ...section, lines: section.lines.slice(0, at) },
          { ...list, lines: section.lines.slice(at) },
        ];
  });
}

/** The index of the line with which a section begins to continue a list; -1 if it does not continue it. */
function startOfRest({ lines }: HeadedLines, list: HeadedLines): number {
  const at = lines.findIndex(
    ({ gap, flow, page }) =>
      Number.isFinite(gap) &&
      gap > MIN_BREAK_FONT_SIZES &&
      flow !== list.lines[0]?.flow &&
      page === list.lines[0]?.page,
  );
  const below = lines.slice(at);
  const above = lines.slice(0, at);
  const isRest =
    at > 0 &&
    below.length >= MIN_LINES &&
    below.every((line) => hasForm(line, list.lines, SIZE_TOLERANCE_POINTS)) &&
    isDatedList(below) === isDatedList(list.lines) &&
    !above.some((line) => hasForm(line, list.lines, SAME_SIZE_TOLERANCE_POINTS));
  return isRest ? at : -1;
}

/** Whether a line has the font size, the weight and the bullet of one of the others. */
const hasForm = (line: DocumentLine, others: readonly DocumentLine[], tolerance: number) =>
  others.some(
    ({ size, strong, bullet }) =>
      Math.abs(size - line.size) < tolerance && strong === line.strong && bullet === line.bullet,
  );

const isDatedList = (lines: readonly DocumentLine[]) =>
  lines.filter(({ cells }) => cells.length > 1 && datesOf(cells.at(-1) ?? '').length > 0).length >=
  lines.length * MIN_SHARE_OF_DATED;
