/** Posts in tables and forms: short years, places in the employer's cell, names with an abbreviation, sentences. */
import { expect, it } from 'vitest';
import { findRange } from '../../dates/dates';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const postsOf = (...lines: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'inga@example.com', '* PROFESSIONAL EXPERIENCE', ...lines].map((text) =>
      paragraphOf(text),
    ),
  ).roles.map(({ title, organisation, start, end }) => [title, organisation, start, end]);

it.each(['Apr-11 May-15', 'Apr-11 | May-15', "Apr'11 May'15"])(
  'reads %s, as cells have it, as a range',
  (text) => {
    expect(findRange(text)).toMatchObject({ start: { year: 2011, month: 4 }, end: { year: 2015, month: 5 } });
  },
);

it('a table with short years and places in the cell of the employer is read', () => {
  expect(
    postsOf(
      '* Company Name ¦ Period From ¦ Period To ¦ Position',
      '* Nordhav Leasing & Financing, Riyadh, KSA ¦ Jan-15 ¦ At Present ¦ Chief Corporate Officer',
      '* Redwell Finance, Riyadh, KSA ¦ Apr-11 ¦ Dec-14 ¦ Chief Executive Officer',
      '* Lund Leasing Company ¦ May-01 ¦ Apr-11 ¦ Senior Manager, Credit & Marketing',
    ),
  ).toEqual([
    ['Chief Corporate Officer', 'Nordhav Leasing & Financing', { year: 2015, month: 1 }, 'present'],
    ['Chief Executive Officer', 'Redwell Finance', { year: 2011, month: 4 }, { year: 2014, month: 12 }],
    [
      'Senior Manager, Credit & Marketing',
      'Lund Leasing Company',
      { year: 2001, month: 5 },
      { year: 2011, month: 4 },
    ],
  ]);
});

it('a name in capitals keeps a preposition before its abbreviation and the title', () => {
  const posts = postsOf(
    'DATES ¦ February 2009 - Present',
    'POSITION ¦ NORDHAV - Group Planning Manager',
    'DATES ¦ April 2005 - January 2009',
    'POSITION ¦ REDWELL - Planning Senior Specialist',
    'DATES ¦ January 2002 - April 2004',
    'POSITION ¦ COMPAGNIA VELMONTE PER LO SCAMBIO (CVS LUND) - Project Manager',
  );
  expect(posts.at(-1)?.slice(0, 2)).toEqual([
    'Project Manager',
    expect.stringMatching(/^compagnia velmonte per lo scambio$/i),
  ]);
});

it('the firm and the title in the sentence behind the label of a position are read', () => {
  expect(
    postsOf(
      'Present Position: Heading the Depot Division of M/s Nordhav Foods Ltd, Oslo a large concern as AGM-Logistics, a maker of food with depots across the country from 16.12. 2016. The firm holds many depots',
      '• Planned the routes of the lorries',
    ),
  ).toEqual([['AGM-Logistics', 'Nordhav Foods Ltd', { year: 2016, month: 12 }, 'present']]);
});
