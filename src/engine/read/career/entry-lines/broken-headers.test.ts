/** Posts that a line break cuts into two lines, among others in one. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const postsOf = (...texts: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'inga@example.com', 'Experience', ...texts].map((text) => paragraphOf(text)),
  ).roles.map(({ title, organisation, start, end }) => [
    title,
    organisation,
    start?.year,
    end === 'present' ? end : end?.year,
  ]);

const OTHERS = [
  '* Project Administrator, REDWELL (January 2022 – May 2023)',
  '• Kept the library of the project.',
  '* Senior Port Assistant, Harbour Commercial Corporation (2016-2020)',
  '• Wrote the reports on nine ports.',
];

it('an employer with dates below a title and its unit is joined with them', () => {
  expect(
    postsOf(
      '* Project Assistant, NHV-TAMS (Northern Harbour Technical Mission Support)',
      '* VBTCI (June 2024 to March 2025) – Bergen, Norway',
      '• Drafted the scopes of nine missions.',
      ...OTHERS,
    )[0],
  ).toEqual([
    'Project Assistant – NHV-TAMS (Northern Harbour Technical Mission Support)',
    'VBTCI',
    2024,
    2025,
  ]);
});

it('a title in the last line of a text is not joined with the employer below it', () => {
  expect(
    postsOf(
      ...OTHERS,
      '* Redwell Foods (2012 – 2015)',
      'Planner of the quay',
      '• Planned nine quays.',
      'Reported to the head of planning.',
    ).map(([title]) => title),
  ).not.toContain('Reported to the head of planning');
});

it('an employer below a dated title is joined with it', () => {
  const posts = postsOf(
    '2019-2023: Verantwoordelijke',
    'Tapasbar - Brasserie Marlowe (Knokke)',
    '2017-2018: Verkoper - Redwell',
    '2015-2017: Barman - Lundse Hoeve (Meise)',
    '2013-2015: Kelner - Fjordhof (Grimbergen)',
  );
  expect(posts[0]).toEqual(['Verantwoordelijke', 'Brasserie Marlowe', 2019, 2023]);
  expect(posts).toHaveLength(4);
});
