/** The verdict on a sentence, and the relations derived from it, against the roles and entries that it cites. */
import { describe, expect, it } from 'vitest';
import type { RoleFact } from '@/shared/record/facts';
import { careerFacts } from '../write/testing';
import { deriveSentence } from './entailment';
import { indexRecord } from './record-index';

const facts = careerFacts({
  name: 'Kim Okafor',
  location: 'Oslo, Norway',
  roles: [
    {
      title: 'Chief Executive Officer',
      organisation: 'Hooli',
      start: '2018',
      end: 'present',
      statements: ['Opened two ports', 'Sold the fleet for USD 40 million'],
    },
    {
      title: 'Head of Sales',
      organisation: 'Initech',
      start: '2012',
      end: '2018',
      statements: ['Grew Initech from 4 to 12 people', 'Hired 30 sellers'],
    },
    { title: 'Analyst', organisation: 'Initech', start: '2009', end: '2012', statements: ['Built a model'] },
  ],
  education: [
    { school: 'University of Leeds', degree: 'BSc', field: 'Physics' },
    { school: 'Harbour School', degree: 'MBA' },
  ],
  languages: ['English', 'Igbo'],
  certifications: [['Chartered Accountant']],
});
const index = indexRecord(facts);
const [ceo, head, analyst] = facts.roles as [RoleFact, RoleFact, RoleFact];
const posts = facts.roles.flatMap((role) => [...role.spans, ...role.statements.flatMap((one) => one.spans)]);
const place = facts.location?.spans ?? [];
const schools = [...facts.education, ...facts.languages].flatMap(({ spans }) => spans);
const spansOfRole = (role: RoleFact) => [...role.spans, ...role.statements.flatMap((one) => one.spans)];

const derive = (text: string, spans = posts, previousRole?: RoleFact, isEnglish = true) =>
  deriveSentence(text, { spans, index, previousRole, isEnglish });
/** Returns the finding against a sentence, or 'supported'. */
const verdict = (...args: Parameters<typeof derive>) => derive(...args).finding ?? 'supported';

describe('an unsupported sentence', () => {
  it('has no words, no span, or a span without an entry', () => {
    expect(verdict('')).toBe('unsourced');
    expect(verdict('Kim opened two ports', [])).toBe('unsourced');
    expect(verdict('Kim opened two ports', [{ source: 's9', quote: 'x' }])).toBe('statement');
  });

  it('cites another entry than the one that supports it', () => {
    expect(verdict('Kim opened two ports', spansOfRole(ceo))).toBe('supported');
    expect(verdict('Kim opened two ports', spansOfRole(head))).toBe('statement');
    expect(verdict('At Hooli, Kim hired 30 sellers', spansOfRole(head))).toBe('statement');
  });
});

describe('a sentence supported by entries other than statements', () => {
  const certificate = facts.certifications.flatMap(({ spans }) => spans);

  it('may combine words of several of them, but no others', () => {
    expect(verdict('Kim Accountant Oslo', [...certificate, ...place])).toBe('supported');
    expect(verdict('Kim Accountant Paris', [...certificate, ...place])).toBe('statement');
    expect(verdict('Kim Accountant Oslo', [...certificate, ...place, ...spansOfRole(ceo)])).toBe('statement');
  });
});

describe('a sentence that refers back', () => {
  it.each([
    ['There, Kim opened two ports', ceo, 'supported'],
    ['There, Kim opened two ports', head, 'back-reference'],
    ['There, Kim opened two ports', undefined, 'back-reference'],
    ['Kim there opened two ports', head, 'back-reference'],
    ['Kim Okafor there opened two ports', head, 'supported'],
    ['Kim opened two ports in there', ceo, 'supported'],
    ['Kim opened two ports in there', head, 'back-reference'],
    // Later in a sentence and without 'in', 'there' belongs to the action.
    ['Kim opened two ports there', head, 'supported'],
    ['Kim opened two ports there in', head, 'supported'],
    ['There, Kim built a model', analyst, 'supported'],
    // Another post at the same employer is meant neither by 'there' nor by 'in that post'.
    ['There, Kim built a model', head, 'back-reference'],
    ['In that post Kim built a model', head, 'back-reference'],
    ['In that post Kim built a model', analyst, 'supported'],
    ['In this role Kim built a model', analyst, 'supported'],
    ['In this role Kim built a model', undefined, 'back-reference'],
  ])('is checked against the role of the sentence before: "%s"', (text, here, expected) => {
    expect(verdict(text, posts, here)).toBe(expected);
  });

  it('needs an employer to refer to', () => {
    const nowhere = { ...analyst, organisation: '' };
    expect(verdict('There, Kim opened two ports', posts, nowhere)).toBe('back-reference');
  });

  it.each([
    ['Earlier, as Analyst at Initech, Kim built a model', head, 'supported'],
    ['Earlier, as Analyst at Initech, Kim built a model', undefined, 'supported'],
    ['Earlier, as Analyst at Initech, Kim built a model', analyst, 'time'],
    ['Earlier, as Chief Executive Officer at Hooli, Kim opened two ports', head, 'time'],
    ['Earlier, as Chief Executive Officer at Hooli, Kim opened two ports', undefined, 'time'],
  ])('needs a role before that one if it begins with ‘Earlier’: "%s"', (text, here, expected) => {
    expect(verdict(text, posts, here)).toBe(expected);
  });
});

