/** Entries of work experience in the layouts of resumes. */
import { describe, expect, it } from 'vitest';
import type { CareerFacts } from '@/shared/record/facts';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { readResume } from '../../resume';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';
import { pageOf } from '../../testing/pdf-items';

const factsOf = (...lines: string[]): CareerFacts =>
  factsOfParagraphs(['Inga Marlowe', 'inga@example.com', ...lines].map((text) => paragraphOf(text)));
const postsOf = (facts: CareerFacts) => facts.roles.map((role) => [role.title, role.organisation]);
const JOBS = [
  ['Plant Manager', 'Nordhav Foods Ltd'],
  ['Production Engineer', 'Fjordline Systems GmbH'],
];

describe('one job after another', () => {
  it.each([
    [
      'with labels before employers and titles',
      'Company: Nordhav Foods Ltd',
      'Designation: Plant Manager',
      'Duration: June 2016 to Present',
      '• Opened two plants.',
      'Company: Fjordline Systems GmbH',
      'Designation: Production Engineer',
      'Duration: Jan 2012 to May 2016',
      '• Ran the second line.',
    ],
    [
      'as sentences',
      '• Working with Nordhav Foods Ltd as Plant Manager from June 2016 to till date',
      '• Worked with Fjordline Systems GmbH as Production Engineer from Jan 2012 to May 2016',
    ],
    [
      'as sentences with their dates below',
      'I worked as a “Plant Manager” at Nordhav Foods Ltd',
      'During 03 June 2016 to Present.',
      'I worked as a “Production Engineer” at Fjordline Systems GmbH',
      'During 10 Jan 2012 to 31 May 2016.',
    ],
    [
      'with a label for the dates that another field follows',
      'Company Name: Nordhav Foods Ltd',
      'Working period: June 2016 to Present',
      'Designation: Plant Manager',
      'Company Name: Fjordline Systems GmbH',
      'Working period: Jan 2012 to May 2016',
      'Designation: Production Engineer',
    ],
    [
      'with the dates below, and a place beside them',
      'Plant Manager',
      'Nordhav Foods Ltd',
      '06/2016 – Present ¦ Oslo, Norway',
      '• Opened two plants.',
      'Production Engineer',
      'Fjordline Systems GmbH',
      '01/2012 – 05/2016 ¦ Bergen, Norway',
      '• Ran the second line.',
    ],
    [
      'with title, employer and town in one line',
      'Plant Manager, Nordhav Foods Ltd, Oslo ¦ Jun 2016 - Present',
      '• Opened two plants.',
      'Production Engineer, Fjordline Systems GmbH, Bergen ¦ Jan 2012 - May 2016',
      '• Ran the second line.',
    ],
    [
      'with the title as an item under employer and dates',
      'Nordhav Foods Ltd, Oslo (June 2016 – Present)',
      '• Plant Manager',
      'Opened two plants.',
      'Fjordline Systems GmbH, Bergen (January 2012 – May 2016)',
      '• Production Engineer',
      'Ran the second line.',
    ],
    [
      'with the title as an item whose glyph is in a cell of its own',
      'Nordhav Foods Ltd, Oslo (June 2016 – Present)',
      '• o ¦ Plant Manager',
      'Opened two plants.',
      'Fjordline Systems GmbH, Bergen (January 2012 – May 2016)',
      '• o ¦ Production Engineer',
      'Ran the second line.',
    ],
    [
      'with dates before the employer, an apostrophe in them, and the title as an item below',
      'JUN’2016 to TILL ¦ Nordhav Foods Ltd in Oslo',
      '• Plant Manager',
      'Jan’2012 to May’2016 ¦ Fjordline Systems GmbH in Bergen',
      '• Production Engineer',
    ],
    [
      'numbered, with labelled dates and a sentence for the title',
      '1- Nordhav Foods Ltd',
      'DURATION: June 2016 – Present',
      'As a Plant Manager',
      '• Opened two plants.',
      '2- Fjordline Systems GmbH',
      'DURATION: January 2012 – May 2016',
      'As a Production Engineer',
      '• Ran the second line.',
    ],
    [
      'with labels of a form that asks for education too',
      'Institution/Company: Nordhav Foods Ltd',
      'Positions: Plant Manager',
      'Period: June 2016 to Present',
      'Institution/Company: Fjordline Systems GmbH',
      'Positions: Production Engineer',
      'Period: January 2012 to May 2016',
    ],
  ])('is read %s', (_, ...lines) => {
    const facts = factsOf('Work Experience', ...lines);
    expect(postsOf(facts)).toEqual(JOBS);
    expect(facts.roles[0]).toMatchObject({ start: { year: 2016, month: 6 }, end: 'present' });
    expect(facts.roles[1]).toMatchObject({ start: { year: 2012, month: 1 }, end: { year: 2016, month: 5 } });
  });
});

