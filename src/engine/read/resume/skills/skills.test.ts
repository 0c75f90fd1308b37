/** Remarks, labels and line ends in lists of skills. */
import { describe, expect, it } from 'vitest';
import type { Paragraph } from '../../extract/types';
import { FactsBuilder } from '../../facts-builder';
import { linesOfParagraphs } from '../../layout/lines';
import { factsOfParagraphs, paragraphOrHeading } from '../../testing/paragraphs';
import { readResume } from '../index';

const plainParagraph = (text: string): Paragraph => ({
  cells: [text],
  bold: false,
  size: 0,
  bullet: false,
  spaced: false,
  heading: false,
  flow: 0,
});
const HEAD = ['Inga Marlowe', 'Bergen, Norway', 'inga@example.com', 'Experience'];
const POST = ['Lead Data Scientist', 'Fjord & Stone', '2015 - Present', 'Skills'];
const skillsOf = (...lines: string[]) =>
  readResume(
    new FactsBuilder('s1', 'resume'),
    linesOfParagraphs([...HEAD, ...POST, ...lines].map(plainParagraph)),
    'resume',
  ).skills.map(({ value }) => value);

describe('skills', () => {
  it('are read without the labels that only divide them', () => {
    expect(
      skillsOf(
        'Accounts & Close: Ledgers, Accruals',
        'Ports: Crane safety, Quay planning',
        'Business Partnering: Stakeholders, Vendors',
        'Docker: Compose, Swarm',
      ),
    ).toEqual([
      'Ledgers',
      'Accruals',
      'Crane safety',
      'Quay planning',
      'Stakeholders',
      'Vendors',
      'Docker',
      'Compose',
      'Swarm',
    ]);
    expect(
      skillsOf(
        'Accounts: Ledgers, Accruals',
        'Ports: Crane safety, Pilotage',
        'Vendors: Bids, Audits',
        'Rowing | Sailing',
        'Pruning | Grafting',
        'Weaving | Knitting',
      ),
    ).toContain('Ports');
  });

  it('are read without bars that show a level', () => {
    expect(
      skillsOf(
        'Harbour radio — VHF · AIS · Navtex ██████████',
        'Cranes — Gantry · Jib ████████░░',
        'Charts — Paper · Vector ██████',
      ),
    ).toEqual(['VHF', 'AIS', 'Navtex', 'Gantry', 'Jib', 'Paper', 'Vector']);
  });

  it('do not include the industries that a person wishes for', () => {
    const { skills } = factsOfParagraphs(
      ['Inga Marlowe', 'SKILLS', 'Crane safety, Pilotage', 'SUITABLE INDUSTRIES', 'Oil & Gas, Shipping'].map(
        paragraphOrHeading,
      ),
    );
    expect(skills.map(({ value }) => value)).toEqual(['Crane safety', 'Pilotage']);
  });

  it('are read from a list between bars that ends with a full stop', () => {
    expect(
      skillsOf('Languages: Python | Go', 'Ports: Crane safety | Quay planning | Pilotage | Berth pricing.'),
    ).toEqual(['Python', 'Go', 'Ports', 'Crane safety', 'Quay planning', 'Pilotage', 'Berth pricing']);
  });

  it('are read without notes of how long they were used', () => {
    expect(
      skillsOf('PHP (seven years’ experience)', 'Ruby (one year of experience)', 'MATLAB (R2020b)'),
    ).toEqual(['PHP', 'Ruby', 'MATLAB (R2020b)']);
  });

  it.each([
    ['at the beginning of a list', 'Miscellany: Just enough HTML, CSS, and Java'],
    ['by its label', 'Familiar with: HTML, CSS, Java'],
    ['by its level', 'Basic: HTML, CSS, Java'],
    ['after each', 'Web: HTML (basic), CSS (beginner level), Java (some)'],
    ['before each', 'Web: basic knowledge of HTML | some knowledge of CSS | familiar with Java'],
  ])('do not include those that the list calls little known %s', (_, line) => {
    const read = skillsOf('Languages: Python, Rust', line);
    expect(read).toEqual(expect.arrayContaining(['Python', 'Rust']));
    expect(read.join()).not.toMatch(/HTML|CSS|Java/);
  });

  it('continue after an entry marked as known only slightly', () => {
    expect(skillsOf('Python | familiar with Java | Rust')).toEqual(['Python', 'Rust']);
  });

  it('keep the label that they need', () => {
    expect(skillsOf('Data: SQL, management with pandas')).toContain('Data management with pandas');
  });

  it('include the labels of sentences, even of one letter', () => {
    const read = skillsOf(
      'GIS: I have mapped every harbour of the western coast with open tools for the port office.',
      'R: tidyverse, shiny',
    );
    expect(read).toEqual(expect.arrayContaining(['GIS', 'R']));
  });
});

