/** The text below a header that was not read is not told of the post above it. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

it('a post ends at a line that is set like the headers of posts, even if its words are unknown', () => {
  const facts = factsOfParagraphs(
    [
      'Inga Marlowe',
      'inga@example.com',
      '* PROFESSIONAL EXPERIENCE',
      'Redwell Dynamics Ltd ¦ 10/2020 10/2025',
      '* Policy Adviser',
      '• Wrote the pension reform',
      'in spe ¦ 05/2021 10/2022',
      '* die und das',
      '• Counted the chairs of the town hall',
      'Nordhav Foods Ltd ¦ 11/2012 05/2020',
      '* Policy Adviser',
      '• Advised the board on health care',
    ].map((text) => paragraphOf(text)),
  );
  expect(facts.roles.map(({ organisation }) => organisation)).toEqual([
    'Redwell Dynamics Ltd',
    'Nordhav Foods Ltd',
  ]);
  expect(facts.roles[0]?.statements.map(({ value }) => value)).toEqual(['Wrote the pension reform']);
  expect(facts.statements.map(({ value }) => value)).toContain('Counted the chairs of the town hall');
});
