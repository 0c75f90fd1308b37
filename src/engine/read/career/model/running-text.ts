/** Recognises lines of running text, which name neither title nor employer. */
import { findDates } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';

/** Endings of a line of running text that continues below; no line of a header ends so. */
const OPEN_PHRASE_PATTERN =
  /\s(?:auf|mit|und|oder|von|zur|zum|der|die|das|des|dem|den|im|of|and|or|the|to|by|on|an?|into|using|including|such as|et|ou|de|du|des|les?|la|y|o|del|los|las|con|e|da|do|com)$/u;
const MIN_PROSE_CHARACTERS = 40;
/** Minimum characters of a line that fills its column. */
const MIN_FULL_LINE_CHARACTERS = 60;
/** Minimum distance between two paragraphs in font sizes; the lines of one are closer. */
const MIN_PARAGRAPH_BREAK_FONT_SIZES = 1.9;

/**
 * Whether a line completes the phrase of the full line above it: the line after 'Beratung mit Schwerpunkt
 * auf'.
 */
export function completesSentence(above: DocumentLine | undefined, line: DocumentLine): boolean {
  return (
    above !== undefined &&
    above.flow === line.flow &&
    above.strong === line.strong &&
    above.text.length >= MIN_PROSE_CHARACTERS &&
    line.gap < MIN_PARAGRAPH_BREAK_FONT_SIZES &&
    !line.bullet &&
    line.cells.length === 1 &&
    OPEN_PHRASE_PATTERN.test(above.text) &&
    findDates(line.text).length === 0
  );
}

/** Whether a line is one of a paragraph: a full line, a whole sentence, or what is left of the full line above it. */
export function isOfParagraph(above: DocumentLine | undefined, line: DocumentLine): boolean {
  const isFull = ({ text }: DocumentLine) => text.length >= MIN_FULL_LINE_CHARACTERS;
  const isRest =
    above !== undefined &&
    isFull(above) &&
    !/[.:]$/u.test(above.text) &&
    !above.bullet &&
    !line.strong &&
    !above.strong;
  return isFull(line) || isRest || (/\.$/u.test(line.text) && line.text.includes(' '));
}
