/** Engagements of fractional and interim executives, in the forms in which they list them. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const postsOf = (...lines: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'inga@example.com', '* PROFESSIONAL EXPERIENCE', ...lines].map((text) =>
      paragraphOf(text),
    ),
  )
    .roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE)
    .map(({ title, organisation, statements }) => [
      title,
      organisation,
      statements.map(({ value }) => value),
    ]);

it('an achievement after an engagement of one year belongs to it, not to the post above', () => {
  expect(
    postsOf(
      '* Founder & CEO, Marlowe Ventures ¦ 2020 – Present',
      'Fractional COO, Nordhav Foods (2022 – 2023): cut costs by 20%',
      'Interim CEO, Redwell Health (2021): prepared the sale',
    ).slice(1),
  ).toEqual([
    ['Fractional COO', 'Nordhav Foods', ['cut costs by 20%']],
    ['Interim CEO', 'Redwell Health', ['prepared the sale']],
  ]);
});

it('an engagement may end with a year and a full stop', () => {
  expect(
    postsOf(
      'Nordhav Foods – Interim CFO, 2022-2023. Refinanced $40M of debt.',
      'Redwell Health – Fractional CFO, 2021. Prepared the sale.',
    ),
  ).toEqual([
    ['Interim CFO', 'Nordhav Foods', ['Refinanced $40M of debt.']],
    ['Fractional CFO', 'Redwell Health', ['Prepared the sale.']],
  ]);
});

it('each item of a list of engagements is a post', () => {
  expect(
    postsOf(
      '* Marlowe Ventures – Fractional CFO ¦ 2020 – Present',
      '• Nordhav Foods (2022-2023), Fractional CFO: cut costs by 20%',
      '• Redwell Health (2021), Interim CFO: prepared the sale for $80M',
      '• Fjordline (2020), Advisor to the board',
    ).slice(1),
  ).toEqual([
    ['Fractional CFO', 'Nordhav Foods', ['cut costs by 20%']],
    ['Interim CFO', 'Redwell Health', ['prepared the sale for $80M']],
    ['Advisor to the board', 'Fjordline', []],
  ]);
});

it('an achievement with its year is not a post', () => {
  expect(
    postsOf(
      '* Chief Operating Officer, Nordhav Foods ¦ 2015 – 2020',
      'Mentored the sales director at Redwell Trading, Oslo (2018): doubled the orders',
    ),
  ).toHaveLength(1);
});
