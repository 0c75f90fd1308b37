import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

it('interests that are told in a sentence are read', () => {
  const facts = factsOfParagraphs(
    [
      'Inga Marlowe',
      'inga@example.com',
      '* INTÉRÊTS ET LOISIRS',
      "Fan de cinéma en tout genre et de romans policiers, j'aime également résoudre des enquêtes.",
    ].map((text) => paragraphOf(text)),
  );
  expect(facts.interests.map(({ value }) => value)).toEqual(['cinéma en tout genre', 'romans policiers']);
});
