/** Detects which of LinkedIn's two layouts a PDF has, if any. */
import type { Page } from '../extract/types';
import { CLASSIC_FONT_SIZES, CURRENT_FONT_SIZES, isFontSize } from './font-sizes';

const { name, mainHeading, sidebarHeading, company, title, detail, others } = CURRENT_FONT_SIZES;
const CURRENT_SIZES = [name, mainHeading, sidebarHeading, company, title, detail, ...others];

/** US Letter in points: LinkedIn makes all its pages of that width, give or take a rounding. */
const LETTER_WIDTH_POINTS = 612;
const WIDTH_TOLERANCE_POINTS = 2;

/** Points above the lower edge within which the page's number is. */
const FOOTER_HEIGHT_POINTS = 40;

/**
 * The layout of LinkedIn's PDF: 'current' has a sidebar, 'classic' (2017 and before) a single column;
 * undefined for any other PDF.
 */
export function linkedInLayout(pages: readonly Page[]): 'current' | 'classic' | undefined {
  const first = pages[0];
  if (!first) return undefined;
  const items = first.items.filter((item) => item.text.trim() !== '');
  const has = (size: number) => items.some((item) => isFontSize(item.size, size));
  const footer = first.items
    .filter((item) => item.y > first.height - FOOTER_HEIGHT_POINTS)
    .map((item) => item.text)
    .join('');
  const isLetter = Math.abs(first.width - LETTER_WIDTH_POINTS) < WIDTH_TOLERANCE_POINTS;
  if (
    isLetter &&
    has(name) &&
    (has(mainHeading) || has(sidebarHeading)) &&
    /\d/.test(footer) &&
    items.every((item) => CURRENT_SIZES.some((known) => isFontSize(item.size, known)))
  ) {
    return 'current';
  }
  const words = pages.flatMap((page) => page.items.map((item) => item.text));
  const namesLinkedIn = words.some((text) => text.includes('LinkedIn'));
  const isClassic =
    has(CLASSIC_FONT_SIZES.name) &&
    has(CLASSIC_FONT_SIZES.heading) &&
    (namesLinkedIn || has(CLASSIC_FONT_SIZES.title));
  if (isLetter && isClassic && /^Page\s*1/.test(footer.trim())) return 'classic';
  return undefined;
}
