/** Earlier employers that share a title and their years in one sentence. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

/** The posts that are stated, without those above the earlier ones. */
const earlierPostsOf = (...lines: string[]) =>
  factsOfParagraphs(
    [
      'Inga Marlowe',
      'Professional Experience',
      'Lead Developer, Nordhav Ltd (2013 - 2020)',
      '• Built the platform for the teams of six countries',
      ...lines,
    ].map((line) => paragraphOf(line)),
  )
    .roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE)
    .slice(1)
    .map(({ title, organisation, start }) => [title, organisation, start?.year]);

it('each employer of the list is stated, without years that may be those of another', () => {
  expect(
    earlierPostsOf(
      'Previous Roles',
      'Senior Developer at Velmont Insurance, Omnivox, Kestrel Mortgage Company and Lundfunds (2005-2013)',
    ),
  ).toEqual([
    ['Senior Developer', 'Velmont Insurance', undefined],
    ['Senior Developer', 'Omnivox', undefined],
    ['Senior Developer', 'Kestrel Mortgage Company', undefined],
    ['Senior Developer', 'Lundfunds', undefined],
  ]);
});

it('several titles and their years stay a post of their own, since each employer may have had another', () => {
  expect(
    earlierPostsOf(
      'Lead Developer / Senior Developer at Velmont Insurance, Omnivox, Kestrel Mortgage Company (2005-2013)',
    ),
  ).toEqual([
    ['Lead Developer / Senior Developer', '', 2005],
    ['', 'Velmont Insurance', undefined],
    ['', 'Omnivox', undefined],
    ['', 'Kestrel Mortgage Company', undefined],
  ]);
});

it('an employer with its place is no list', () => {
  expect(earlierPostsOf('Senior Developer at Velmont Insurance, Leeds, England (2005-2013)')).toEqual([
    ['Senior Developer', 'Velmont Insurance', 2005],
  ]);
});
