/** Resumes in which each employer stands with its place over what it does, and over its posts. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

/** The posts that are stated, in order. */
const postsOf = (...lines: string[]) =>
  factsOfParagraphs(['Inga Marlowe', 'Work Experience', ...lines].map((line) => paragraphOf(line)))
    .roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE)
    .map(({ title, organisation, start }) => [title, organisation, start?.year]);

it('a unit behind the title is no employer where employers stand over what they do', () => {
  expect(
    postsOf(
      'Velmont Archives | Bratislava',
      'A firm that keeps the records of hospitals and of their laboratories across the whole continent.',
      'Apr 2025 - Present',
      'Cloud Lead Engineer, DevSecOps',
      '• Built the platform for the teams of six countries',
      '• Cut the cost of the cloud by 20%.',
      'Nordhav Software | Vienna, Austria',
      'Nordhav is a maker of software for harbours and for the owners of their ferries and lighthouses.',
      'Jan 2020 - Mar 2025',
      'Cloud Engineer, Global Travel Platform',
      '• Moved nine systems',
    ),
  ).toEqual([
    ['Cloud Lead Engineer, DevSecOps', 'Velmont Archives', 2025],
    ['Cloud Engineer, Global Travel Platform', 'Nordhav Software', 2020],
  ]);
});

it('a unit behind the title is no employer where titles stand beside their dates', () => {
  expect(
    postsOf(
      'Velmont Archives | Bratislava',
      'A firm that keeps the records of hospitals and of their laboratories across the whole continent.',
      'Cloud Lead Engineer, DevSecOps, Apr 2025 - Present',
      '• Built the platform for the teams of six countries',
      'Nordhav Software | Vienna, Austria',
      'Nordhav is a maker of software for harbours and for the owners of their ferries and lighthouses.',
      'Cloud Engineer, Global Travel Platform, Jan 2020 - Mar 2025',
      '• Moved nine systems',
    ),
  ).toEqual([
    ['Cloud Lead Engineer, DevSecOps', 'Velmont Archives', 2025],
    ['Cloud Engineer, Global Travel Platform', 'Nordhav Software', 2020],
  ]);
});

it('further titles below their dates, with labels over what was done, have the employer above', () => {
  expect(
    postsOf(
      'Velmont Archives ◦ Bratislava, Slovakia ◦ Records',
      'A firm that keeps the records of hospitals and of their laboratories across the whole continent.',
      'Apr 2025 → Present',
      'Cloud Lead Engineer, DevSecOps',
      'Responsibilities',
      '• Cut the cost of the cloud by 20%.',
      'Skills',
      'Docker, Python, Bash, Terraform, Jenkins',
      'Jun 2022 → Apr 2025',
      'Cloud Lead Engineer, Cloud Solutions Engineering',
      'Responsibilities',
      '• Cut the cost of the cloud by 20%.',
      'Skills',
      'Docker, Python, Bash, Terraform, Jenkins',
      'Nordhav Software - Austria ◦ Vienna, Austria ◦ Harbours',
      'Nordhav is a maker of software for harbours and for the owners of their ferries and lighthouses.',
      'Jan 2020 → Mar 2022',
      'Cloud Engineer, Global Travel Platform',
      'Responsibilities',
      '• Moved nine systems',
    ),
  ).toEqual([
    ['Cloud Lead Engineer, DevSecOps', 'Velmont Archives', 2025],
    ['Cloud Lead Engineer, Cloud Solutions Engineering', 'Velmont Archives', 2022],
    ['Cloud Engineer, Global Travel Platform', 'Nordhav Software', 2020],
  ]);
});

it('an employer below the dates and the title of its post is not that of the next one', () => {
  const posts = postsOf(
    '2015 - 2018',
    'Sales Director, Fish',
    'Redwell, Oslo, Norway',
    'Redwell sells fresh fish to the shops and restaurants of eleven countries on three continents.',
    '2012 - 2015',
    'Sales Manager, Bread',
    'Lundgard, Bergen, Norway',
    'Lundgard bakes bread for the shops and restaurants of eleven countries on three continents.',
    '2010 - 2012',
    'Sales Assistant, Cheese',
    'Kestrelo, Molde, Norway',
  );
  expect(posts.map(([, employer, year]) => [employer, year])).toEqual([
    ['Redwell', 2015],
    ['Lundgard', 2012],
    ['Kestrelo', 2010],
  ]);
});

it('a sentence about what was done is no employer over the next post', () => {
  const posts = postsOf(
    'Senior Software Developer ¦ January 2000 - July 2009',
    'Nordhav Services (Remote)',
    'Designed Velmont Bank code and data store in Leeds, England',
    'Spearheaded the implementation of source management and of the bundling of packages',
    'Automated the backup of the documentation and of the source tree of nine systems',
    'Adjunct Instructor ¦ June 2011 - May 2013',
    'Kestrel Community College (Remote / Leeds, England)',
    'Developed the plan and the videos for the course of beginners',
  );
  expect(posts.map(([, employer]) => employer)).toEqual(['Nordhav Services', 'Kestrel Community College']);
});