it('a second title at one employer belongs to that employer', () => {
  const facts = factsOf(
    'Experience',
    'Nordhav Foods Ltd, Oslo',
    'Plant Manager ¦ 2016 - Present',
    '• Opened two plants.',
    'Production Engineer ¦ 2012 - 2016',
    '• Ran the second line.',
  );
  expect(postsOf(facts)).toEqual([
    ['Plant Manager', 'Nordhav Foods Ltd'],
    ['Production Engineer', 'Nordhav Foods Ltd'],
  ]);
});

it('a section of projects does not name employers', () => {
  const facts = factsOf(
    'Experience',
    'Plant Manager, Nordhav Foods Ltd ¦ 2016 - 2018',
    '• Opened two plants.',
    'Projects and Products',
    '• Built a scale for small kitchens and sold it in three countries.',
  );
  expect(facts.roles[0]?.statements.map(({ value }) => value)).toEqual(['Opened two plants.']);
});

it('further titles keep their employer if the rules mistake a title for an employer', () => {
  const facts = factsOf(
    'Experience',
    'Nordhav Foods Ltd',
    'Head of Foods Department ¦ since 01/2022',
    '• Opened two plants.',
    'Plant Team Leader, Line Architect ¦ 03/2018 – 11/2021',
    '• Ran the second line.',
  );
  expect(facts.roles.map(({ organisation }) => organisation)).toEqual([
    'Nordhav Foods Ltd',
    'Nordhav Foods Ltd',
  ]);
});

it('a duty below employer and dates is not a title', () => {
  const facts = factsOf(
    'Experience',
    'Nordhav Foods Ltd, Oslo (June 2016 – Present)',
    '• Managed the plant managers of the region',
    '• Opened two plants.',
  );
  expect(facts.roles.map(({ title }) => title)).toEqual(['']);
});

it('a statement with dates does not name an employer', () => {
  const facts = factsOf(
    'Experience',
    'Plant Manager, Nordhav Foods Ltd ¦ 2016 - Present',
    '• Cut scrap from 2017 to 2019 by a third in all plants of the region.',
  );
  expect(postsOf(facts)).toEqual([['Plant Manager', 'Nordhav Foods Ltd']]);
});

it('an employer recognised by its words has a higher confidence', () => {
  const confidence = (...lines: string[]) => factsOf('Experience', ...lines).roles[0]?.confidence ?? 0;
  const shown = confidence('Plant Manager, Nordhav Foods Ltd ¦ 2016 - Present');
  const unclear = confidence('Second shift, third line ¦ 2016 - Present');
  expect(shown).toBeGreaterThan(0.8);
  expect(unclear).toBeLessThan(shown);
});

