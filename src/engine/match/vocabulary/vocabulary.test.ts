import { describe, expect, it } from 'vitest';
import { CONCEPTS, conceptNumber, conceptsIn, stemsOf } from '.';
import { functionsOf, seniorityOf } from './titles';

const named = (text: string) => conceptsIn(stemsOf(text)).concepts.map((concept) => CONCEPTS[concept]?.name);

describe('concepts in text', () => {
  it('are found in four languages', () => {
    for (const text of ['bookkeeping', 'Buchhaltung', 'comptabilité', 'contabilidad']) {
      expect(named(text)).toContain('accounting');
    }
  });

  it('know pronouns from names written large', () => {
    expect(named('It helps us')).toEqual([]);
    expect(named('IT in the US')).toEqual(expect.arrayContaining(['technology', 'us-market']));
  });

  it('take no longer word for one that begins alike', () => {
    expect(named('new markets, directly')).not.toContain('brand');
    expect(named('several levels')).not.toContain('fundraising');
  });

  it('are kinds of others', () => {
    const closure = CONCEPTS[conceptNumber('series-b')]?.closure ?? [];
    expect(closure).toEqual(expect.arrayContaining(['fundraising', 'finance', 'startup'].map(conceptNumber)));
  });
});

describe('titles', () => {
  it.each([
    ['Chief Financial Officer', 'c-level', ['finance']],
    ['VP Sales - Fulfilment', 'vp', ['sales']],
    ['Head of People', 'director', ['people']],
    ['Non-Executive Director', 'board', ['general-management']],
    ['Betriebsleiter:in', 'director', ['operations']],
    ['Directrice financière', 'c-level', ['finance']],
    ['Digital Project Manager', 'manager', ['operations']],
    ['Director of Sales and Marketing', 'director', ['sales', 'marketing']],
  ])('%s is %s of %s', (title, seniority, functions) => {
    expect(seniorityOf(title)).toBe(seniority);
    expect(functionsOf(title)).toEqual(functions);
  });
});
