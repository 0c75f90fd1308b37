import { describe, expect, it } from 'vitest';
import type { RoleTerms } from '@/shared/roles/saved-roles';
import { comparedRoleTerms, startTerm, termLines } from './texts';

const TODAY = '2026-11-20';
const terms = (overrides: Partial<RoleTerms> = {}): RoleTerms => ({
  engagement: { kind: 'fractional', daysPerWeek: [2, 2] },
  pay: { min: 1250, max: 1250, currency: 'USD', period: 'day' },
  places: ['Singapore'],
  remote: 'onsite',
  start: '2027-01-04',
  workAuthorisation: null,
  industry: [],
  ...overrides,
});
const dollars = (min: number, period: 'day' | 'year' = 'day') => ({ min, max: min, currency: 'USD', period });

describe('the terms of a role', () => {
  it('are listed with their conflicts', () => {
    const lines = termLines(
      terms(),
      [
        { kind: 'pay', conflict: true, own: { pay: dollars(1400) } },
        { kind: 'hours', conflict: false, own: { hours: 20 } },
        { kind: 'start', conflict: true, own: { start: '2027-01-11' } },
      ],
      TODAY,
    );
    expect(lines.map(({ text, conflicts }) => [text, ...conflicts])).toEqual([
      ['Fractional, 2 days a week'],
      ['US$1,250 a day', 'Below your US$1,400'],
      ['On site'],
      ['From 4 January', 'A week before you are free'],
    ]);
  });

  it('have a start that fits into a sentence', () => {
    expect(startTerm('immediate', TODAY)).toBe('at once');
    expect(startTerm('2027-01-04', TODAY)).toBe('from 4 January');
  });

  it('say what is not stated', () => {
    const withoutTerms = terms({ engagement: { kind: null }, pay: null, remote: null, start: null });
    expect(termLines(withoutTerms, [], TODAY)).toEqual([
      { text: 'Kind not stated', stated: false, conflicts: [] },
      { text: 'Pay not stated', stated: false, conflicts: [] },
    ]);
  });

  it('name the conflicting place, and the period if it differs', () => {
    const lines = termLines(
      terms({
        places: ['Hamburg', 'Rotterdam'],
        pay: { min: 1350, max: 1600, currency: 'EUR', period: 'day' },
      }),
      [
        { kind: 'place', conflict: true, own: { places: ['Singapore'] } },
        { kind: 'pay', conflict: true, own: { pay: dollars(400_000, 'year') } },
      ],
      TODAY,
    );
    expect(lines.map(({ text, conflicts }) => [text, ...conflicts])).toContainEqual([
      'On site, Hamburg or Rotterdam',
      'None is among your places',
    ]);
    expect(lines[1]).toEqual({
      text: '€1,350 to €1,600 a day',
      stated: true,
      conflicts: ['Below your US$400,000 a year'],
    });
  });

  it('are compared in sentences, conflicts first', () => {
    const rows = comparedRoleTerms(
      [
        { kind: 'hours', conflict: false, own: { hours: 20 } },
        { kind: 'place', conflict: false, own: { places: ['Singapore'] } },
        { kind: 'pay', conflict: true, own: { pay: dollars(1400) } },
        { kind: 'engagement', conflict: true, own: { open: 'full-time' } },
      ],
      terms(),
      TODAY,
    );
    expect(rows.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Pay: US$1,250 a day; your minimum is US$1,400',
      'Kind: Fractional, 2 days a week; you look for full-time work',
      'Hours: 16 of your 20 a week',
      'Place: Singapore, among your places',
    ]);
  });
});
