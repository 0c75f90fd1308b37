import { expect, it } from 'vitest';
import { linesOfPages, linesOfParagraphs } from './lines';
import { joinSpacedWords } from './spaced-words';

const item = (x: number, right: number, text: string, y = 100) => ({
  text,
  x,
  y,
  width: right - x,
  size: 10,
  font: 'a',
  rtl: false,
});

it('the letter-spaced words of a line are joined with the signs between them', () => {
  const items = [
    item(48, 94, 'P L A N T'),
    item(104, 106, '/'),
    item(116, 171, 'D E P O T'),
    item(181, 260, 'M A N A G E R'),
    item(400, 440, 'M A Y'),
    item(48, 90, 'Inga Marlowe', 80),
  ];
  expect(joinSpacedWords(items).map(({ text }) => text)).toEqual([
    'P L A N T  /  D E P O T  M A N A G E R',
    'M A Y',
    'Inga Marlowe',
  ]);
  const [, line] = linesOfPages([{ number: 1, width: 612, height: 792, items }]);
  expect(line?.cells[0]).toBe('PLANT / DEPOT MANAGER');
});

it('a letter-spaced title stays apart from the date beside it', () => {
  const items = [
    item(48, 100, 'S E N I O R'),
    item(107, 190, 'P L A N T / S E A'),
    item(197, 240, 'C O O K'),
    item(300, 340, 'FEB - 2025'),
  ];
  const [line] = linesOfPages([{ number: 1, width: 612, height: 792, items }]);
  expect(line?.cells).toEqual(['SENIOR PLANT/SEA COOK', 'FEB - 2025']);
});

it('a name in spaced small capitals is joined with its commas and full stops', () => {
  const capitals = (x: number, right: number, text: string, size: number) => ({
    ...item(x, right, text),
    size,
  });
  const items = [
    capitals(60, 67, 'N', 11),
    capitals(69, 99, 'O R D H A V', 8.8),
    capitals(106, 136, 'A / S ,', 11),
    capitals(143, 151, 'G', 11),
    capitals(153, 168, 'M B', 8.8),
    capitals(170, 178, 'H', 11),
    capitals(185, 194, '&', 11),
    capitals(201, 208, 'C', 11),
    capitals(211, 218, 'O', 8.8),
    capitals(219, 222, '.', 11),
    capitals(229, 252, 'K G ,', 11),
    capitals(260, 268, 'L', 11),
    capitals(270, 315, 'U N D', 8.8),
  ];
  const [line] = linesOfPages([{ number: 1, width: 612, height: 792, items }]);
  expect(line?.cells).toEqual(['NORDHAV A/S, GMBH & CO. KG, LUND']);
});

it('a name in spaced letters is joined without wider gaps between its words', () => {
  const [line] = linesOfPages([
    { number: 1, width: 612, height: 792, items: [item(60, 300, 'M i r a K . S o l b e r g')] },
  ]);
  expect(line?.text).toBe('Mira K. Solberg');
});

it('a name in spaced letters is one text in a text document too', () => {
  const [line] = linesOfParagraphs([
    {
      cells: ['M I R A', 'S O L B E R G'],
      size: 20,
      bold: true,
      bullet: false,
      heading: false,
      spaced: false,
      flow: 0,
    },
  ]);
  expect(line?.cells).toEqual(['MIRA SOLBERG']);
});
