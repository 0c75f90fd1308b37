/** Posts in consecutive lines share the employer below the last of them. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const postsOf = (...lines: string[]) =>
  factsOfParagraphs(
    ['Mira Solberg', 'mira@example.com', '* WORK EXPERIENCE', ...lines, '• Opened four depots in Norway'].map(
      (text) => paragraphOf(text),
    ),
  ).roles.map(({ title, organisation }) => `${title} at ${organisation}`);

it.each([
  ['Sales Director', 'Branch Manager'],
  ['Head of Sales', 'Branch Manager'],
  ['Branch Manager', 'Head of Sales'],
])('the posts %s and %s share the employer below them', (first, second) => {
  expect(postsOf(`${first} 2014 – 2018`, `${second} 2010 – 2014`, 'Redwell Trading Ltd')).toEqual([
    `${first} at Redwell Trading Ltd`,
    `${second} at Redwell Trading Ltd`,
  ]);
});

it('a post that names its own employer keeps it', () => {
  const lines = [
    'Sales Director at Orla Ltd 2014 – 2018',
    'Branch Manager 2010 – 2014',
    'Redwell Trading Ltd',
  ];
  expect(postsOf(...lines)).toEqual(['Sales Director at Orla Ltd', 'Branch Manager at Redwell Trading Ltd']);
});
