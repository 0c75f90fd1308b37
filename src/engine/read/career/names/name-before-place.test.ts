/** Names with commas before their places in brackets. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const employersOf = (...names: string[]) =>
  factsOfParagraphs(
    [
      'Mira Solberg',
      'mira@example.com',
      '* PROFESSIONAL EXPERIENCE',
      ...names.flatMap((name, index) => [
        `Software Developer ¦ May ${2018 - index * 2} - May ${2020 - index * 2}`,
        name,
        '• Kept the servers of the harbour running for ten thousand people',
      ]),
    ].map((text) => paragraphOf(text)),
  ).roles.map(({ organisation }) => organisation);

it('the commas of a name are a part of it where the employers of a section stand before places in brackets', () => {
  expect(
    employersOf(
      'Nordhav Systems Ltd (Oslo, Norway)',
      'Blue Aloha, Paddle Sports and Fitness (Bergen, Norway)',
      'Redwell Technologies (Oslo, Norway)',
    ),
  ).toEqual(['Nordhav Systems Ltd', 'Blue Aloha, Paddle Sports and Fitness', 'Redwell Technologies']);
});

it('a town before the brackets is no part of a name', () => {
  expect(
    employersOf(
      'Nordhav Systems Ltd (Oslo, Norway)',
      'Redwell Technologies, Bergen (Norway)',
      'Lund Trading LLC (Oslo, Norway)',
    ),
  ).toEqual(['Nordhav Systems Ltd', 'Redwell Technologies', 'Lund Trading LLC']);
});
