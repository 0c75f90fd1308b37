import { expect, it } from 'vitest';
import { collapseSpacedLetters } from './letter-spacing';
import { layoutRowsOf } from './rows';

it('letter-spaced words stay separate', () => {
  expect(collapseSpacedLetters('S A L E S  L E A D E R S H I P')).toBe('SALES LEADERSHIP');
  const [row] = layoutRowsOf([
    { text: 'S A L E S', x: 40, y: 40, width: 41, size: 11, font: 'a', rtl: false },
    { text: 'L E A D', x: 88, y: 40, width: 40, size: 11, font: 'a', rtl: false },
    {
      text: 'Full width of the column that this page has',
      x: 40,
      y: 60,
      width: 400,
      size: 11,
      font: 'a',
      rtl: false,
    },
  ]);
  expect(row?.cells.map(({ text }) => text)).toEqual(['SALES LEAD']);
});

/** An item of 10 points, whose letters are 5 points wide. */
const itemAt = (text: string, x: number) => ({
  text,
  x,
  y: 40,
  width: 5 * text.length,
  size: 10,
  font: 'a',
  rtl: false,
});
const cellTextsOf = (...items: ReturnType<typeof itemAt>[]) =>
  layoutRowsOf(items).map(({ cells }) => cells.map(({ text }) => text));

it('text that is drawn twice is read once', () => {
  const whole = itemAt('Harbour Works Pvt. Limited', 50);
  expect(cellTextsOf(itemAt('Harbour Works Pvt.', 50), whole)).toEqual([['Harbour Works Pvt. Limited']]);
  expect(cellTextsOf(whole, itemAt('Harbour Works Pvt.', 50))).toEqual([['Harbour Works Pvt. Limited']]);
  expect(cellTextsOf(whole, itemAt('Works', 90))).toEqual([['Harbour Works Pvt. Limited']]);
  expect(cellTextsOf(whole, whole)).toEqual([['Harbour Works Pvt. Limited']]);
  expect(
    cellTextsOf(itemAt('Leith - Sr. Manager', 50), itemAt('Sr. Manager Sales', 50 + 5 * 'Leith - '.length)),
  ).toEqual([['Leith - Sr. Manager Sales']]);
});

it('a word that follows itself is kept', () => {
  expect(cellTextsOf(itemAt('The harbour', 50), itemAt('harbour wall', 50 + 5 * 12))).toEqual([
    ['The harbour harbour wall'],
  ]);
  expect(cellTextsOf(itemAt('Baden-', 50), itemAt('Baden', 79))).toEqual([['Baden-Baden']]);
});

/** Items of one line by their text, size and distance from the one before; letters are 0.6 of their size wide. */
const itemsInOneLine = (...items: [text: string, size: number, gap: number][]) => {
  let x = 40;
  return items.map(([text, size, gap]) => {
    const item = { text, x: x + gap, y: 40, width: text.length * size * 0.6, size, font: 'a', rtl: false };
    x = item.x + item.width;
    return item;
  });
};

it('small capitals are one text, whatever size a word begins with', () => {
  const line = itemsInOneLine(
    ['L', 11, 0],
    ['EAD', 8.8, 0],
    ['I', 8.8, 3],
    ['OS E', 11, 0],
    ['NGINEER', 8.8, 0],
    [',', 11, 0],
    ['NORDHAV F', 11, 3],
    ['OODS', 8.8, 0],
  );
  expect(cellTextsOf(...line)).toEqual([['LEAD IOS ENGINEER, NORDHAV FOODS']]);
  expect(cellTextsOf(...itemsInOneLine(['Plant', 11, 0], ['MANAGER', 8.8, 3]))).toEqual([
    ['Plant', 'MANAGER'],
  ]);
});

it('a letter-spaced title keeps its level in brackets', () => {
  expect(collapseSpacedLetters('S u r v e y o r ( J u n i o r )')).toBe('Surveyor (Junior)');
});

it('letter-spaced dates are read, also with a bar after them', () => {
  expect(collapseSpacedLetters('M A I 2 0 2 3 – J U N I 2 0 2 4')).toBe('MAI 2023 – JUNI 2024');
  expect(collapseSpacedLetters('M A I 2 0 2 3 – J U N I 2 0 2 4 |')).toBe('MAI 2023 – JUNI 2024 |');
});

it('lines of small type beside a large name are rows of their own', () => {
  const item = (text: string, x: number, y: number, size = 11) => ({
    ...itemAt(text, x),
    y,
    size,
    width: (size / 2) * text.length,
  });
  const rows = layoutRowsOf([
    item('norland.example/in/mira', 50, 89),
    item('MIRA SOLBERG', 260, 104, 50),
    item('Velmont, PA', 50, 111),
  ]);
  expect(rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ['norland.example/in/mira', 'MIRA SOLBERG'],
    ['Velmont, PA'],
  ]);
});

it('the full stop of a right-to-left line is moved to its end', () => {
  const item = { text: '.ניהלתי את המפעל', x: 100, y: 50, width: 120, size: 10, font: 'a', rtl: true };
  expect(layoutRowsOf([item])[0]?.cells[0]?.text).toBe('ניהלתי את המפעל.');
});

it('a cell begins where the rows of a column begin, however narrow the gap after the margin is', () => {
  const at = (text: string, x: number, row: number) => ({ ...itemAt(text, x), y: 40 + row * 14 });
  const duties = [1, 2, 3, 4, 5].map((row) => at('Ran the plant of the northern sound', 150, row));
  const textsOf = (items: Parameters<typeof layoutRowsOf>[0]) =>
    layoutRowsOf(items)[0]?.cells.map(({ text }) => text);
  const head = [at('Nordhav Inc. 2015', 60, 0), at('Plant Manager', 150, 0)];
  expect(textsOf([...head, ...duties])).toEqual(['Nordhav Inc. 2015', 'Plant Manager']);
  expect(textsOf([...head, ...duties.slice(1)])).toEqual(['Nordhav Inc. 2015 Plant Manager']);
});

it('words side by side are a list, unless they fill the line of justified text', () => {
  const words = (...texts: string[]) => texts.map((text, at) => itemAt(text, 50 + 48 * at));
  const below = (width: number) => ({ ...itemAt('Charts of the coast', 50), y: 60, width });
  const names = words('Crane', 'Radio', 'Chart', 'Sonar');
  expect(cellTextsOf(...names, below(192))[0]).toEqual(['Crane', 'Radio', 'Chart', 'Sonar']);
  expect(cellTextsOf(...names, below(169))[0]).toEqual(['Crane Radio Chart Sonar']);
  expect(cellTextsOf(...words('Crane', 'radio', 'chart', 'sonar'), below(192))[0]).toHaveLength(1);
});

it('the parts of a line may be entries of a list if its spaces are narrow', () => {
  const rowOf = (texts: readonly string[]) => {
    let x = 40;
    const items = texts.map((text) => {
      const item = itemAt(text, x);
      x += item.width + 20;
      return item;
    });
    return layoutRowsOf(items)[0]?.cells.map(({ text, entries }) => ({ text, entries }));
  };
  const entries = ['stock control', 'grain grading', 'lashing', 'splicing'];
  expect(rowOf(entries)).toEqual([{ text: entries.join(' '), entries }]);
  expect(rowOf(['we', 'stocked', 'grain', 'and', 'wheat'])).toEqual([
    { text: 'we stocked grain and wheat', entries: undefined },
  ]);
});
