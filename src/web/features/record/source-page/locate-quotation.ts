/** Locates words of a document on its page. All coordinates are in points from the page's top left corner. */

export interface PageBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A run of text as it was drawn, with its box. */
export interface PageItem extends PageBox {
  text: string;
}

/**
 * The letters and digits of a text in lower case. Only these are compared: the text was read from a file with other
 * spaces and punctuation than the page has.
 */
const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Quotations and items with fewer letters are not searched for by themselves, since they occur anywhere. */
const MIN_LETTERS = 3;
/** If the items of a quotation are in another order, at least this share of its letters has to be found. */
const MIN_SHARE = 0.6;

/**
 * Finds the boxes of a quotation, one for each line.
 * @param nearbyText text of the same entry; of several occurrences, the one nearest to it is returned
 * @returns empty if the page does not have the quotation
 */
export function locateQuotation(items: readonly PageItem[], quote: string, nearbyText = ''): PageBox[] {
  const quotedLetters = lettersOf(quote);
  if (quotedLetters.length < MIN_LETTERS) return [];
  const starts: number[] = [];
  let letters = '';
  for (const { text } of items) {
    starts.push(letters.length);
    letters += lettersOf(text);
  }
  const from = nearestOccurrence(
    letters,
    quotedLetters,
    nearbyText ? letters.indexOf(lettersOf(nearbyText)) : -1,
  );
  if (from < 0) return boxesInAnyOrder(items, quotedLetters);
  const to = from + quotedLetters.length;
  return linesOf(
    items.filter((_, index) => (starts[index] ?? 0) < to && (starts[index + 1] ?? letters.length) > from),
  );
}

/** The occurrence of a text that is nearest to a position; the first one if there is no position. */
function nearestOccurrence(letters: string, quotedLetters: string, position: number): number {
  let best = letters.indexOf(quotedLetters);
  if (position < 0) return best;
  for (let index = best; index >= 0; index = letters.indexOf(quotedLetters, index + quotedLetters.length))
    if (Math.abs(index - position) < Math.abs(best - position)) best = index;
  return best;
}

/** The boxes, one for each line, of the items that are parts of the quotation, if these make up most of it. */
function boxesInAnyOrder(items: readonly PageItem[], quotedLetters: string): PageBox[] {
  const quotedItems = items.filter(({ text }) => {
    const itemLetters = lettersOf(text);
    return itemLetters.length >= MIN_LETTERS && quotedLetters.includes(itemLetters);
  });
  const share = quotedItems.reduce((sum, { text }) => sum + lettersOf(text).length, 0) / quotedLetters.length;
  return share >= MIN_SHARE && share <= 1 ? linesOf(quotedItems) : [];
}

function linesOf(items: readonly PageItem[]): PageBox[] {
  const lines: PageBox[] = [];
  for (const { left, top, right, bottom, text } of items) {
    if (!text.trim()) continue;
    const line = lines.find(
      (each) => Math.min(each.bottom, bottom) - Math.max(each.top, top) > (bottom - top) / 2,
    );
    if (!line) lines.push({ left, top, right, bottom });
    else {
      line.left = Math.min(line.left, left);
      line.right = Math.max(line.right, right);
      line.top = Math.min(line.top, top);
      line.bottom = Math.max(line.bottom, bottom);
    }
  }
  return lines;
}

/** Maximum points between two items of the same column. */
const COLUMN_GAP_POINTS = 24;
/** Points between the column and the left and right edges of the part that is drawn. */
const PADDING_POINTS = 12;
/** Minimum width in points of the part that is drawn: a narrower one would be enlarged too much. */
const MIN_WIDTH_POINTS = 220;
/**
 * Maximum width in points, unless the quotation needs more: a wider column is cut off at its right, since its text
 * would be too small to read.
 */
const MAX_WIDTH_POINTS = 380;

/**
 * The part of the page around some boxes: their column with the lines around.
 * @param ratio of width to height
 */
export function cutAround(
  items: readonly PageItem[],
  boxes: readonly PageBox[],
  page: { width: number; height: number },
  ratio: number,
): PageBox {
  const top = Math.min(...boxes.map((box) => box.top));
  let left = Math.min(...boxes.map((box) => box.left));
  let right = Math.max(...boxes.map((box) => box.right));
  const reachPoints = page.width / ratio / 2;
  const around = items
    .filter((item) => item.text.trim() && item.bottom > top - reachPoints && item.top < top + reachPoints)
    .sort((a, b) => a.left - b.left);
  for (const item of around)
    if (item.left <= right + COLUMN_GAP_POINTS && item.right >= left - COLUMN_GAP_POINTS) {
      left = Math.min(left, item.left);
      right = Math.max(right, item.right);
    }
  const widthToQuotation = Math.max(...boxes.map((box) => box.right)) - left;
  const wantedWidth = Math.max(
    MIN_WIDTH_POINTS,
    Math.min(right - left, Math.max(widthToQuotation, MAX_WIDTH_POINTS)) + 2 * PADDING_POINTS,
  );
  const width = Math.min(page.width, wantedWidth);
  const height = Math.min(page.height, width / ratio);
  const startX = Math.max(0, Math.min(left - PADDING_POINTS, page.width - width));
  // A third of the picture is above the words, since an entry continues below them.
  const startY = Math.max(0, Math.min(top - height / 3, page.height - height));
  return { left: startX, top: startY, right: startX + width, bottom: startY + height };
}
