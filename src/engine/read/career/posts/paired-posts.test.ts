/** Posts whose titles and employers stand in the same position in all entries. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const statedPostsOf = (...texts: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'inga@example.com', 'Experience', ...texts].map((text) => paragraphOf(text)),
  )
    .roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE)
    .map(({ title, organisation }) => `${title} @ ${organisation}`);

const POSTS = ['Technical Lead @ Tallow9', 'Lead Developer @ Sapling', 'Senior Consultant @ ASOX'];

it.each([
  [
    'before the title, over dates and a line of tools',
    [
      'Tallow9: Technical Lead',
      '* Oct 2021 – Present',
      'Kotlin | Web API | Full-Stack Development | Kafka | React',
      'Sapling: Lead Developer',
      '* May 2019 – Oct 2021',
      'Team Leadership | Solution Design | Java & Kotlin Development | React',
      'ASOX: Senior Consultant',
      '* Nov 2015 – May 2019',
      'Microservices | Web API | Azure',
    ],
  ],
  [
    'after the title and a sign, with the dates',
    [
      'Technical Lead | Tallow9 | Oct 2021 – Present',
      'Kotlin | Web API | Full-Stack Development',
      'Lead Developer | Sapling | May 2019 – Oct 2021',
      'Team Leadership | Solution Design',
      'Senior Consultant | ASOX | Nov 2015 – May 2019',
      'Microservices | Web API',
    ],
  ],
  [
    'in a cell below the dates, whose titles begin with a country',
    [
      'Oct 2021 – Present',
      'Tallow9 ¦ Norway - Technical Lead',
      'May 2019 – Oct 2021',
      'Sapling ¦ Sweden - Lead Developer',
      'Nov 2015 – May 2019',
      'ASOX ¦ Senior Consultant',
    ],
  ],
])('employers are read if they are in the same position in all posts: %s', (_, lines) => {
  expect(statedPostsOf(...lines)).toEqual(POSTS);
});

it('a department after the title is not an employer', () => {
  const posts = statedPostsOf(
    'Nordhav Foods Ltd ¦ 2008 – 2018',
    'Software Engineer, Network Services (2013 – 2018)',
    'Software Manager, Partner Systems (2010 – 2013)',
    'Software Tester, Mobile Platforms (2008 – 2010)',
  );
  expect(posts.filter((post) => /@ (?:Partner|Mobile)/.test(post))).toEqual([]);
});
