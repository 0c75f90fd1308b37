/**
 * Reads lines of tools without a heading, at the top of a resume or below its summary: 'Azure & AWS', 'Python, R, SQL'.
 */
import { isTechnology } from '@/engine/language/vocabulary/technologies';
import type { DocumentLine } from '../../layout/line';
import { APART_FONT_SIZES } from './skill-entries';

const SKILL_SEPARATOR_PATTERN = /(?:(?<!\s)\s+)?[,;|•·]\s*|(?<!\s)\s+(?:&|and|und|et|y|e)\s+|\s\/\s/u;
/** Office software and operating systems, which say little as skills but show that a line lists software. */
const OFFICE_SOFTWARE_PATTERN =
  /^(?:microsoft|ms) (?:office|365)(?: suite)?$|^(?:microsoft )?(?:excel|word|powerpoint|outlook|access)$|^(?:mac ?os|macos|windows|linux)$/iu;
/** Minimum share of known names among the entries of a line of tools. */
const MIN_KNOWN_SHARE = 0.6;
const MAX_TOOL_WORDS = 4;
/** Minimum known names in all lines together. */
const MIN_NAMES = 3;

const isTool = (entry: string): boolean => isTechnology(entry) || OFFICE_SOFTWARE_PATTERN.test(entry);

/** The number of tools that a line lists; 0 if it is not a list of tools. */
function countTools({ text }: DocumentLine): number {
  if (/[.!?:]$/u.test(text) && !/\betc\.$/u.test(text)) return 0;
  const entries = text
    .split(SKILL_SEPARATOR_PATTERN)
    .map((entry) => entry.trim())
    .filter(Boolean);
  const toolCount = entries.filter(isTool).length;
  const isList = entries.every((entry) => entry.split(' ').length <= MAX_TOOL_WORDS);
  return isList && toolCount >= entries.length * MIN_KNOWN_SHARE ? toolCount : 0;
}

/** The lines that list tools, if they name enough in total; a line with one name counts only beside others. */
export function unheadedSkills(lines: readonly DocumentLine[]): DocumentLine[] {
  const counts = lines.map(countTools);
  const toolLines = lines.filter(
    (_, at) =>
      (counts[at] ?? 0) > 1 ||
      ((counts[at] ?? 0) === 1 && ((counts[at - 1] ?? 0) > 0 || (counts[at + 1] ?? 0) > 0)),
  );
  const names = counts.reduce((sum, one) => sum + one, 0);
  return names >= MIN_NAMES ? toolLines : [];
}

/** Separates the tools of a line without a heading by commas, as the reader of skills expects. */
export const separateByCommas = (line: DocumentLine): DocumentLine => {
  const text = line.text.split(SKILL_SEPARATOR_PATTERN).join(', ');
  return { ...line, text, cells: [text], gap: APART_FONT_SIZES };
};