describe('the roles and years in a sentence', () => {
  it.each([
    ['Kim is Chief Executive Officer of Hooli', 'supported'],
    ['Kim is Analyst at Initech', 'time'],
    ['Kim has been Analyst at Initech', 'time'],
    ['Kim works as Analyst at Initech', 'time'],
    ['Kim was Analyst at Initech', 'supported'],
    ['Kim was Analyst at Initech from 2009 to 2012', 'supported'],
    ['Kim was Analyst at Initech from 2009 to 2018', 'time'],
    ['Kim was Analyst at Initech until 2012', 'supported'],
    ['Kim was Analyst at Initech until 2018', 'time'],
    ['Kim was Analyst at Hooli', 'employer'],
    ['Since 2018 Kim has worked at Hooli', 'supported'],
    ['Since 2012 Kim has worked at Hooli', 'time'],
    ['At Initech from 2012 to 2018, Kim hired 30 sellers', 'supported'],
    ['At Initech from 2012 to 2018 Kim hired 31 sellers', 'statement'],
    ['Kim opened two ports in 2018', 'supported'],
    ['Kim opened two ports in 2011', 'time'],
    ['In 2018, Kim Okafor in 2012 joined Hooli', 'time'],
    // The person's name inside a clause does not move a year to another clause.
    ['From 2012 Kim Okafor to 2018 at Initech', 'supported'],
    ['Kim Okafor, until 2018 Head of Sales at Initech', 'supported'],
    ['Kim Okafor, until 2012 Head of Sales at Initech', 'time'],
  ])('are checked against the record: "%s" gives %s', (text, expected) => {
    expect(verdict(text)).toBe(expected);
  });

  it.each([
    ['Kim joined Initech in 2009 as Analyst', 'supported'],
    ['Kim joined Initech in 2009', 'supported'],
    ['Kim joined Initech as Analyst', 'supported'],
    ['Kim joined Initech in 2009 as Analyst and became Head of Sales in 2012', 'supported'],
    ['Kim joined Initech in 2012 as Head of Sales', 'post'],
    ['Kim joined Initech as Head of Sales', 'post'],
    ['Kim joined Initech in 2012', 'post'],
    ['Kim joined Initech in 2010', 'time'],
    ['Kim joined Hooli in 2018', 'supported'],
  ])('are checked at the beginning of an employment: "%s" gives %s', (text, expected) => {
    expect(verdict(text)).toBe(expected);
  });

  it('become a relation with role, employer and years', () => {
    expect(derive('Kim was Analyst at Initech from 2009 to 2012')).toEqual({
      relations: [
        {
          subject: 'Kim Okafor',
          organisation: 'Initech',
          title: 'Analyst',
          times: [2009, 2012],
          numbers: [],
          span: analyst.spans[0],
        },
      ],
      role: analyst,
    });
  });
});

