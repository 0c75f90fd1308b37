/** Posts in forms whose labels, titles and employers are separate from the dates. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOrHeading } from '../testing/paragraphs';
import { tidyName, tidyTitle } from './names';

const read = (...texts: string[]) => factsOfParagraphs(['Mira Solberg', ...texts].map(paragraphOrHeading));
const postsOf = (facts: ReturnType<typeof read>) =>
  facts.roles.map(({ title, organisation }) => `${title} @ ${organisation}`);
const questions = (facts: ReturnType<typeof read>) => (facts.unplaced ?? []).map(({ value }) => value);

it('a company as a list item is read with its town, title and dates below it', () => {
  const facts = read(
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
  expect(postsOf(read('WORK EXPERIENCE', ...lines, 'EDUCATION', 'B.Sc. in Physics, 2012'))).toEqual([
    'Plant Manager @ Nordhav Foods Ltd',
  ]);
});

it('the title of a role is read from a line among its duties', () => {
  const facts = read(
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
  const facts = read(
    'WORK EXPERIENCE',
    'Nordhav Foods Ltd, 2012 - 2016',
    'The company makes and sells frozen fish in all of the northern countries of this continent, and has done so for long.',
    'Managed Sales Engineers',
    'Reporting to the Plant Manager',
  );
  expect(facts.roles.map(({ title }) => title)).toEqual(['']);
});

it('the owner is asked about an employer named outside the sections of work', () => {
  const facts = read(
    'WORK EXPERIENCE',
    'Plant Manager, Nordhav Foods Ltd, 2014 - 2019',
    'SKILLS',
    'Welding',
    'Previous Employer: Redwell Trading',
  );
  expect(questions(facts)).toEqual(['Redwell Trading']);
});

it('the owner is asked about a company outside the sections of work only if it has dates', () => {
  const lines = ['WORK EXPERIENCE', 'Plant Manager, Nordhav Foods Ltd, 2014 - 2019', 'SKILLS'];
  expect(questions(read(...lines, '1997 - 1999 ¦ Redwell Trading LLC'))).toEqual(['Redwell Trading LLC']);
  expect(questions(read(...lines, 'Tools of Redwell Trading LLC'))).toEqual([]);
});

it('the owner is asked about a role stated by its duration without a title', () => {
  const facts = read('WORK EXPERIENCE', '6 Months Experience in Redwell Trading', 'EDUCATION', 'B.Sc., 2012');
  expect([...facts.roles.map(({ organisation }) => organisation), ...questions(facts)].join()).toContain(
    'Redwell Trading',
  );
});

it.each([
  ['Nordhav Foods, Lubumba, Democratic Republic of Congo', 'Nordhav Foods'],
  ['Nordhav Foods Pvt. Ltd. Chakan', 'Nordhav Foods Pvt. Ltd.'],
  ['Nordhav Foods Ltd.Chakan Branch', 'Nordhav Foods Ltd.'],
  ['Nordhav Foods Ltd Trading Group', 'Nordhav Foods Ltd Trading Group'],
  ['Nordhav Consultants, Melur TK, Madurai Dist.', 'Nordhav Consultants'],
  ['through Nordhav Foods', 'Nordhav Foods'],
])('the employer’s name %s is tidied', (text, name) => {
  expect(tidyName(text)).toBe(name);
});

it.each([
  ['a “Plant Manager', 'Plant Manager'],
  ['Product Consultant handling Frozen Fish in Oslo', 'Product Consultant'],
  ['Plant Manager Reporting To Managing', 'Plant Manager'],
  ['Cargo Handling Officer', 'Cargo Handling Officer'],
])('the title %s is tidied', (text, title) => {
  expect(tidyTitle(text)).toBe(title);
});

it('a label for the company’s business is not a heading', () => {
  const facts = read(
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
