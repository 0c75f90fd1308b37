/** Lines of posts that state an act, although words before or after it cannot be printed. */
import { describe, expect, it } from 'vitest';
import { careerFacts } from '../testing/build';
import { careerContextOf } from './career-context';

const textsOf = (line: string, end = '2019') =>
  careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [{ title: 'Plant Manager', organisation: 'Brillwater', start: '2012', end, statements: [line] }],
    }),
  ).achievements.map(({ text }) => text);

describe('the act of a line is read', () => {
  it.each([
    [
      'after its purpose, with its result',
      'To protect the growers from frost, I opened nine depots; this cut the queue at the mill by 40%.',
      'Opened nine depots, which cut the queue at the mill by 40%',
    ],
    [
      'after "To date", without what is only expected',
      'To date, saved over $2m in freight and looking to save $9m more by the spring',
      'Saved over $2m in freight',
    ],
    [
      'after two labels',
      'Ferry Map – Quays: Established a register of nine quays for the harbour.',
      'Established a register of nine quays for the harbour',
    ],
    [
      'before a line with its own label',
      'Built a harbour ledger that nine ports use - Quays: Opened two quays for ferries',
      'Built a harbour ledger that nine ports use',
    ],
    [
      'before a clause of the first person',
      'Raised the yield of the mill from 31% to 58%, checked with a gauge I made for the trial.',
      'Raised the yield of the mill from 31% to 58%, checked with a gauge',
    ],
    [
      'before a hollow clause',
      'Responsible for nine millers and three clerks, changing the mill into a value adding partner',
      'Responsible for nine millers and three clerks',
    ],
    [
      'with a quotation mark at one end alone',
      '"Opened nine depots for growers in the north.',
      'Opened nine depots for growers in the north',
    ],
    [
      'without the tools in brackets',
      'Built shops for growers (React, NodeJS, Redis, AWS EC2) with Stripe and PayPal payments.',
      'Built shops for growers with Stripe and PayPal payments',
    ],
    [
      'without the tools that it was done with',
      'Led nine clerks to develop a harbour register implemented with Python, Flask, Angular 4, MSSQL and Hadoop.',
      'Led nine clerks to develop a harbour register',
    ],
    [
      'before a remark after a dash, without a figure',
      'Designed a register of the berths in two tiers — first rows for judgements of the harbour board, local rows for all other judgements of clerks and growers of the northern coast — near zero daily cost of the whole ledger for ports of the north, their clerks and growers behind them',
      'Designed a register of the berths in two tiers',
    ],
    [
      'with what a sum was saved by',
      'Led the joining of 9 mills, moved the books of 4 ports, and closed 3 quays — merging registers of growers, moving their letters, and uniting the scales of the mills and of the ports of the northern coast to deliver $5M in yearly synergies of the growers',
      'Led the joining of 9 mills, moved the books of 4 ports, and closed 3 quays to deliver $5M in yearly synergies of the growers',
    ],
    [
      'with a dash that has no space after it',
      'Managed the books of nine mills -prompt invoices and calm letters -cutting the waits by 20%.',
      'Managed the books of nine mills – prompt invoices and calm letters – cutting the waits by 20%',
    ],
    [
      'with what belongs to nobody else',
      'Leveraged my expertise in tides to design nine quays for growers.',
      'Leveraged expertise in tides to design nine quays for growers',
    ],
    [
      'with two gerunds that are nouns',
      'Implemented metering and logging for nine mills, cutting waste by half.',
      'Implemented metering and logging for nine mills, cutting waste by half',
    ],
    [
      'after a post and before its purpose',
      'Worked as a consultant to provide tide tables to nine ports.',
      'Worked as a consultant to provide tide tables to nine ports',
    ],
    [
      'about reports and their purpose',
      'Owned the move of books from nine mills, checking Excel reports to ensure clean rows.',
      'Owned the move of books from nine mills, checking Excel reports to ensure clean rows',
    ],
    [
      'about something that tolerates faults',
      'Architected a fault-tolerant register of quays for nine ports.',
      'Architected a fault-tolerant register of quays for nine ports',
    ],
    [
      'about something that is kept up to date',
      'Built nine ledgers for growers and kept them up to date.',
      'Built nine ledgers for growers and kept them up to date',
    ],
    [
      'with an estimate in brackets',
      'Rebuilt the tolls of nine quays, keeping 20% of them (est. EUR 2M a year).',
      'Rebuilt the tolls of nine quays, keeping 20% of them (est. EUR 2M a year)',
    ],
    [
      'with a list of tools and a figure',
      'Reviewed 600K lines of Python, Perl, Ruby, Java and Scala',
      'Reviewed 600K lines of Python, Perl, Ruby, Java and Scala',
    ],
    [
      'with a short name after a hyphen in brackets',
      'Built a ledger(Brill Harbour Grid -BHG) for nine ports of the north',
      'Built a ledger (Brill Harbour Grid, BHG) for nine ports of the north',
    ],
    [
      'with names in lower case',
      'Moved nine jQuery pages and two vSphere hosts to the new hall',
      'Moved nine jQuery pages and two vSphere hosts to the new hall',
    ],
    [
      'about processes named by gerunds',
      'Managed sorting, milling, and packing process of nine halls at once',
      'Managed sorting, milling, and packing process of nine halls at once',
    ],
    [
      'with a title and what was done in it',
      'Worked as a freelance miller writing reports on new grain for nine papers',
      'Worked as a freelance miller writing reports on new grain for nine papers',
    ],
  ])('%s', (_, line, text) => {
    expect(textsOf(line)).toContain(text);
  });

  it('with "my" before a team that is present', () => {
    expect(textsOf('Built my current team from 4 to 40 millers', 'present')).toEqual([
      'Built the current team from 4 to 40 millers',
    ]);
  });
});

it.each([
  'To find new challenges, I left the mill for the port of Varn.',
  'Managed the entire team comprises in nine towns',
  'Worked as a miller at the mill in Kempten',
  'Built a ledger on Java. Tech stack: Java, Go and Rust',
])('a line that states no act stays unused or loses its list: %s', (line) => {
  expect(textsOf(line).join(' ')).not.toMatch(/challenges|left|comprises|Worked|stack/);
});

it('the title of a list between names keeps its capital', () => {
  expect(textsOf('Compared ledgers across Varnit, Clerk, and Orlix for nine ports').join()).toContain(
    'Clerk',
  );
});

it('two lines are split before a count', () => {
  expect(textsOf('Created a ledger in Go and PostgreSQL Administered 100s of mills in the north')).toEqual([
    'Created a ledger in Go and PostgreSQL',
    'Administered 100s of mills in the north',
  ]);
});
