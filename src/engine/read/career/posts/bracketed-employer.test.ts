/** Employers in brackets after titles, and remarks there. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

it('what stands in brackets after a title is a remark where bold names stand above the posts', () => {
  const entries = [
    ['Nordhav', '2018 - Present', 'Senior Software Engineer (Parcel service)'],
    ['Redwell', '2016 - 2018', 'Software Engineer (Ticketing start-up)'],
    ['Velmont', '2013 - 2016', 'Software Developer (Harvest Insurance platform)'],
  ].flatMap(([name, dates, title]) => [
    `* ${name}`,
    `${dates} ¦ ${title}`,
    '• Kept the servers of the harbour running for many people',
  ]);
  const facts = factsOfParagraphs(
    ['Mira Solberg', 'mira@example.com', '* WORK EXPERIENCE', ...entries].map((text) => paragraphOf(text)),
  );
  expect(facts.roles.map(({ organisation }) => organisation)).toEqual(['Nordhav', 'Redwell', 'Velmont']);
});
