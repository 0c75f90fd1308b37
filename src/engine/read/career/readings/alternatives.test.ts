/** What the owner of a resume is offered where its entries are read with doubt. */
import { describe, expect, it } from 'vitest';
import type { AnchoredLines } from '../entry-lines/anchors';
import type { Candidate } from '../model/candidates';
import type { Pair } from '../model/model';
import { alternativesOf } from './alternatives';
import type { EntryReading } from './readings';

const LINE = 'Redwell - fine foods, Kestrelo, Lundmark Trust';
const candidateOf = (text: string) =>
  ({ text, line: 0, offset: 0, from: LINE.indexOf(text), to: LINE.indexOf(text) + text.length }) as Candidate;
const pairOf = (text: string, probability: number): Pair => ({ employer: candidateOf(text), probability });

describe('the employers that are offered beside the reading of an entry', () => {
  const pairs = [pairOf('Redwell', 0.4), pairOf('Redwell - fine foods', 0.2), pairOf('Kestrelo', 0.05)];
  const section = {
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
      section as unknown as AnchoredLines,
      confidence,
    ).map(({ organisation }) => organisation);

  it('are other names of its header first, if it is asked about', () => {
    expect(offeredAt(0.4).slice(0, 2)).toEqual(['Kestrelo', 'Lundmark Trust']);
  });

  it('are its readings in the order of their probability, if it is stated', () => {
    expect(offeredAt(0.9)).toEqual(['Redwell', 'Redwell - fine foods', 'Kestrelo']);
  });
});
