import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOrHeading } from '../../testing/paragraphs';

it.each([
  ['English & German', ['English', 'German']],
  ['English AND Spanish', ['English', 'Spanish']],
  ['English + German', ['English', 'German']],
  ['English \\ German', ['English', 'German']],
  ['German as well as English', ['German', 'English']],
  ['Nederlands en Engels', ['Nederlands', 'Engels']],
  ['Polski i angielski', ['Polski', 'angielski']],
  ['Norsk og engelsk', ['Norsk', 'engelsk']],
  ['Nivel B2 en inglés', ['inglés']],
])('the languages of the line "%s" are %j', (line, languages) => {
  const facts = factsOfParagraphs(
    ['Mira Solberg', 'LANGUAGES', line, 'EDUCATION', 'B.Sc. in Physics, 2008'].map(paragraphOrHeading),
  );
  expect(facts.languages.map(({ value }) => value)).toEqual(languages);
});

it('the level below a language is in its source, so that a beginner is not said to speak it', () => {
  const facts = factsOfParagraphs(
    ['Mira Solberg', 'LANGUAGES', 'English', 'Native', 'Spanish', 'Beginner', 'German', 'French'].map(
      paragraphOrHeading,
    ),
  );
  expect(facts.languages.map(({ spans }) => spans[0]?.quote)).toEqual([
    'English Native',
    'Spanish Beginner',
    'German',
    'French',
  ]);
});
