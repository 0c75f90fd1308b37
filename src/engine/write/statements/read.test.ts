import { describe, expect, it } from 'vitest';
import { statementsOfLine } from '../testing/statements';

const textsOf = (line: string) =>
  statementsOfLine(line).map(({ predicate, text }) => predicate?.text ?? text);

describe('a line of a role', () => {
  it.each([
    // a noun that is also a verb, after the verb
    ['Improved build success rate from 70% to 97%', 'improved build success rate from 70% to 97%'],
    // two nouns with a slash
    ['Created pear/plum grading reports using ledgers', 'created pear/plum grading reports using ledgers'],
    // a gerund before a change in figures, among lines of another form
    ['Shrinking freight costs to 3% by using barges', 'shrank freight costs to 3% by using barges'],
    // a title that is not what the person is
    [
      'Drove executive and grower relationships to open two mills',
      'drove executive and grower relationships to open two mills',
    ],
    // gerunds after a preposition keep their form
    [
      'Managing a team of millers responsible for building, testing and maintaining presses',
      'managed a team of millers responsible for building, testing and maintaining presses',
    ],
    ['Helped develop weighing presses for nine mills', 'helped develop weighing presses for nine mills'],
    // a reporting line at the end is not part of the act
    [
      'Developed the budgets of nine mills, reporting to the board of growers',
      'developed the budgets of nine mills',
    ],
    // 'our' before a name
    [
      'Planned a three year programme along with our Umbrian head office',
      'planned a three year programme along with the Umbrian head office',
    ],
    // a broken second act
    [
      'Onboarded and mentored mill managers, and helped match growers to mills they will excel at',
      'onboarded and mentored mill managers',
    ],
    // a name that looks like a pronoun
    [
      'Ran pear tastings in 18 towns, reaching 1,000 growers (Count Me In)',
      'ran pear tastings in 18 towns, reaching 1,000 growers (Count Me In)',
    ],
    ['Our team reduced waste from 8% to 3%', 'team reduced waste from 8% to 3%'],
  ])('becomes a predicate or list entry: %s', (line, text) => {
    expect(textsOf(line)).toEqual([text]);
  });
});

it('a list entry omits the copula of ‘was responsible for’ and ‘was hired to’', () => {
  const [statement] = statementsOfLine('I was hired to build the grading team of the mill');
  expect(statement?.predicate).toEqual({
    text: 'was hired to build the grading team of the mill',
    tense: 'past',
    bare: 'Hired to build the grading team of the mill',
  });
});

it.each([
  ['Implemented AI grading models (US, CA, IT) in nine mills, in 18 months'],
  ['Built IT and AI systems for nine mills in Umbria'],
])('acronyms that are common words of other languages do not make a line foreign: %s', (line) => {
  expect(textsOf(line)).toHaveLength(1);
});

describe('a line of a post is used', () => {
  it.each([
    ['without the word that connects it', 'Also led the move of nine mills', ['led the move of nine mills']],
    [
      'as two if the full stop between them was lost',
      'Planned the presses of nine mills at Oldmere Managed £2 million of budgets',
      ['planned the presses of nine mills at Oldmere', 'managed £2 million of budgets'],
    ],
    [
      'with its verb before the result',
      'Savings of 22% achieved on pressing by buying nine mills',
      ['achieved savings of 22% on pressing by buying nine mills'],
    ],
    [
      'with the name of a service that begins with ‘My’',
      'Built the My Orchard service for nine mills',
      ['built the My Orchard service for nine mills'],
    ],
    [
      'if it is about telephones',
      'Mobile Ordering: Opened nine mills to orders by phone',
      ['opened nine mills to orders by phone'],
    ],
  ])('%s', (_, line, texts) => {
    expect(textsOf(line).toSorted()).toEqual(texts.toSorted());
  });

  it.each([
    'Helped the mill became the first in nine ports',
    'Mobile: 0131 496 0123 or 0124',
    'Delivered nine mills and have since kept them running',
  ])('but not a field of a form or a verb without its subject: %s', (line) => {
    expect(textsOf(line)).toEqual([]);
  });
});

it.each([
  'Worked from 10 to 800 kVA presses of three makers',
  'Meets standards by delivering the st quality of the mill',
])('a line broken by its layout is omitted: %s', (line) => {
  expect(textsOf(line)).toEqual([]);
});

it.each([
  [
    'Lead multiple grading teams; design and implement presses for nine mills',
    'led multiple grading teams; designed and implemented presses for nine mills',
  ],
  [
    'Spearheaded the creation of a pear marketing analytics platform',
    'spearheaded the creation of a pear marketing analytics platform',
  ],
])('verbs and articles are put into the right form: %s', (line, text) => {
  expect(textsOf(line)).toEqual([text]);
});
