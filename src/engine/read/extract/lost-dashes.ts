/** Restores dashes between two dates whose sign the font of a PDF does not map to a character. */
import type { TextItem } from './types';

/** What is extracted for a sign without a character. */
const UNMAPPED_SIGN = '\u0000';

/** The dates of a range are closer than this to the dash, in multiples of the font size. */
const MAX_GAP_SIZES = 1;

/** The dates are at most this many items before and after the dash. */
const MAX_ITEMS_BESIDE = 4;

/** Writes a dash in the place of a single unmapped sign that has digits beside it: '2019', unmapped, '2023'. */
export function restoreDashes(items: readonly TextItem[]): void {
  items.forEach((item, at) => {
    if (item.text.trim() !== UNMAPPED_SIGN) return;
    const isNear = (gap: number) => gap > -1 && gap < MAX_GAP_SIZES * item.size;
    const beside = items
      .slice(Math.max(0, at - MAX_ITEMS_BESIDE), at + MAX_ITEMS_BESIDE + 1)
      .filter(({ y }) => Math.abs(y - item.y) < 1);
    const before = beside.some(({ text, x, width }) => /\d$/.test(text.trim()) && isNear(item.x - x - width));
    const after = beside.some(({ text, x }) => /^\d/.test(text.trim()) && isNear(x - item.x - item.width));
    if (before && after) item.text = '–';
  });
}
