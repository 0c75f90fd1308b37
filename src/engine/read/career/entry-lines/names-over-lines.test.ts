/** An employer's name over two lines, with the dates beside the first. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import type { DocumentLine } from '../../layout/line';
import { linesOfPages } from '../../layout/lines';
import { readResume } from '../../resume';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
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

it('an employer’s name that wraps around dates in its cell is joined', () => {
  const rowsOf = (name: [string, string], dates: string, title: string): PdfTextRow[] => [
    [60, 26, 10, name[0]],
    [400, 7, 10, dates],
    [60, 7, 10, name[1]],
    [60, 16, 10, title],
    [72, 14, 10, 'Opened two plants in the north of the country and kept them running all the year.'],
  ];
  const page = pageOf([
    [
      [60, 0, 16, 'Mira Solberg', 'b'],
      [60, 40, 12, 'WORK EXPERIENCE', 'b'],
      ...rowsOf(['Nordhav Building and', 'Foods, Oslo'], 'June 2016 – May 2018', 'Plant Manager'),
      ...rowsOf(['Fjordline Systems', 'Private Limited'], 'Jan 2012 – May 2016', 'Production Engineer'),
    ],
  ]);
  const facts = readResume(new FactsBuilder('s1', 'resume'), linesOfPages([page]), 'resume');
  expect(facts.roles.map(({ organisation }) => organisation)).toEqual([
    'Nordhav Building and Foods',
    'Fjordline Systems Private Limited',
  ]);
});
