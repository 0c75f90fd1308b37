/** The second judgement of employers, and questions about employers without an entry. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfParagraphs } from '../../layout/lines';
import { readResume } from '../../resume';
import type { Candidate } from './candidates';
import { reweighPairs } from './judge';
import type { Pair } from './model';

const candidateOf = (text: string, line: number) => ({ text, line, from: 0, to: text.length }) as Candidate;
const [title, foods, trading] = [
  candidateOf('Plant Manager', 0),
  candidateOf('Nordhav Foods', 1),
  candidateOf('Redwell Trading', 2),
];

it('the readings of an entry are ordered by the judged probability of their employers', () => {
  const pairs: Pair[] = [
    { title, employer: foods, probability: 0.6 },
    { title, employer: trading, probability: 0.2 },
    { employer: trading, probability: 0.1 },
    { title, probability: 0.1 },
  ];
  const result = reweighPairs(pairs, [
    { employer: foods, chance: 0.2 },
    { employer: trading, chance: 0.9 },
  ]);
  expect(result.map(({ employer }) => employer?.text)).toEqual([
    'Redwell Trading',
    'Redwell Trading',
    'Nordhav Foods',
    undefined,
  ]);
  expect(result[0]?.probability).toBeCloseTo(0.6);
  expect(result[1]?.probability).toBeCloseTo(0.3);
});

it('the readings of an entry are unchanged if no employer was judged', () => {
  const pairs: Pair[] = [{ title, employer: foods, probability: 1 }];
  expect(reweighPairs(pairs, [])).toEqual(pairs);
});

it('the owner is asked about a company in a section of work that belongs to no entry', () => {
  const texts = [
    'Mira Solberg',
    'WORK EXPERIENCE',
    'Plant Manager, Nordhav Foods Ltd, 2014 - 2019',
    'Ran the second line.',
    'Raised the output of both lines by a tenth.',
    'Halved the waste of the first line.',
    'Among those served: Redwell Trading LLC',
  ];
  const lines = linesOfParagraphs(
    texts.map((text) => ({
      cells: [text],
      bold: /^[A-Z ]+$/.test(text),
      size: 11,
      bullet: false,
      spaced: false,
      heading: false,
      flow: 0,
    })),
  );
  const facts = readResume(new FactsBuilder('s1', 'resume'), lines, 'resume');
  expect(facts.roles.map(({ organisation }) => organisation)).toEqual(['Nordhav Foods Ltd']);
  expect(facts.unplaced?.map(({ value }) => value)).toEqual(['Redwell Trading LLC']);
});
