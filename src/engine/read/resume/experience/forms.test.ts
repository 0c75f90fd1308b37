/** Work experience that is written as a form of labelled values. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOrHeading } from '../../testing/paragraphs';

it('the last line of a wrapped value is kept, however short it is', () => {
  const facts = factsOfParagraphs(
    [
      'Mira Solberg',
      'EXPERIENCE',
      'Organisation: Nordhav Foods Ltd',
      'Designation: Plant Manager',
      'Period: 2010 – 2014',
      'Responsibilities: Ran the mill with forty people and was',
      'responsible for all repairs',
      'Organisation: Redwell Ltd',
      'Designation: Buyer',
      'Period: 2006 – 2010',
      'Responsibilities: Bought flour',
      'EDUCATION',
      'B.Sc. in Physics, 2008',
    ].map(paragraphOrHeading),
  );
  expect(facts.roles[0]?.statements.map(({ value }) => value)).toEqual([
    'Ran the mill with forty people and was responsible for all repairs',
  ]);
});
