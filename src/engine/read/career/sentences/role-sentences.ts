/** Splits paragraphs that state several roles. */
import type { DocumentLine } from '../../layout/line';
import { replaceCells } from '../entry-lines/wrapped-lines';
import { isJobSentence } from './job-sentences';

/**
 * Splits a paragraph that states several roles into one line for each: 'Worked as ... (2013 - 2014). Worked
 * as ...'.
 */
export function splitRoleSentences(given: readonly DocumentLine[]): DocumentLine[] {
  return given.flatMap((line) => {
    if (line.cells.length > 1 || line.text.length > MAX_PARAGRAPH_CHARACTERS) return [line];
    const parts = line.text.split(NEXT_POST_PATTERN);
    if (parts.length < 2 || !parts.every(isJobSentence)) return [line];
    return parts.map((text, index) => ({
      ...line,
      ...replaceCells(line, [text]),
      gap: index === 0 ? line.gap : PARAGRAPH_GAP_FONT_SIZES,
    }));
  });
}

const MAX_PARAGRAPH_CHARACTERS = 2000;
/** The gap above each further line of a paragraph that was split, in font sizes. */
const PARAGRAPH_GAP_FONT_SIZES = 1.2;
const NEXT_POST_PATTERN =
  /(?<=[.);])\s+(?=(?:\d{1,2}[.)]\s*)?(?:i (?:have )?)?(?:(?:presently|currently|previously) )?work(?:ed|ing) (?:as|with|at|in|for)\b)/iu;
