/** A heading of courses with a comma in it. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

it('a heading of courses with a comma is recognised if it is known as a whole', () => {
  expect(
    factsOfParagraphs(
      [
        'Inga Marlowe',
        'EXPERIENCE',
        'CFO, Nordhav Foods, 2010 – 2020',
        '* Повышение квалификации, курсы',
        '2019 ¦ CIPM (Certified International Project Manager)',
        'Velmont Academy of Projects, Certified International Project Manager',
      ].map((text) => paragraphOf(text)),
    ).certifications.map(({ value }) => value),
  ).toEqual(['CIPM (Certified International Project Manager)']);
});
