import { expect, it } from 'vitest';
import { theOrganisation, titleOfOrganisation, titlesInRow, titleWithArticle } from './english';

it('several roles in one sentence all take an article, or none does', () => {
  const engineer = { title: 'Software Engineer', organisation: 'Corvane' };
  expect(titlesInRow([engineer, { title: 'Data Analyst', organisation: 'Brillwater' }])).toEqual([
    'a software engineer at Corvane',
    'a data analyst at Brillwater',
  ]);
  expect(titlesInRow([engineer, { title: 'Tech Lead', organisation: 'Brillwater' }])).toEqual([
    'Software Engineer at Corvane',
    'Tech Lead at Brillwater',
  ]);
});

it('the client of an agency is no second place in a sentence', () => {
  expect(titleOfOrganisation('Planner', 'Corvane at Brillwater')).toBe('Planner at Corvane');
});

it.each([
  ['University of Varn', 'the University of Varn'],
  ['Royal Navy', 'the Royal Navy'],
  ['Office of the Harbour Master', 'the Office of the Harbour Master'],
  ['National Bank of Varn', 'the National Bank of Varn'],
  ['European Central Bank', 'the European Central Bank'],
  ['Bank of England', 'the Bank of England'],
  ['Bank of Varn', 'Bank of Varn'],
  ['City Bank', 'City Bank'],
  ['Federal Bank', 'Federal Bank'],
])('an organisation in a sentence has an article where English needs it: %s', (name, inSentence) => {
  expect(theOrganisation(name)).toBe(inSentence);
});

it.each([
  ['Board Member', 'a board member at Corvane'],
  ['Non-Executive Director', 'a non-executive director at Corvane'],
  ['Chief Technology Officer', 'Chief Technology Officer of Corvane'],
])('an office that several people hold has an article: %s', (title, inSentence) => {
  expect(titleWithArticle(title, 'Corvane')).toBe(inSentence);
});
