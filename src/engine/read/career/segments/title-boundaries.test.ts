/** Where a title ends: without a mark before its employer, with several parts, and behind a form's label. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const postsOf = (...lines: string[]) =>
  factsOfParagraphs(
    ['Mira Solberg', 'mira@example.com', '* WORK EXPERIENCE', ...lines].map((text) => paragraphOf(text)),
  )
    .roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE)
    .map(({ title, organisation }) => `${title} @ ${organisation}`);

it('a title is split from a name that ends with a word of organisations', () => {
  expect(
    postsOf(
      'Senior Drainage Engineer Nordhav Constructions, Velmont (June 2016 to present)',
      '• Set baselines and kept the schedule',
      'Drainage Engineer Redwell Contracting LLC, Velmont (May 2014 to April 2016)',
      '• Planned resources',
      'Site Engineer Fjordline Builders, Velmont (July 2005 to March 2014)',
      '• Estimated and billed',
    ),
  ).toEqual([
    'Senior Drainage Engineer @ Nordhav Constructions',
    'Drainage Engineer @ Redwell Contracting LLC',
    'Site Engineer @ Fjordline Builders',
  ]);
});

it('a title keeps what stands between it and its employer', () => {
  expect(
    postsOf('Feb. 2013 to 2017 – Director, Paediatrics and Sleep Disorders, Nordhav Hospital, Velmont'),
  ).toEqual(['Director, Paediatrics and Sleep Disorders @ Nordhav Hospital']);
});

it('a labelled title keeps its remark in brackets, but no dates', () => {
  expect(
    postsOf(
      '* Nordhav Foods Ltd',
      'Designation: Project Engineer (Coastal Mega Dam)',
      'Period: March 2008 to Sept 2011',
      '• Tested meters',
      '* Redwell Trading Ltd',
      'Designation: Plant Manager (Jan 05)',
      'Period: Jan 2005 to Feb 2008',
      '• Ran the plant',
    ),
  ).toEqual([
    'Project Engineer (Coastal Mega Dam) @ Nordhav Foods Ltd',
    'Plant Manager @ Redwell Trading Ltd',
  ]);
});

it('two titles separated by a slash stay one', () => {
  expect(
    postsOf(
      'Plant Manager / Head of Safety',
      'Nordhav Foods Ltd ¦ June 2016 – Present',
      'Production Engineer / Buyer',
      'Fjordline Systems Ltd ¦ Jan 2012 – May 2016',
    ),
  ).toEqual([
    'Plant Manager / Head of Safety @ Nordhav Foods Ltd',
    'Production Engineer / Buyer @ Fjordline Systems Ltd',
  ]);
});
