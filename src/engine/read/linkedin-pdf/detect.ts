/** Detects which of LinkedIn's two layouts a PDF has, if any. */
import type { Page } from '../extract/types';

/** Font sizes of the current layout, which LinkedIn writes alike in every language. */
const CURRENT = {
  name: 26,
  mainHeading: 15.75,
  sidebarHeading: 13,
  /** Of paragraphs, companies, titles, details and the number of the page. */
  texts: [12, 11.5, 11, 10.5, 10, 9],
};
const CURRENT_SIZES = [CURRENT.name, CURRENT.mainHeading, CURRENT.sidebarHeading, ...CURRENT.texts];

/** Font sizes of the classic layout: the name, the headings of sections and the titles of entries. */
const CLASSIC = { name: 20, heading: 16, title: 13 };

/** Points by which a size may differ, since writers of PDF round it. */
const TOLERANCE = 0.3;

/** US Letter in points: LinkedIn makes all its pages of that width, give or take a rounding. */
const LETTER_WIDTH = 612;
const WIDTH_TOLERANCE = 2;

/** Points above the lower edge within which the page's number is. */
const FOOTER = 40;

const isSize = (size: number, expected: number) => Math.abs(size - expected) < TOLERANCE;

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
    .filter((item) => item.y > first.height - FOOTER)
    .map((item) => item.text)
    .join('');
  const isLetter = Math.abs(first.width - LETTER_WIDTH) < WIDTH_TOLERANCE;
  if (
    isLetter &&
    has(CURRENT.name) &&
    (has(CURRENT.mainHeading) || has(CURRENT.sidebarHeading)) &&
    /\d/.test(footer) &&
    items.every((item) => CURRENT_SIZES.some((known) => isSize(item.size, known)))
  ) {
    return 'current';
  }
  const words = pages.flatMap((page) => page.items.map((item) => item.text));
  const signed = words.some((text) => /^Contact .+ on LinkedIn$|LinkedIn/.test(text.trim()));
  const isClassic = has(CLASSIC.name) && has(CLASSIC.heading) && (signed || has(CLASSIC.title));
  if (isLetter && isClassic && /^Page\s*1/.test(footer.trim())) return 'classic';
  return undefined;
}
