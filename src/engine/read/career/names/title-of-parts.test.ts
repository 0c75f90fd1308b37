/** Titles with several parts between bars, and their employers in the next line. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const titlesOf = (...headers: (readonly [title: string, employer: string])[]) =>
  factsOfParagraphs(
    [
      'Mira Solberg',
      'mira@example.com',
      '* PROFESSIONAL EXPERIENCE',
      ...headers.flatMap(([title, employer], index) => [
        `* ${title} ¦ May ${2016 - index * 2} - May ${2018 - index * 2}`,
        employer,
        '• Kept the servers of the harbour running for ten thousand people',
      ]),
    ].map((text) => paragraphOf(text)),
  ).roles.map(({ title }) => title);

it('all titles of a line are the title of the post', () => {
  expect(
    titlesOf(
      ['Founder • Engineer • Developer', 'Nordhav Systems, Inc. (Velmont, Norland)'],
      ['Systems Administrator • Senior Software Developer', 'Redwell Technologies (Oslo, Norway)'],
      ['Software Developer', 'Lund Trading LLC (Oslo, Norway)'],
    ),
  ).toEqual([
    'Founder • Engineer • Developer',
    'Systems Administrator • Senior Software Developer',
    'Software Developer',
  ]);
});

it('a field of work after the bar is a part of the title, and a place or a way to be employed is not', () => {
  expect(
    titlesOf(
      ['Project Manager | Harbour Process Automation', 'Nordhav, Oslo, Norway'],
      ['Project Manager | Remote', 'Redwell Technologies, Oslo, Norway'],
      ['Project Manager | Full-time', 'Lund Trading LLC, Oslo, Norway'],
    ),
  ).toEqual(['Project Manager | Harbour Process Automation', 'Project Manager', 'Project Manager']);
});

it.each([
  ['Mill clerk • Shift manager • Nordhav Shipping', 'Mill clerk • Shift manager'],
  ['Baker • baker • Nordhav Bakeries', 'Baker'],
])('titles between bars before their employer are the title of the post: %s', (line, title) => {
  const { roles } = factsOfParagraphs(
    ['Mira Solberg', '* EXPERIENCE', '09/2008 – 07/2019', line].map((text) => paragraphOf(text)),
  );
  expect(roles.map((role) => role.title)).toEqual([title]);
});
