/** Entries of skills whose brackets wrap, and lists below other headings and at the end of a section of work. */
import { expect, it } from 'vitest';
import { emptyFacts } from '@/shared/record/facts';
import { FactsBuilder } from '../../facts-builder';
import type { DocumentLine } from '../../layout/line';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';
import { skillLinesElsewhere } from './skill-lists-elsewhere';
import { readSkills } from './skills';

const lineOf = (text: string, own: Partial<DocumentLine> = {}): DocumentLine => ({
  text,
  cells: [text],
  x: 50,
  right: 50 + text.length * 5,
  edge: 200,
  size: 10,
  strong: false,
  bullet: false,
  heading: false,
  gap: 1.3,
  flow: 0,
  ...own,
});
const skillsOf = (...lines: DocumentLine[]) => {
  const facts = emptyFacts();
  readSkills(new FactsBuilder('s1', 'resume'), lines, facts);
  return facts.skills.map(({ value }) => value);
};
const skillsAfterWork = (...lines: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', '* Experience', 'Harbour Director, Fjord & Stone', '2015 - Present', ...lines].map(
      (line) => paragraphOf(line),
    ),
  ).skills.map(({ value }) => value);

it('an entry ends with its bracket, in whichever face its lines are', () => {
  expect(
    skillsOf(
      lineOf('Harbour law und Pilotage', { strong: true }),
      lineOf('Cargo planning (Redwell,', { strong: true }),
      lineOf('Nordhav, Varn Desk)'),
      lineOf('Tide tables (Quayside, Varn)'),
      lineOf('Dredging', { strong: true }),
    ),
  ).toEqual([
    'Harbour law und Pilotage',
    'Cargo planning (Redwell, Nordhav, Varn Desk)',
    'Tide tables (Quayside, Varn)',
    'Dredging',
  ]);
});

it('the last two tools of a list may be joined with &', () => {
  expect(skillsOf(lineOf('Coding: Ruby, Redis, Docker & Kafka.'))).toEqual([
    'Ruby',
    'Redis',
    'Docker',
    'Kafka',
  ]);
});

it('lists of tools with labels may end a section of work', () => {
  const tools = ['PHP', 'Python', 'Java', 'Rust'];
  const frameworks = ['Laravel', 'Django', 'Gin (Go)', 'Tide forms'];
  const bulleted = (entries: string[]) => entries.map((entry) => `• ${entry}`);
  const lists = [
    'Schrijven',
    ...bulleted(tools),
    'Bouwen',
    ...bulleted(frameworks),
    'Beheer',
    '• Kafka',
    '• Podman',
  ];
  expect(skillsAfterWork('• Moved the cranes of the harbour to the new quay', ...lists)).toEqual([
    ...tools,
    ...frameworks,
    'Kafka',
    'Podman',
  ]);
  const duties = [
    'Quays',
    ...bulleted(['Tides', 'Jibs', 'Booms']),
    'Pilots',
    ...bulleted(['Charts', 'Tolls']),
  ];
  expect(skillsAfterWork(...duties, 'Cranes', ...bulleted(['Lifts', 'Hooks', 'Ropes']))).toEqual([]);
});

it('a label that heads sections of skills lists them below another heading', () => {
  const lines = ['Skills: Tide tables, rope work', 'Committees: Harbour board, Pilots'].map((text) =>
    lineOf(text),
  );
  expect(skillLinesElsewhere({ kinds: ['other'], heading: 'Additional information', lines })).toEqual([
    lines[0],
  ]);
});
