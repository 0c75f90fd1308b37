/** Lists of earlier posts without dates, below a heading or sentence that announces them. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const postsOf = (...lines: string[]) =>
  factsOfParagraphs(
    [
      'Inga Marlowe',
      'inga@example.com',
      '* PROFESSIONAL EXPERIENCE',
      '* Chief Operating Officer, Nordhav Foods ¦ 2010 – 2020',
      '• Raised $40M',
      ...lines,
    ].map((text) => paragraphOf(text)),
  )
    .roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE)
    .map(({ title, organisation }) => `${title} @ ${organisation}`)
    .slice(1);

it('the lines of a list of earlier posts are read without dates, whatever sign separates their employers', () => {
  expect(
    postsOf(
      'Earlier career includes:',
      'Brand Manager – Redwell',
      'Product Manager – Fjordline',
      'Analyst – Lund & Co.',
    ),
  ).toEqual(['Brand Manager @ Redwell', 'Product Manager @ Fjordline', 'Analyst @ Lund & Co.']);
});

it('a list of posts may follow a sentence that announces it', () => {
  expect(
    postsOf(
      '* Norland | 2001 - 2009',
      'Senior commercial roles including:',
      '• International Commercial Director, Redwell Interactive',
      '• Senior Commercial Director, Velmont Media',
      '• Regional Director, Fjordline Interactive',
    ),
  ).toEqual(
    expect.arrayContaining([
      'International Commercial Director @ Redwell Interactive',
      'Senior Commercial Director @ Velmont Media',
      'Regional Director @ Fjordline Interactive',
    ]),
  );
});

it('achievements below such a heading are not posts', () => {
  expect(
    postsOf(
      'Additional Roles',
      '• Led the merger, Redwell',
      '• Built a plant, Fjordline',
      '• Managing vendors, contracts',
    ),
  ).toEqual([]);
});
