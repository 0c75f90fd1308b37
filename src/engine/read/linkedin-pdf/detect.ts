/** Detects which of LinkedIn's two layouts a PDF has, if any. */
import type { Page } from '../extract/types';

/**
 * The layout of LinkedIn's PDF: 'current' has a sidebar, 'classic' (2017 and before) a single column;
 * undefined for any other PDF.
 */
export function linkedInLayout(pages: readonly Page[]): 'current' | 'classic' | undefined {
  const first = pages[0];
  if (!first) return undefined;
  const items = first.items.filter((item) => item.text.trim() !== '');
  const near = (size: number) => items.some((item) => Math.abs(item.size - size) < 0.3);
  const footer = first.items
    .filter((item) => item.y > first.height - 40)
    .map((item) => item.text)
    .join('');
  const isLetter = Math.abs(first.width - 612) < 2;
  if (
    isLetter &&
    near(26) &&
    (near(15.75) || near(13)) &&
    /\d/.test(footer) &&
    items.every((item) => isKnownSize(item.size))
  ) {
    return 'current';
  }
  const words = pages.flatMap((page) => page.items.map((item) => item.text));
  const signed = words.some((text) => /^Contact .+ on LinkedIn$|LinkedIn/.test(text.trim()));
  if (isLetter && near(20) && near(16) && /^Page\s*1/.test(footer.trim()) && (signed || near(13)))
    return 'classic';
  return undefined;
}

const SIZES = [26, 15.75, 13, 12, 11.5, 11, 10.5, 10, 9];

function isKnownSize(size: number): boolean {
  return SIZES.some((known) => Math.abs(known - size) < 0.3);
}
