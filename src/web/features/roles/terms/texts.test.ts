import { describe, expect, it } from 'vitest';
import type { TermComparison } from '@/shared/roles/role-fit';
import type { RoleTerms } from '@/shared/roles/saved-roles';
import { comparedRoleTerms, formatEngagement, startTerm, termLines } from './texts';

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

  it.each([
    [[3, null], 'Fractional, 2 days a week for 3 months to begin with'],
    [[6, 6], 'Fractional, 2 days a week for 6 months'],
    [[6, 9], 'Fractional, 2 days a week for 6 to 9 months'],
    [[null, 6], 'Fractional, 2 days a week for up to 6 months'],
  ] as const)('have a duration that fits into the sentence: %j', ([min, max], text) => {
    const engagement = { kind: 'fractional', daysPerWeek: [2, 2], months: [min, max] } as const;
    expect(formatEngagement({ engagement: structuredClone(engagement) as RoleTerms['engagement'] })).toBe(
      text,
    );
  });

  it('name only those industries of the role that are among the person’s', () => {
    const [row] = comparedRoleTerms(
      [
        {
          kind: 'industry',
          conflict: false,
          own: { industries: ['Software as a Service'], sharedIndustries: ['Software'] },
        },
      ],
      terms({ industry: ['Health care', 'Software'] }),
      TODAY,
    );
    expect(row?.text).toBe('Software, among yours');
  });

  it('name a place where the person may not work', () => {
    const conflict: TermComparison[] = [
      { kind: 'work-authorisation', conflict: true, own: { eligible: ['GB'] } },
    ];
    const role = terms({ places: ['Oslo'] });
    expect(comparedRoleTerms(conflict, role, TODAY)[0]?.text).toBe('Oslo; not where you may work');
    expect(termLines(role, conflict, TODAY).at(-1)).toMatchObject({
      text: 'Right to work there',
      conflicts: ['Not where you may work'],
    });
  });
});
