import { describe, expect, it } from 'vitest';
import { careerFacts } from '../write/testing';
import { createCommaTest, indexRecord, tokensOf } from './record-index';

describe('words for comparing', () => {
  it.each([
    ['Grew revenue by 12%', ['grew', 'revenue', 'by', '12', 'percent']],
    ['1,200 and 1.200 and 1’200', ['1200', 'and', '1200', 'and', '1200']],
    ['4.2 and 4,2 and 4.25', ['4.2', 'and', '4.2', 'and', '4.25']],
    ['12,345,678.5', ['12345678.5']],
    ['€40m, $3bn, £2k', ['eur', '40', 'million', 'usd', '3', 'billion', 'gbp', '2', 'thousand']],
    ['40mn 40mio 3b', ['40', 'million', '40', 'million', '3', 'billion']],
    ['3D printing, B2B, ISO27001', ['3', 'd', 'printing', 'b2b', 'iso27001']],
    ['C++, C# and R&D', ['c++', 'c#', 'and', 'r', 'and', 'd']],
    ['Été à Zürich', ['ete', 'a', 'zurich']],
    [' – ', []],
  ])('are read from "%s"', (text, tokens) => {
    expect(tokensOf(text)).toEqual(tokens);
  });

  it('treat ‘co-founded’ as one word, which ‘founded’ does not match', () => {
    expect(tokensOf('Co-founded a depot')).toEqual(['cofounded', 'a', 'depot']);
    expect(tokensOf('Wrote the co-operation plan')).toContain('cooperation');
  });
});

it('a comma is identified by the words around it', () => {
  const isComma = createCommaTest('At Hooli, Kim led sales, and then, in 2009, left');
  const places = Array.from({ length: 9 }, (_, at) => at + 1);
  expect(places.filter((at) => isComma(at - 1, at))).toEqual([2, 5, 7, 9]);
  expect(isComma(2, 4)).toBe(false);
  expect(isComma(1, 4)).toBe(true);
  expect(isComma(undefined, 4)).toBe(false);
  expect(isComma(1, undefined)).toBe(false);
});

describe('the index of a record', () => {
  const facts = careerFacts({
    name: 'Kim Okafor',
    location: 'Lagos',
    about: ['I build ports'],
    roles: [
      { title: 'CEO', organisation: 'Hooli', statements: ['Opened two ports', 'Sold the fleet'] },
      { title: 'Analyst', organisation: 'Initech', statements: ['Built a model'] },
    ],
    education: [{ school: 'Leeds', degree: 'BSc' }],
    certifications: [['ACCA']],
    statements: ['Spoke at a congress'],
  });
  const index = indexRecord(facts);
  const [ceo, analyst] = facts.roles;
  const spansOf = (quote: string) => [{ source: 's1', page: 1, quote }];

  it('has the name of the person, empty if unknown, and every role', () => {
    expect(index.name).toBe('Kim Okafor');
    expect(index.roles).toEqual(facts.roles);
    expect(indexRecord(careerFacts({})).name).toBe('');
  });

  it('finds statements by their spans with the role of each, once', () => {
    const spans = [...spansOf('Opened two ports'), ...spansOf('Sold the fleet'), ...(ceo?.spans ?? [])];
    expect(index.entriesOf([...spans, ...spans])).toEqual({
      statements: [
        { text: 'Opened two ports', span: spans[0], about: false, role: ceo },
        { text: 'Sold the fleet', span: spans[1], about: false, role: ceo },
      ],
      roles: [ceo],
      education: [],
      texts: [],
    });
  });

  it('finds the role of a statement if no span is the role’s own', () => {
    expect(index.entriesOf(spansOf('Built a model')).roles).toEqual([analyst]);
  });

  it('tells statements about oneself from other statements without a role', () => {
    const { statements, roles } = index.entriesOf([
      ...spansOf('I build ports'),
      ...spansOf('Spoke at a congress'),
    ]);
    expect(statements.map(({ text, about, role }) => ({ text, about, role }))).toEqual([
      { text: 'I build ports', about: true, role: undefined },
      { text: 'Spoke at a congress', about: false, role: undefined },
    ]);
    expect(roles).toEqual([]);
  });

  it('groups other entries as roles, schools and texts', () => {
    const cited = index.entriesOf([
      ...(analyst?.spans ?? []),
      ...(facts.education[0]?.spans ?? []),
      ...spansOf('ACCA'),
      ...spansOf('Lagos'),
    ]);
    expect(cited).toEqual({
      statements: [],
      roles: [analyst],
      education: facts.education,
      texts: ['ACCA', 'Lagos'],
    });
  });

  it('finds nothing for a span with another source, page, row or quote', () => {
    const [span] = spansOf('Sold the fleet');
    for (const other of [{ source: 's2' }, { page: 2 }, { row: 3 }, { quote: 'Sold the fleets' }])
      expect(index.entriesOf([{ ...span, ...other } as never]).statements).toEqual([]);
  });

  it('finds everything that was read from one place, each text once', () => {
    const twice = careerFacts({ skills: ['Pricing'], interests: ['Pricing'], statements: ['Pricing'] });
    const cited = indexRecord(twice).entriesOf(spansOf('Pricing'));
    expect(cited.statements).toHaveLength(1);
    expect(cited.texts).toEqual(['Pricing']);
  });
});
