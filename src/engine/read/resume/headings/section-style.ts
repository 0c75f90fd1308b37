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
  const other = work?.line;
  if (!line || !other || work === undefined) return false;
  const isUnique =
    sections.filter((each) => comparableText(each.heading) === comparableText(heading)).length === 1;
  return (
    isUnique &&
    line.size === other.size &&
    line.strong === other.strong &&
    line.heading === other.heading &&
    Math.abs(line.x - other.x) < 2 &&
    (heading === heading.toUpperCase()) === (work.heading === work.heading.toUpperCase())
  );
}
