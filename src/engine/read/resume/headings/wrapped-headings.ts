/** Recognises the lines into which a heading or a title wraps. Gaps between lines are in font sizes. */
import type { DocumentLine } from '../../layout/line';
import { titleScore } from '../../vocabulary/titles';
import { isTown } from '../../vocabulary/towns';
import { isCapitals } from './typography';

/** Whether a heading in the margin wraps: 'PROFESSIONAL SKILLS' over 'SUMMARY'. */
export function isWrappedHeading(heading: string, line: DocumentLine): boolean {
  const [label = ''] = line.cells;
  return (
    line.gap < 1.7 &&
    isCapitals(label) &&
    isCapitals(heading.split(/(?<!\s)\s+\p{Lu}\p{Ll}/u)[0] ?? '') &&
    /\bSKILLS?\b/.test(heading) &&
    /^(?:SUMMARY|OVERVIEW|PROFILE)$/.test(label)
  );
}

/** Whether a line is the end of the heading above, in lower case: 'competences'. */
export function isLowerCaseEndOfHeading(line: DocumentLine): boolean {
  return line.cells.length === 1 && line.gap < 1.6 && /^\p{Ll}+(?: \p{Ll}+)?$/u.test(line.text);
}

/** Whether a line is the second half of the heading above: 'AND TECHNICAL TRAINING'. */
export const isSecondLineOfHeading = ({ text, cells, gap, bullet }: DocumentLine) =>
  !bullet && cells.length === 1 && gap < 1.9 && /^(?:AND|&) \p{Lu}[\p{Lu} &]{3,40}$/u.test(text);

/** Whether a line ends the title that the line above begins: 'Software Development' over 'Engineer - II'. */
export function isWrappedTitle(line: DocumentLine, next: DocumentLine): boolean {
  const [first = '', ...more] = next.text.split(' ');
  const isSameStyle =
    line.flow === next.flow && Math.abs(line.size - next.size) < 0.3 && line.strong === next.strong;
  return (
    isSameStyle &&
    next.gap < TITLE_LINE_GAP_FONT_SIZES &&
    !line.bullet &&
    !next.bullet &&
    next.cells.length === 1 &&
    more.length + 1 <= MAX_TITLE_WORDS &&
    line.text.split(' ').length <= MAX_TITLE_WORDS &&
    /^[\p{L} &/-]+$/u.test(line.text) &&
    !isTown(line.text) &&
    titleScore(first) >= 2 &&
    titleScore(line.text.split(' ').at(-1) ?? '') < 2
  );
}

/** The lines of a title are closer than this, in font sizes. */
const TITLE_LINE_GAP_FONT_SIZES = 1.2;
/** Maximum words of a line of a title. */
const MAX_TITLE_WORDS = 3;