/** The skills in lines of a narrow column, whose right edge is at 200 points. */
const skillsOfColumn = (...lines: string[]) => {
  const plainLines = linesOfParagraphs([...HEAD, ...POST, ...lines].map(plainParagraph));
  const from = HEAD.length + POST.length;
  return readResume(
    new FactsBuilder('s1', 'resume'),
    plainLines.map((line, at) =>
      at < from ? line : { ...line, x: 10, right: 10 + line.text.length * 4, edge: 200, size: 8, gap: 1.3 },
    ),
    'resume',
  ).skills.map(({ value }) => value);
};

describe('entries of a list in a narrow column', () => {
  const around = ['Databases: Redis', 'Languages: Java, Python', 'Testing: JUnit', 'Cloud: AWS'];

  it('begin at a capitalised line if most lines end an entry', () => {
    const read = skillsOfColumn(
      'Frameworks of architecture of depots: TOGAF',
      'Event-driven architecture (EDA)',
      'Design of systems: UML, Sequence of uses',
      'Conception of interfaces, SOAP',
      ...around,
    );
    expect(read).toEqual(expect.arrayContaining(['TOGAF', 'Event-driven architecture (EDA)']));
    expect(read).toEqual(expect.arrayContaining(['Sequence of uses', 'Conception of interfaces']));
  });

  it('do not include pieces of a phrase with a label after it', () => {
    const read = skillsOfColumn(
      'Diverse stores, relational, key-value and oriented',
      'to documents: PostgreSQL, MongoDB,',
      'MySQL, Redis etc.',
      ...around,
    );
    expect(read.join()).not.toMatch(/Diverse|relational|oriented/);
    expect(read).toEqual(expect.arrayContaining(['PostgreSQL', 'MongoDB', 'MySQL', 'Redis']));
  });

  it('continue in the next line if the line above is unfinished', () => {
    const read = skillsOfColumn(
      'Customer liaison, Menu analysis, Purchasing, Staff',
      'training, Food costs and',
      'Controls',
      ...around,
    );
    expect(read).toEqual(expect.arrayContaining(['Staff training', 'Food costs and Controls']));
  });
});

describe('lists of skills', () => {
  it('have groups by the labels within a line', () => {
    const read = skillsOf('Python, Java, Tools: Git, Maven');
    expect(read).toEqual(['Python', 'Java', 'Git', 'Maven']);
  });

  it('do not include entries that break off or begin within a phrase', () => {
    expect(skillsOf('Planning of depots', 'et de la mer', 'Stores orientées', 'Cost control')).toEqual([
      'Planning of depots',
      'Cost control',
    ]);
  });

  it('include both tools at their end', () => {
    expect(skillsOf('Data: Hadoop, Hive, Spark et Redis etc.')).toEqual(
      expect.arrayContaining(['Hadoop', 'Hive', 'Spark', 'Redis']),
    );
  });
});

describe('tools without a heading', () => {
  const factsOf = (...lines: string[]) =>
    readResume(new FactsBuilder('s1', 'resume'), linesOfParagraphs(lines.map(plainParagraph)), 'resume');

  it('are read at the top of a resume and below its summary', () => {
    const top = factsOf('Inga Marlowe', 'Tableau & Power BI, Python, R, SQL', 'Bergen, Norway', ...POST);
    expect(top.skills.map(({ value }) => value)).toEqual(['Tableau', 'Power BI', 'Python', 'R', 'SQL']);
    const summary = ['Summary', 'I plan depots with growers and have done so for twenty years.'];
    const facts = factsOf(
      ...HEAD.slice(0, 3),
      ...summary,
      'Azure & AWS',
      'Python, SQL',
      'Experience',
      ...POST,
    );
    expect(facts.skills.map(({ value }) => value)).toEqual(['Azure', 'AWS', 'Python', 'SQL']);
    expect(facts.about.map(({ value }) => value)).toEqual([summary[1]]);
  });

  it('are not read from a sentence or a single name', () => {
    const facts = factsOf(
      ...HEAD.slice(0, 3),
      'Summary',
      'Planner who knows Python, SQL and AWS, and how to plan depots with growers.',
      'Python',
      'Experience',
      ...POST,
    );
    expect(facts.skills).toEqual([]);
  });
});

it('the level of a group of skills is not read as a skill', () => {
  const facts = factsOfParagraphs(
    ['Mira Solberg', 'SKILLS', 'Expert: SQL, Python', 'Rusty/Basic: Go, Rust'].map(plainParagraph),
  );
  expect(facts.skills.map(({ value }) => value)).toEqual(['SQL', 'Python', 'Go', 'Rust']);
});
