/** Converts slides to the paragraphs that the readers of documents expect. */
import { cleanCharacters } from '@/engine/language/text/characters';
import { UnreadableError } from '../errors';
import type { Extracted, Paragraph } from '../types';
import { inReadingOrder } from './order';
import type { Shape, Slide, SlideParagraph } from './slide';

/**
 * Maximum length of a paragraph at the outermost level that is not taken for a list item: masters usually give longer
 * ones bullets.
 */
const MAX_PLAIN_PARAGRAPH_CHARACTERS = 60;

/**
 * Boxes become flows and titles headings; notes are kept separate. Throws `UnreadableError('noText')` if there are
 * only pictures.
 */
export function textOfSlides(slides: readonly Slide[]): Extracted {
  let flow = 0;
  const paragraphs = slides.flatMap((slide) =>
    inReadingOrder(slide.shapes).flatMap((shape) => {
      flow += 1;
      return paragraphsOf(shape, slide.number, flow);
    }),
  );
  const notes = slides.flatMap((slide) => {
    flow += 1;
    return paragraphsOf({ title: false, paragraphs: slide.notes }, slide.number, flow);
  });
  if (paragraphs.length + notes.length === 0) throw new UnreadableError('noText');
  return { kind: 'paragraphs', paragraphs, notes };
}

function paragraphsOf({ title, paragraphs }: Shape, page: number, flow: number): Paragraph[] {
  return paragraphs.flatMap((paragraph, index) => {
    const cells = paragraph.cells.map((cell) => tidyCell(cell, title)).filter((cell) => cell !== '');
    if (cells.length === 0) return [];
    return [
      {
        cells,
        bold: paragraph.bold,
        size: paragraph.size,
        bullet: !title && isItem(paragraph, cells),
        spaced: index === 0,
        heading: title,
        flow,
        page,
      },
    ];
  });
}

function isItem({ level, bullet }: SlideParagraph, cells: string[]): boolean {
  if (cells.length > 1) return false;
  return bullet ?? (level > 0 || (cells[0]?.length ?? 0) > MAX_PLAIN_PARAGRAPH_CHARACTERS);
}

/**
 * Cleans a cell; removes from a title that it continues over several slides: 'Experience (2/3)', 'Experience (cont.)'.
 */
function tidyCell(text: string, title: boolean): string {
  const clean = cleanCharacters(text).replace(/\s+/g, ' ').trim();
  return title
    ? clean.replace(/(?:(?<!\s)\s+)?[([](?:\d+\s*(?:\/|of)\s*\d+|cont\S{0,40})[)\]]$/i, '')
    : clean;
}