describe('an entry of work experience', () => {
  it.each([
    [
      'with a town alone after the employer',
      'Plant Manager, Nordhav, Hamburg ¦ Mar 2016 - Present',
      'Nordhav',
    ],
    [
      'of a form with a client besides',
      'Organisation: Nordhav Pvt. Ltd. (Foods), Goa India\nClient: Fjordline Systems\nPosition Held: Plant Manager\nPeriod: 2014 to 2016',
      'Nordhav Pvt. Ltd.',
    ],
    [
      'of a form with its dates beside the employer',
      'Company name: Nordhav Ltd (June 2015 - till now), Oslo, Norway\nPosition: Plant Manager\nCompany name: Fjordline Ltd (2011-2013)\nPosition: Engineer',
      'Nordhav Ltd',
    ],
    [
      'of a form whose colons stand apart',
      'Company Name & Address ¦ : Nordhav Foods Ltd,\nWorking period ¦ : From Nov 2008 to April 2015\nDesignation ¦ : Plant Manager',
      'Nordhav Foods Ltd',
    ],
    [
      'after a hyphen, with its dates below',
      'PLANT MANAGER- NORDHAV FOODS, KUWAIT\nOct 2007 to May 2014\nENGINEER- FJORDLINE SYSTEMS, KUWAIT\nMarch 2004 to Oct 2007',
      'Nordhav Foods',
    ],
    [
      'that goes on from its month',
      'July 2016 – ¦ Plant Manager\nNordhav Foods Ltd\n2012 – 2016 ¦ Engineer\nFjordline Systems GmbH',
      'Nordhav Foods Ltd',
    ],
  ])('is read with its employer %s', (_, text, employer) => {
    expect(factsOf('Experience', ...text.split('\n')).roles[0]?.organisation).toBe(employer);
  });

  it('is read with its single date in the margin beside it', () => {
    const page = pageOf([
      [
        [40, 0, 18, 'Inga Marlowe', 'b'],
        [40, 30, 14, 'Experience', 'b'],
        [40, 20, 10, '2014'],
        [40, 40, 10, '2012'],
      ],
      [
        [120, 50, 10, 'Intern, Nordhav Shipping, Montbonnot Saint Martin, France.'],
        [120, 14, 10, 'Design of a verification tool for cells, which all teams came to use.'],
        [120, 26, 10, 'Intern, Fjordline Systems, Montbonnot Saint Martin, France.'],
      ],
    ]);
    const facts = readResume(new FactsBuilder('s1', 'resume'), linesOfPages([page]), 'resume');
    expect(facts.roles.map((role) => [role.organisation, role.end])).toEqual([
      ['Nordhav Shipping', { year: 2014 }],
      ['Fjordline Systems', { year: 2012 }],
    ]);
  });
});

it('the owner is asked about a sentence that does not name an employer', () => {
  const facts = factsOf(
    'Experience',
    '• Worked on the second line of a plant by the harbour from 2014 to 2016',
  );
  const doubtful = [
    ...(facts.unplaced ?? []),
    ...facts.roles.filter((role) => role.confidence < PROSE_CONFIDENCE),
  ];
  expect(doubtful).toHaveLength(1);
});

it('misspelt headings of work are recognised, even before a total duration', () => {
  const facts = factsOf(
    '* INDUSRIAL EXPRINCE : 6+ years',
    'Velmont Foods Ltd',
    'Plant Manager, May 2015 - Present',
    '* EDUCATION',
    'Physics, Velmont University, 2012 - 2014',
  );
  expect(postsOf(facts)).toEqual([['Plant Manager', 'Velmont Foods Ltd']]);
});

it('reading takes time linear in the length of a section', () => {
  const lines = (count: number) => [
    'Experience',
    ...Array.from({ length: count }, (_, index) => [
      `Plant Manager, Works ${index} Ltd, Oslo | A, B, C - D (E) as F ¦ 2016 - 2017`,
      `Some text, with commas, and - dashes, about (things) in Norway ${index}`,
    ]).flat(),
  ];
  // The lowest of several measurements of processor time, so that other load on the machine does not count.
  const time = (count: number) => {
    const tries = Array.from({ length: 2 }, () => {
      const before = process.cpuUsage();
      factsOf(...lines(count));
      return process.cpuUsage(before).user;
    });
    return Math.min(...tries);
  };
  time(12);
  const [once, fourfold] = [time(12), time(48)];
  // Quadratic growth would take sixteen times as long.
  expect(fourfold).toBeLessThan(once * 9);
}, 60_000);
