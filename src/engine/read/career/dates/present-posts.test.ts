/** Words for the present at the end of a post's dates. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const postsOf = (...lines: string[]) =>
  factsOfParagraphs(
    ['Mira Solberg', 'mira@example.com', '* WORK EXPERIENCE', ...lines].map((text) => paragraphOf(text)),
  ).roles.map(({ title, organisation, end }) => [title, organisation, end]);

it.each([['01/2019 - dato'], ['01/2019 – In progress'], ['01.2019 - ∞'], ['01/2019 - bis dato']])(
  'a post of %s is held now',
  (dates) => {
    expect(postsOf(`Backend Developer, Nordhav Foods GmbH, ${dates}`, '• Entwicklung')).toEqual([
      ['Backend Developer', 'Nordhav Foods GmbH', 'present'],
    ]);
  },
);
