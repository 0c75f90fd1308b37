/** Further posts at one employer, listed below the employer's own entry. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { linesOfParagraphs } from '../../layout/lines';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';
import { anchoredLinesOf } from '../entry-lines/anchors';
import { hasHeaderAbove } from './further-post';

const statedPostsOf = (...lines: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'inga@example.com', '* Experience', ...lines].map((text) => paragraphOf(text)),
  )
    .roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE)
    .map(({ title, organisation }) => [title, organisation]);

it('titles dated within the employer’s period are its roles', () => {
  const roles = statedPostsOf(
    '* NORDHAV FOODS LTD ¦ 1996 – 2005',
    'Ran a bakery of 300 people and its two warehouses for the north of the country.',
    '* Quality Supervisor (10/2001 – 2/2005)',
    '• Received an award of the Fjordline Foundation for work with suppliers',
    '* Materials Supervisor (1/1997 – 9/2001)',
    '• Kept the shelves of six warehouses',
    '* REDWELL TRADING LTD ¦ 1992 – 1996',
    '* Registration Coordinator',
    '• Answered the post',
  );
  expect(roles).toContainEqual(['Quality Supervisor', 'Nordhav Foods Ltd']);
  expect(roles).toContainEqual(['Materials Supervisor', 'Nordhav Foods Ltd']);
  expect(roles).toContainEqual(['Registration Coordinator', 'Redwell Trading Ltd']);
});

it('consecutive titles below one employer are its roles', () => {
  const roles = statedPostsOf(
    '* LabTide Ltd ¦ Oxford, UK',
    '* Operations Director ¦ 2017 - 2021',
    '• Managed programmes of two countries',
    '* Plant Manager ¦ 2016 - 2017',
    '• Opened a second hall',
    '* Shift Supervisor ¦ 2013 - 2016',
    '• Ran the night shift',
  );
  expect(roles.map(([, organisation]) => organisation)).toEqual([
    'LabTide Ltd',
    'LabTide Ltd',
    'LabTide Ltd',
  ]);
});

it('the line above an entry may name its employer if it is neither a duty nor a post', () => {
  const hasHeader = (...lines: string[]) => {
    const section = anchoredLinesOf(linesOfParagraphs(lines.map((text) => paragraphOf(text))));
    return hasHeaderAbove(section, section.anchors.at(-1)?.at ?? 0);
  };
  const dated = '* Front-End Developer (May 2018 – July 2019)';
  expect(hasHeader('* Marlowe Dream House, Thailand – Remote', dated)).toBe(true);
  expect(hasHeader('• Helped in courses on statistics', dated)).toBe(false);
  expect(hasHeader('* Assistant (September 2021 – May 2024)', dated)).toBe(false);
});

it('further titles without dates are not stated as posts', () => {
  expect(
    statedPostsOf(
      'Sales and Marketing for Nordhav and Charities',
      'Research and Case Studies',
      'Sole Proprietor',
      'I have worked on many projects from English tutoring to photography to websites',
      'Server',
      '12 years in various establishments from small ones to large ones',
    ),
  ).toEqual([]);
});

it('an earlier employer is not that of a post below a heading for self-employment', () => {
  const roles = statedPostsOf(
    '* NORDHAV FOODS ¦ Jan 2025 - Mar 2025',
    '* Materials Planner',
    '• Kept the shelves of six warehouses',
    'Freelance',
    '* Programmer ¦ Jan 2021 - Jan 2025',
    '• Wrote 15 programs for growers',
  );
  expect(roles).toContainEqual(['Materials Planner', 'Nordhav Foods']);
  expect(roles).not.toContainEqual(['Programmer', 'Nordhav Foods']);
});

it('a likely employer in the line below the dates is not a further post, although it is set plainer', () => {
  const roles = statedPostsOf(
    '* Committee President ¦ Jul 2012 – Present',
    '* Municipality of Velmont ¦ Oslo, Norway',
    '• Chairs the committee and sets its agenda',
    '* Project Coordinator ¦ Dec 2014 – Jun 2016',
    'Redwell Trading SRL ¦ Milan, Italy',
    '• Coordinated the project with two partners',
  );
  expect(roles).toContainEqual(['Project Coordinator', 'Redwell Trading SRL']);
});