describe('the achievements in a sentence', () => {
  it('joined by ‘and’ are both stated of the same role', () => {
    expect(verdict('Kim opened two ports and sold the fleet')).toBe('supported');
    expect(verdict('Kim opened two ports and burned the fleet')).toBe('statement');
    expect(verdict('Kim burned two ports and sold the fleet')).toBe('statement');
    expect(verdict('Kim opened two ports and built a model')).toBe('statement');
    expect(verdict('Kim opened two ports or sold the fleet')).toBe('statement');
  });

  it('keep a name that their statement has after the same word', () => {
    expect(derive('Kim grew Initech from 4 to 12 people').relations).toMatchObject([
      { verb: 'grew', object: 'initech from 4 to 12 people', organisation: 'Initech', numbers: ['4', '12'] },
    ]);
    expect(verdict('Kim grew Hooli from 4 to 12 people')).toBe('statement');
  });

  it('are those of the role in which they were achieved', () => {
    expect(derive('As Head of Sales at Initech, Kim hired 30 sellers').role).toBe(head);
    expect(derive('Kim built a model').role).toBe(analyst);
  });

  it('may follow a known place', () => {
    const spans = [...posts, ...place];
    expect(verdict('Based in Oslo, Norway, Kim opened two ports', spans)).toBe('supported');
    expect(verdict('Based in Oslo, Norway, Kim opened three ports', spans)).toBe('statement');
    expect(verdict('Based in Bergen, Norway, Kim opened two ports', spans)).toBe('statement');
    expect(verdict('Based in Oslo, Norway, Kim opened two ports', posts)).toBe('statement');
  });
});

describe('texts that need no statement', () => {
  const texts = [...facts.languages, ...facts.certifications].flatMap(({ spans }) => spans);

  it('pass alone or next to each other if every word is known', () => {
    expect(derive('Kim speaks Igbo', texts)).toEqual({
      relations: [{ subject: 'Kim Okafor', object: 'igbo', times: [], numbers: [], span: texts[0] }],
    });
    expect(verdict('Kim speaks English and Igbo', texts)).toBe('supported');
    expect(verdict('Kim speaks Igbo and English', texts)).toBe('supported');
    expect(verdict('Kim speaks English and Danish', texts)).toBe('statement');
    expect(verdict('Kim is a Chartered Accountant', texts)).toBe('supported');
    expect(verdict('Kim is a Chartered Engineer', texts)).toBe('statement');
  });

  it('may be cited beside roles', () => {
    expect(verdict('Kim speaks Igbo', [...texts, ...posts])).toBe('supported');
  });

  it('may be combined from several cited texts', () => {
    expect(verdict('Kim speaks Igbo Accountant', texts)).toBe('supported');
  });

  it('fail if their words are in another order and a role is cited too', () => {
    const all = [...texts, ...posts];
    expect(verdict('Kim is Accountant Chartered', all)).toBe('statement');
  });
});

describe('the education in a sentence', () => {
  it.each([
    ['Kim holds a BSc in Physics from the University of Leeds', 'supported'],
    ['Kim holds an MBA from Harbour School and speaks Igbo', 'supported'],
    ['Kim holds an MBA from the University of Leeds', 'education'],
    ['Kim holds an MBA in Physics', 'education'],
    ['Kim holds a PhD in Physics', 'education'],
    ['Kim speaks Danish', 'education'],
  ])('is checked against single entries: "%s" gives %s', (text, expected) => {
    expect(verdict(text, schools)).toBe(expected);
  });
});

describe('sentences in other languages', () => {
  it.each([
    ['Kim ist seit 2018 Chief Executive Officer bei Hooli', 'supported'],
    ['Kim ist seit 2012 Chief Executive Officer bei Hooli', 'time'],
    // The tense of a verb is known in English only.
    ['Kim est Analyst chez Initech', 'supported'],
  ])('are checked without the tense of their verbs: "%s" gives %s', (text, expected) => {
    expect(verdict(text, posts, undefined, false)).toBe(expected);
  });
});

describe('two roles at one employer', () => {
  const withYears = (start: string) =>
    indexRecord(
      careerFacts({
        name: 'Kim Okafor',
        roles: [
          { title: 'Head of Sales', organisation: 'Initech', start, end: 'present' },
          { title: 'Analyst', organisation: 'Initech', start: '2009', end: '2012' },
        ],
      }),
    );
  const verdictFor = (start: string, text: string) => {
    const all = withYears(start);
    const spans = all.roles.flatMap((role) => role.spans);
    return deriveSentence(text, { spans, index: all, isEnglish: true }).finding ?? 'supported';
  };

  it.each([
    ['2012', 'Kim joined Initech in 2009 and has been its Head of Sales since 2012', 'supported'],
    ['2013', 'Kim joined Initech in 2009 as Analyst and became Head of Sales in 2013', 'supported'],
    ['2019', 'Kim joined Initech in 2009 and has been its Head of Sales since 2019', 'post'],
    ['2019', 'Kim joined Initech in 2009 as Analyst and became Head of Sales in 2019', 'post'],
  ])('have an order only if no years lie between them: %s, %s', (start, text, expected) => {
    expect(verdictFor(start, text)).toBe(expected);
  });
});
