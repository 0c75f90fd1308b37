/** Employers in lower case, which are stated among posts that are set alike. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOf, paragraphOrHeading } from '../../testing/paragraphs';

const statedPostsOf = (...texts: string[]) =>
  factsOfParagraphs(['Inga Marlowe', 'inga@example.com', ...texts].map((text) => paragraphOf(text)))
    .roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE)
    .map(({ title, organisation }) => `${title} @ ${organisation}`);

it('an employer in lower case is stated if its post has the layout of all others', () => {
  const postsOf = (name: string) => [
    'Work Experience',
    'Fjordline Cargo GmbH | Lead Developer',
    '2018 – 2021',
    'Nordhav Systems | Senior Developer',
    '2015 – 2018',
    'Redwell Media | Web Developer',
    '2013 – 2015',
    `${name} | Full-Stack Developer`,
    '2009 – 2012',
  ];
  expect(statedPostsOf(...postsOf('tidal concepts'))).toContain('Full-Stack Developer @ tidal concepts');
});

it('an employer in lower case before a tilde is stated among others that are set alike', () => {
  const facts = factsOfParagraphs(
    [
      'Mira Solberg',
      'WORK EXPERIENCE',
      'Nordhav Foods ~ Plant Manager ~ Dec 2020 - Present',
      '• Ran the plant',
      'Fjordline Systems ~ Production Engineer ~ May 2018 - Nov 2020',
      '• Built two lines',
      'Velmont Insurance ~ Analyst ~ Jan 2016 - Apr 2018',
      '• Wrote reports',
      'Redwell Group ~ Junior Analyst ~ Jan 2014 - Dec 2015',
      '• Wrote reports',
      'mobile concepts ~ Software Developer ~ Jan 2012 - Dec 2013',
      'EDUCATION',
      'B.Sc. in Physics, 2008',
    ].map(paragraphOrHeading),
  );
  const stated = facts.roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE);
  expect(stated.map(({ title, organisation }) => `${title} @ ${organisation}`)).toEqual([
    'Plant Manager @ Nordhav Foods',
    'Production Engineer @ Fjordline Systems',
    'Analyst @ Velmont Insurance',
    'Junior Analyst @ Redwell Group',
    'Software Developer @ mobile concepts',
  ]);
});
