/** Posts in forms whose labels, titles and employers are separate from the dates. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOrHeading } from '../../testing/paragraphs';

const factsOf = (...texts: string[]) => factsOfParagraphs(['Mira Solberg', ...texts].map(paragraphOrHeading));
const postsOf = (facts: ReturnType<typeof factsOf>) =>
  facts.roles.map(({ title, organisation }) => `${title} @ ${organisation}`);
const questionsOf = (facts: ReturnType<typeof factsOf>) => (facts.unplaced ?? []).map(({ value }) => value);

it('a company as a list item is read with its town, title and dates below it', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    '• NORDHAV FOODS LIMITED',
    'Tamilnadu, India.',
    'Plant Manager',
    'Oct 2014 to till date.',
    '• FJORDLINE SYSTEMS LIMITED',
    'Tamilnadu, India.',
    'Production Engineer',
    'Oct 2008 to June 2012',
    'EDUCATION',
    'B.Sc. in Physics, 2008',
  );
  expect(postsOf(facts).map((post) => post.toLowerCase())).toEqual([
    'plant manager @ nordhav foods limited',
    'production engineer @ fjordline systems limited',
  ]);
});

it.each([
  [
    'in a cell of its own',
    'Company ¦ Nordhav Foods Ltd',
    'Position ¦ Plant Manager',
    'Period of Work ¦ 2012 - 2016',
  ],
  [
    'of a form that needs no colon',
    'Dates ¦ 2012 - 2016',
    'Occupation or position held Plant Manager',
    'Name and address of employer Nordhav Foods Ltd',
  ],
  [
    'in spaced letters',
    'C o m p a n y : Nordhav Foods Ltd',
    'D e s i g n a t i o n : Plant Manager',
    'D u r a t i o n : 2012 - 2016',
  ],
])('a label of a form is recognised %s', (_, ...lines) => {
  expect(postsOf(factsOf('WORK EXPERIENCE', ...lines, 'EDUCATION', 'B.Sc. in Physics, 2012'))).toEqual([
    'Plant Manager @ Nordhav Foods Ltd',
  ]);
});

it('the title of a role is read from a line among its duties', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    'Nordhav Foods Ltd, 2012 - 2016',
    'The company makes and sells frozen fish in all of the northern countries of this continent, and has done so for long.',
    'Responsibilities',
    'Plant Manager',
    '• Ran the second line with a crew of twelve.',
  );
  expect(postsOf(facts)).toEqual(['Plant Manager @ Nordhav Foods Ltd']);
});

it('a duty is not read as the title of a role', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    'Nordhav Foods Ltd, 2012 - 2016',
    'The company makes and sells frozen fish in all of the northern countries of this continent, and has done so for long.',
    'Managed Sales Engineers',
    'Reporting to the Plant Manager',
  );
  expect(facts.roles.map(({ title }) => title)).toEqual(['']);
});

it('the owner is asked about an employer named outside the sections of work', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    'Plant Manager, Nordhav Foods Ltd, 2014 - 2019',
    'SKILLS',
    'Welding',
    'Previous Employer: Redwell Trading',
  );
  expect(questionsOf(facts)).toEqual(['Redwell Trading']);
});

it('the owner is asked about a company outside the sections of work only if it has dates', () => {
  const lines = ['WORK EXPERIENCE', 'Plant Manager, Nordhav Foods Ltd, 2014 - 2019', 'SKILLS'];
  expect(questionsOf(factsOf(...lines, '1997 - 1999 ¦ Redwell Trading LLC'))).toEqual([
    'Redwell Trading LLC',
  ]);
  expect(questionsOf(factsOf(...lines, 'Tools of Redwell Trading LLC'))).toEqual([]);
});

it('a role stated by its duration without a title is kept, as a role or as a question', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    '6 Months Experience in Redwell Trading',
    'EDUCATION',
    'B.Sc., 2012',
  );
  expect([...facts.roles.map(({ organisation }) => organisation), ...questionsOf(facts)].join()).toContain(
    'Redwell Trading',
  );
});

it('a label for the company’s business is not a heading', () => {
  const facts = factsOf(
    'Experience:',
    '1. Designation ¦ : Plant Manager',
    'Company ¦ : Nordhav Foods Ltd, Bergen',
    '(March 2011 to April 2014)',
    'PROFILE ¦ : Nordhav Foods bakes bread for the north of the country.',
    '• Opened two plants',
    '2. Designation ¦ : Production Engineer',
    'Company ¦ : Fjordline Systems Ltd, Bergen',
    '(June 2008 to February 2011)',
    'Education:',
  );
  expect(postsOf(facts)).toEqual([
    'Plant Manager @ Nordhav Foods Ltd',
    'Production Engineer @ Fjordline Systems Ltd',
  ]);
});

it('a labelled title is read without the dotted leaders before it', () => {
  expect(
    factsOf(
      'WORK EXPERIENCE',
      'NORDHAV ENTERPRISES',
      'Designation .……………..Design Engineer',
      'Duration December 2013 to November 2014',
    ).roles.map(({ title }) => title),
  ).toEqual(['Design Engineer']);
});

it('words before a dash are read as the labels of a form', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    'Company Name - Nordhav Foods Ltd',
    'Designation - Plant Manager',
    'Duration - June 2016 to Present',
    'Company Name - Fjordline Systems Ltd',
    'Designation - Production Engineer',
    'Duration - January 2012 to May 2016',
  );
  expect(postsOf(facts)).toEqual([
    'Plant Manager @ Nordhav Foods Ltd',
    'Production Engineer @ Fjordline Systems Ltd',
  ]);
});
