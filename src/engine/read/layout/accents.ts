/** Combines accents that TeX sets as separate glyphs with their letters: 'Ing´enieur' becomes 'Ingénieur'. */
import type { DocumentLine } from './line';

const COMBINING_MARK_BY_ACCENT: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '`': '\u0300',
  ˆ: '\u0302',
  '¸': '\u0327',
  '¨': '\u0308',
  ˇ: '\u030c',
  '˜': '\u0303',
};

/**
 * An accent that cannot be an apostrophe: inside a word, after letters that are never elided; or a glyph that
 * is never an apostrophe.
 */
const CERTAIN_ACCENT_PATTERN =
  /(?<=\p{L}{2})(?<!(?<!\p{L})(?:qu|jusqu|lorsqu|puisqu|quoiqu|aujourd|all|dell|sull|nell|dall|quell|un|ll))[´`ˆ](?=[aeiouyı])|¸(?=[cs])|(?<=\p{L})¨(?=[aeiouy])|(?<=\p{L})ˇ(?=[cszrne])|(?<=\p{L})˜(?=[nao])/giu;
/** Any of these accents: few lines have one, and the pattern above looks behind each of their characters. */
const ANY_ACCENT_PATTERN = /[´`ˆ¸¨ˇ˜]/;
const ACCENTED_PATTERN = /([´`ˆ¸¨ˇ˜])\s?([aeiouyıcsnzr])/giu;
/** A document with this many separate accents or more is taken to set all of them separately. */
const MIN_SEPARATE_ACCENTS = 2;

const composeAccents = (text: string): string =>
  text.replace(ACCENTED_PATTERN, (whole, accent: string, letter: string) => {
    const one = `${letter === 'ı' ? 'i' : letter}${COMBINING_MARK_BY_ACCENT[accent] ?? ''}`.normalize('NFC');
    return one.length === 1 ? one : whole;
  });

/**
 * Combines the accents of the lines with their letters if the document sets them separately; otherwise
 * returns the lines unchanged.
 */
export function combineAccents(lines: DocumentLine[]): DocumentLine[] {
  const count = lines
    .filter(({ text }) => ANY_ACCENT_PATTERN.test(text))
    .reduce((sum, { text }) => sum + (text.match(CERTAIN_ACCENT_PATTERN)?.length ?? 0), 0);
  if (count < MIN_SEPARATE_ACCENTS) return lines;
  return lines.map((line) => ({
    ...line,
    text: composeAccents(line.text),
    cells: line.cells.map(composeAccents),
    ...(line.faces && { faces: line.faces.map(composeAccents) }),
  }));
}
