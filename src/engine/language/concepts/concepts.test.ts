import { describe, expect, it } from 'vitest';
import { CONCEPTS, conceptNumber, conceptsIn, conceptsOfLongestMatches, hasConcept, stemsOf } from './';

const conceptNamesIn = (text: string) =>
  conceptsIn(stemsOf(text)).concepts.map((concept) => CONCEPTS[concept]?.name);

describe('concepts in text', () => {
  it('are found in four languages', () => {
    for (const text of ['bookkeeping', 'Buchhaltung', 'comptabilité', 'contabilidad']) {
      expect(conceptNamesIn(text)).toContain('accounting');
    }
  });

  it('are not confused with pronouns in capitals', () => {
    expect(conceptNamesIn('It helps us')).toEqual([]);
    expect(conceptNamesIn('IT in the US')).toEqual(expect.arrayContaining(['technology', 'us-market']));
  });

  it('are not found in longer words with the same beginning', () => {
    expect(conceptNamesIn('new markets, directly')).not.toContain('brand');
    expect(conceptNamesIn('several levels')).not.toContain('fundraising');
  });

  it.each([
    ['fundraising', 'Raised first-case starts from 52 to 84 per cent', 'Raised two rounds of funding as CFO'],
    [
      'accounting',
      'Consolidation of customer records in one table',
      'Consolidation of the ledgers of four companies',
    ],
    [
      'foundation-grants',
      'Laid the foundations of the new platform team',
      'Grants from foundations and from the city',
    ],
    [
      'm&a',
      'Data acquisition from forty sensors on the line',
      'Acquisition of a competitor, with due diligence',
    ],
  ])('of an ambiguous word are found only in its own field: %s', (concept, other, own) => {
    expect(hasConcept(conceptsOfLongestMatches(stemsOf(other)), conceptNumber(concept))).toBe(false);
    expect(hasConcept(conceptsOfLongestMatches(stemsOf(own)), conceptNumber(concept))).toBe(true);
  });

  it('of an ambiguous word are found if the role is of their field, and in lists of skills', () => {
    const raised = stemsOf('Raised $14m from new and present owners');
    expect(hasConcept(conceptsOfLongestMatches(raised), conceptNumber('fundraising'))).toBe(false);
    const post = conceptsOfLongestMatches(stemsOf('Chief Financial Officer'));
    expect(hasConcept(conceptsOfLongestMatches(raised, post), conceptNumber('fundraising'))).toBe(true);
    expect(hasConcept(conceptsOfLongestMatches(stemsOf('Consolidation')), conceptNumber('accounting'))).toBe(
      true,
    );
  });

  it('include the broader concepts that they are kinds of', () => {
    const closure = CONCEPTS[conceptNumber('series-b')]?.closure ?? [];
    expect(closure).toEqual(expect.arrayContaining(['fundraising', 'finance', 'startup'].map(conceptNumber)));
  });
});
