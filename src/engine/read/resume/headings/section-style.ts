/** Compares the style of a section's heading with that of the section of work. */
import { comparableText } from '../../layout/comparable';
import type { HeadedLines } from './sections';

/**
 * Whether the only heading of its name is set like the one of work, and so is not a label inside an entry: 'KEY
 * ACHIEVEMENTS' of a whole career.
 */
export function hasHeadingStyleOf(
  { heading, line }: HeadedLines,
  work: HeadedLines | undefined,
  sections: readonly HeadedLines[],
): boolean {
  if (!line || !work?.line) return false;
  const other = work.line;
  const isCapitals = (text: string) => text === text.toUpperCase();
  return (
    line.size === other.size &&
    line.strong === other.strong &&
    line.heading === other.heading &&
    Math.abs(line.x - other.x) < 2 &&
    isCapitals(heading) === isCapitals(work.heading) &&
    sections.filter((each) => comparableText(each.heading) === comparableText(heading)).length === 1
  );
}
