/** Predicates of lines whose participle is active or passive, as `passive-voice` decides it. */
import { describe, expect, it } from 'vitest';
import { predicateOf } from './predicate';

const BESIDE = new Map([['past', 5]] as const);
const predicateText = (line: string) => predicateOf(line, false, BESIDE)?.text;

describe('a line that begins with a participle', () => {
  it.each([
    ['Awarded 90+ assignments at 30 schools', 'was awarded 90+ assignments at 30 schools'],
    [
      'Awarded 90+ assignments at 30 schools and facilitated courses to 2,000 pilots',
      'was awarded 90+ assignments at 30 schools and facilitated courses to 2,000 pilots',
    ],
    ['Was awarded nine contracts', 'was awarded nine contracts'],
    ['Awarded a scholarship to study tides', 'was awarded a scholarship to study tides'],
    ['Granted two patents', 'was granted two patents'],
    ['Selected twice to represent the port', 'was selected twice to represent the port'],
    ['Selected globally to open the port', 'was selected globally to open the port'],
    ['Promoted within six months to shift lead', 'was promoted within six months to shift lead'],
    ['Recognised three times as best trainer', 'was recognised three times as best trainer'],
    ['Established as an expert on tides', 'was established as an expert on tides'],
    ['Appointed Head of Docks in 2014', 'was appointed Head of Docks in 2014'],
    ['Elected vice chair of the guild', 'was elected vice chair of the guild'],
    ['Named a finalist in the harbour prize', 'was named a finalist in the harbour prize'],
    ['Voted Employee of the Year', 'was voted Employee of the Year'],
    ['Ranked first of 40 pilots', 'was ranked first of 40 pilots'],
    ['Ranked the best of 40 yards', 'was ranked the best of 40 yards'],
    ['Named the first pilot of the year', 'was named the first pilot of the year'],
    ['Awarded the medal of the guild', 'was awarded the medal of the guild'],
    ['Recruited to lead the yard', 'was recruited to lead the yard'],
  ])('is read as something received: %s', (line, expected) => expect(predicateText(line)).toBe(expected));

  it.each([
    ['Awarded contracts to 12 suppliers', 'awarded contracts to 12 suppliers'],
    ['Awarded $2M in grants to 30 charities', 'awarded $2M in grants to 30 charities'],
    ['Promoted five pilots to senior posts', 'promoted five pilots to senior posts'],
    ['Appointed twelve managers', 'appointed twelve managers'],
    ['Engaged with suppliers to cut lead times', 'engaged with suppliers to cut lead times'],
    ['Ranked the suppliers by price', 'ranked the suppliers by price'],
    ['Named the product line after the river', 'named the product line after the river'],
    ['Voted for the merger of the yards', 'voted for the merger of the yards'],
    ['Selected suppliers and negotiated prices', 'selected suppliers and negotiated prices'],
  ])('is read as an act: %s', (line, expected) => expect(predicateText(line)).toBe(expected));

  it.each([
    'Awarded 3 contracts in one year',
    'Entrusted two key accounts',
    'Awarded the contract for the harbour',
    'Recruited for 14 posts in two years',
    'Recruited from universities',
    'Promoted Depot Manager in 2014',
  ])('has no predicate if it may be either: %s', (line) => expect(predicateText(line)).toBeUndefined());
});
