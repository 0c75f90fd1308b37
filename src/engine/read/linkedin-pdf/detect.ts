/** Detects which of LinkedIn's two layouts a PDF has, if any. */
import type { Page } from '../extract/types';

/** Font sizes of the current layout, which LinkedIn writes alike in every language. */
const CURRENT_FONT_SIZES = {
  name: 26,
  mainHeading: 15.75,
  sidebarHeading: 13,
  /** Of paragraphs, companies, titles, details and the number of the page. */
  texts: [12, 11.5, 11, 10.5, 10, 9],
};
const CURRENT_SIZES = [
  CURRENT_FONT_SIZES.name,
  CURRENT_FONT_SIZES.mainHeading,
  CURRENT_FONT_SIZES.sidebarHeading,
  ...CURRENT_FONT_SIZES.texts,
];

/** Font sizes of the classic layout: the name, the headings of sections and the titles of entries. */
const CLASSIC_FONT_SIZES = { name: 20, heading: 16, title: 13 };

/** Points by which a size may differ, since writers of PDF round it. */
const FONT_SIZE_TOLERANCE = 0.3;

/** US Letter in points: LinkedIn makes all its pages of that width, give or take a rounding. */
const LETTER_WIDTH = 612;
const WIDTH_TOLERANCE = 2;

/** Points above the lower edge within which the page's number is. */
const FOOTER_HEIGHT = 40;

const isSize = (size: number, expected: number) => Math.abs(size - expected) < FONT_SIZE_TOLERANCE;

/**
 * The layout of LinkedIn's PDF: 'current' has a sidebar, 'classic' (2017 and before) a single column;
 * undefined for any other PDF.
 */
export function linkedInLayout(pages: readonly Page[]): 'current' | 'classic' | undefined {
  const first = pages[0];
  if (!first) return undefined;
  const items = first.items.filter((item) => item.text.trim() !== '');
  const has = (size: number) => items.some((item) => isSize(item.size, size));
  const footer = first.items
    .filter((item) => item.y > first.height - FOOTER_HEIGHT)
    .map((item) => item.text)
    .join('');
  const isLetter = Math.abs(first.width - LETTER_WIDTH) < WIDTH_TOLERANCE;
  if (
    isLetter &&
    has(CURRENT_FONT_SIZES.name) &&
    (has(CURRENT_FONT_SIZES.mainHeading) || has(CURRENT_FONT_SIZES.sidebarHeading)) &&
    /\d/.test(footer) &&
    items.every((item) => CURRENT_SIZES.some((known) => isSize(item.size, known)))
  ) {
    return 'current';
  }
  const words = pages.flatMap((page) => page.items.map((item) => item.text));
  const signed = words.some((text) => /^Contact .+ on LinkedIn$|LinkedIn/.test(text.trim()));
  const isClassic =
    has(CLASSIC_FONT_SIZES.name) &&
    has(CLASSIC_FONT_SIZES.heading) &&
    (signed || has(CLASSIC_FONT_SIZES.title));
  if (isLetter && isClassic && /^Page\s*1/.test(footer.trim())) return 'classic';
  return undefined;
}
