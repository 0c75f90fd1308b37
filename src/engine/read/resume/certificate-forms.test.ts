/** Forms in which executives write their certificates, and what beside them is none. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../testing/paragraphs';

const factsOf = (...texts: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'EXPERIENCE', 'CFO, Nordhav Foods, 2010 – 2020', ...texts].map((text) =>
      paragraphOf(text),
    ),
  );
const names = (...texts: string[]) => factsOf(...texts).certifications.map(({ value }) => value);

it('a bold certificate of words that headings have ends no list', () => {
  expect(
    names(
      'CERTIFICATIONS',
      '* Project Management Professional (PMP)',
      'Nordhav Institute, 2014',
      '* Certified Cargo Professional',
      'Redwell, 2012',
    ),
  ).toEqual(['Project Management Professional (PMP)', 'Certified Cargo Professional']);
});
