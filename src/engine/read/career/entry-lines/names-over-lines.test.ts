/** An employer's name over two lines, with the dates beside the first. */
import { expect, it } from 'vitest';
import type { DocumentLine } from '../../layout/line';
import { joinNamesBesideDates } from './names-over-lines';

const line = (cells: string[], style: Partial<DocumentLine> = {}): DocumentLine => ({
  text: cells.join(' '),
  cells,
  x: 72,
  right: 300,
  edge: 540,
  size: 10,
  strong: false,
  bullet: false,
  heading: false,
  gap: 1.2,
  flow: 0,
  ...style,
});
const textsOf = (...lines: DocumentLine[]) =>
  joinNamesBesideDates(lines).map(({ cells }) => cells.join(' | '));
const title = line(['Secretary of the Board'], { strong: true, gap: 1.45 });

it('a name that ends with a preposition goes on below', () => {
  expect(
    textsOf(
      line(['Norland Association for the Study of', '03/2014 - 09/2016'], { gap: 2.8 }),
      line(['Ferries and Lighthouses']),
      title,
    ),
  ).toEqual([
    'Norland Association for the Study of Ferries and Lighthouses | 03/2014 - 09/2016',
    'Secretary of the Board',
  ]);
});

it('a name of three lines is joined', () => {
  expect(
    textsOf(
      line(['Port of Velmont, Marlowe Dock,', '01/2009 - 02/2011'], { gap: 2.8 }),
      line(['Cranes, Berths, Warehouses,']),
      line(['Pilots & Tugs']),
      title,
    )[0],
  ).toBe('Port of Velmont, Marlowe Dock, Cranes, Berths, Warehouses, Pilots & Tugs | 01/2009 - 02/2011');
});

it('the end of a company’s name and a legal form belong to the name above', () => {
  const named = line(['Nordhav International Engineering', '2010 - 2012'], { gap: 2.8 });
  expect(textsOf(named, line(['Services Limited']))[0]).toContain('Engineering Services Limited');
  expect(textsOf(named, line(['GmbH']))[0]).toContain('Engineering GmbH');
});

it('a line that is closer to the name than a title of another style belongs to the name', () => {
  const named = line(['Lighthouse Trust Inga', '04/2007 - 06/2008'], { gap: 2.8 });
  expect(textsOf(named, line(['Marlowe']), title)[0]).toBe(
    'Lighthouse Trust Inga Marlowe | 04/2007 - 06/2008',
  );
});

it('a title and a place as far away as the text stay below', () => {
  const named = line(['Nordhav Foods', '2010 - 2012'], { gap: 2.8 });
  expect(textsOf(named, line(['Purchasing Manager']), title)).toHaveLength(3);
  expect(textsOf(named, line(['Velmont, Norland'], { gap: 1.45 }), title)).toHaveLength(3);
});
