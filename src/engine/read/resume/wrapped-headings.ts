/** Recognises the lines into which a heading wraps. */
import type { DocumentLine } from '../layout/line';
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

/** Whether a line is the end of the heading above, in small letters: 'competences'. */
export function isTail(line: DocumentLine): boolean {
  return line.cells.length === 1 && line.gap < 1.6 && /^\p{Ll}+(?: \p{Ll}+)?$/u.test(line.text);
}

/** Whether a line is the second half of the heading above: 'AND TECHNICAL TRAINING'. */
export const isSecondHalf = ({ text, cells, gap, bullet }: DocumentLine) =>
  !bullet && cells.length === 1 && gap < 1.9 && /^(?:AND|&) \p{Lu}[\p{Lu} &]{3,40}$/u.test(text);
