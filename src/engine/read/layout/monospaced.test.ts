/** Resumes in a monospaced font, whose words are as far apart as a letter is wide. */
import { expect, it } from 'vitest';
import type { TextItem } from '../extract/types';
import { layoutRowsOf } from './rows';

const LINES = [
  'Plant manager',
  'Medical Answering Service',
  'Checked the notes from users about every program',
];

/**
 * The cells of lines of 8.8 points, each word of which is an item. Both parameters are in multiples of the size: the
 * advance of the letters of a word, and the gap between words.
 */
const cellsOf = (advanceOf: (word: string) => number, gap: number) => {
  const items = LINES.flatMap((line, row): TextItem[] => {
    let x = 40;
    return line.split(' ').map((text) => {
      const item = { text, x, y: 40 + 13 * row, width: text.length * advanceOf(text) * 8.8, size: 8.8 };
      x += item.width + gap * 8.8;
      return { ...item, font: 'a', rtl: false };
    });
  });
  const rows = layoutRowsOf([...items, { ...(items[0] as TextItem), text: '|', x: 560, y: 90, font: 'b' }]);
  return rows.slice(0, LINES.length).map(({ cells }) => cells.map(({ text }) => text));
};

it('words of a monospaced font form one cell', () => {
  expect(cellsOf(() => 0.61, 0.64)).toEqual(LINES.map((line) => [line]));
});

it('words of other fonts are cells at the same distance', () => {
  const [, name] = cellsOf((word) => (word.length % 2 === 0 ? 0.52 : 0.61), 0.64);
  expect(name).toEqual(['Medical', 'Answering', 'Service']);
});

it('cells of a monospaced font that are further apart stay cells', () => {
  const [title] = cellsOf(() => 0.61, 1.3);
  expect(title).toEqual(['Plant', 'manager']);
});
