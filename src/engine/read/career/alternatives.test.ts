/** What the owner of a resume is offered where its entries are read with doubt. */
import { describe, expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOf } from '../testing/paragraphs';
import { alternativesOf } from './alternatives';
import type { AnchoredLines } from './anchors';
import type { Candidate } from './candidates';
import type { Pair } from './model';
import type { EntryReading } from './readings';

const factsOf = (...lines: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'inga@example.com', '* PROFESSIONAL EXPERIENCE', ...lines].map((text) =>
      paragraphOf(text),
    ),
  );

const LINE = 'Redwell - fine foods, Kestrelo, Lundmark Trust';
const candidateOf = (text: string) =>
  ({ text, line: 0, offset: 0, from: LINE.indexOf(text), to: LINE.indexOf(text) + text.length }) as Candidate;
const pairOf = (text: string, probability: number): Pair => ({ employer: candidateOf(text), probability });

describe('the employers that are offered beside the reading of an entry', () => {
  const pairs = [pairOf('Redwell', 0.4), pairOf('Redwell - fine foods', 0.2), pairOf('Kestrelo', 0.05)];
  const field = {
    segments: [[candidateOf('Redwell'), candidateOf('Kestrelo'), candidateOf('Lundmark Trust')]],
  };
  const offeredAt = (confidence: number) =>
    alternativesOf(
      {
        pairs,
        best: pairs[0],
        title: 'Buyer',
        employer: 'Redwell',
        start: 0,
        end: 0,
      } as unknown as EntryReading,
      field as unknown as AnchoredLines,
      confidence,
    ).map(({ organisation }) => organisation);

  it('are other names of its header first, if it is asked about', () => {
    expect(offeredAt(0.4).slice(0, 2)).toEqual(['Kestrelo', 'Lundmark Trust']);
  });

  it('are the next likeliest readings, if it is stated', () => {
    expect(offeredAt(0.9)).not.toContain('Lundmark Trust');
  });
});

describe('a name before a place', () => {
  it.each([
    ['a name before "Remote"', 'Kestrelo, Remote', 'Kestrelo'],
    ['a web address before a country', 'lunda.io, Hong Kong, Remote', 'lunda.io'],
  ])('is read as employer: %s', (_, line, name) => {
    expect(
      factsOf(
        'Lead Software Developer | June 2022 – February 2025',
        line,
        '• Led two teams',
        'Software Engineer | October 2019 – May 2022',
        'Redwell Ltd, Norway, Remote',
        '• Built pipelines',
      )
        .roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE)
        .map(({ organisation }) => organisation),
    ).toContain(name);
  });
});
