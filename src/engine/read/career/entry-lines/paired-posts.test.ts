/** Two posts of a section of work that share their rows. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const rolesOf = (...lines: string[]) =>
  factsOfParagraphs(
    [
      'Inga Marlowe',
      'inga@example.com',
      '* PROFESSIONAL EXPERIENCE',
      '* Purchasing Manager ¦ Nordhav Foods ¦ 2016 – 2020',
      '• Bought packaging for nine plants',
      ...lines,
    ].map((text) => paragraphOf(text)),
  ).roles.map(({ title, organisation, start, end }) => [
    title,
    organisation,
    start?.year,
    typeof end === 'object' ? end.year : end,
  ]);

it('two posts in a row are read one after the other, with the names below their titles', () => {
  expect(
    rolesOf(
      '* Quality Manager ¦ 2013 – 2016 ¦ Process Engineer ¦ 2010 – 2013',
      'Redwell Group ¦ Fjordline Foods Ltd',
      'Audited twelve suppliers. ¦ Planned a line for bottles.',
      '* Store Manager ¦ 2008 – 2010 ¦ Recruiting Manager ¦ 2006 – 2008',
      'Kleinort Stores ¦ Harbour Staff Ltd',
      'Opened nine shops. ¦ Hired clerks for the whole country.',
    ),
  ).toEqual([
    ['Purchasing Manager', 'Nordhav Foods', 2016, 2020],
    ['Quality Manager', 'Redwell Group', 2013, 2016],
    ['Process Engineer', 'Fjordline Foods Ltd', 2010, 2013],
    ['Store Manager', 'Kleinort Stores', 2008, 2010],
    ['Recruiting Manager', 'Harbour Staff Ltd', 2006, 2008],
  ]);
});
