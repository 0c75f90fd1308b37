/** Lowers raised endings of numbers to the line of their number: the 'th' of '15th March 2010'. */
import type { TextItem } from '../extract/types';

const ORDINAL_ENDING_PATTERN = /^(?:st|nd|rd|th|er|re|e|ème)[.,]?$/iu;
/** Minimum and maximum height above the number's baseline, in multiples of its size. */
const HEIGHT_RANGE_SIZES = [0.1, 0.7] as const;
/** Maximum distance from the number, in multiples of its size. */
const MAX_DISTANCE_SIZES = 0.25;
/** Length of the squares in which numbers are searched for, in points; few numbers are larger. */
const SQUARE_POINTS = 12;

/**
 * Appends raised endings to their numbers. On a baseline of their own they would be lines between those of the text,
 * and their numbers would stand apart from the months behind them. Takes time linear in the number of items.
 */
export function lowerOrdinals(items: readonly TextItem[]): readonly TextItem[] {
  if (!items.some(({ text }) => ORDINAL_ENDING_PATTERN.test(text.trim()))) return items;
  const squareOf = (x: number, y: number) =>
    `${Math.round(x / SQUARE_POINTS)} ${Math.round(y / SQUARE_POINTS)}`;
  const indexBySquare = new Map<string, number>();
  items.forEach(({ text, x, width, y }, at) => {
    if (/\d\s*$/u.test(text)) indexBySquare.set(squareOf(x + width, y), at);
  });
  const completedNumberByIndex = new Map<number, TextItem>();
  const endings = new Set<number>();
  items.forEach((ending, at) => {
    if (!ORDINAL_ENDING_PATTERN.test(ending.text.trim())) return;
    for (const across of [0, -SQUARE_POINTS, SQUARE_POINTS])
      for (const down of [0, SQUARE_POINTS]) {
        const numberAt = indexBySquare.get(squareOf(ending.x + across, ending.y + down)) ?? -1;
        const number = items[numberAt];
        if (!number || endings.has(at) || completedNumberByIndex.has(numberAt) || !isRaised(ending, number))
          continue;
        endings.add(at);
        completedNumberByIndex.set(numberAt, {
          ...number,
          // A space is added, since the layout of rows ignores the item of white space that followed the number.
          text: `${number.text.trimEnd()}${ending.text.trim()} `,
          width: ending.x + ending.width - number.x,
        });
      }
  });
  if (endings.size === 0) return items;
  return items.flatMap((item, at) => (endings.has(at) ? [] : [completedNumberByIndex.get(at) ?? item]));
}

function isRaised(ending: TextItem, number: TextItem): boolean {
  const height = number.y - ending.y;
  const distance = Math.abs(ending.x - number.x - number.width);
  const { size } = number;
  return (
    height >= size * HEIGHT_RANGE_SIZES[0] &&
    height <= size * HEIGHT_RANGE_SIZES[1] &&
    distance <= size * MAX_DISTANCE_SIZES
  );
}
