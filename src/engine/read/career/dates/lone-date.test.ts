/** Posts of one month among others with a start and an end. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

it('a single month behind a dot is the date of a post', () => {
  const facts = factsOfParagraphs(
    [
      'Mira Solberg',
      'mira@example.com',
      '* EXPERIENCE',
      '* Software Engineer, Nordhav Systems Ltd, Leeds • June 2016-January 2019',
      '• Kept the servers of the harbour running',
      '* Web Programmer, Redwell Media Ltd, Leeds • May 2016',
      '• Drew posters for a maker of bicycles',
      '* Web Developer, Lund Trading Ltd, Leeds • August 2014–February 2016',
      '• Built a shop for pumps',
    ].map((text) => paragraphOf(text)),
  );
  expect(facts.roles.map(({ title, organisation, end }) => [title, organisation, end])).toEqual([
    ['Software Engineer', 'Nordhav Systems Ltd', { year: 2019, month: 1 }],
    ['Web Programmer', 'Redwell Media Ltd', { year: 2016, month: 5 }],
    ['Web Developer', 'Lund Trading Ltd', { year: 2016, month: 2 }],
  ]);
  expect(facts.roles[0]?.statements).toHaveLength(1);
});
