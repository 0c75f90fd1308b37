import { describe, expect, it } from 'vitest';
import { emptyFacts } from '@/shared/record/facts';
import { judgeRole } from '..';
import { personOfAccount } from '../candidate/from-account';
import { indexPerson } from '../candidate/indexed-person';
import type { Person } from '../candidate/types';
import { compareTerms } from '../conflicts';
import { readRole } from '../role-text';
import { judgePlace } from './places';

const NOW = { year: 2026, month: 11 };
const TODAY = '2026-11-20';
const person = (overrides: Partial<Person> = {}): Person => ({
  headline: '',
  statements: [],
  posts: [],
  credentials: [],
  skills: [],
  languages: [],
  places: ['Bath, United Kingdom'],
  placeRef: 'location-1',
  ...overrides,
});
const judge = (text: string, overrides?: Partial<Person>) =>
  judgePlace(text, indexPerson(person(overrides), NOW));

describe('a required place', () => {
  it('is evidenced by the place of the record, in its own words', () => {
    expect(judge('You are based in Bath')).toEqual({
      verdict: 'evidenced',
      evidence: 'Bath, United Kingdom',
      ref: 'location-1',
    });
    expect(judge('You live in the UK')).toMatchObject({
      verdict: 'evidenced',
      evidence: 'Bath, United Kingdom',
    });
    expect(judge('You work in our Berlin office, in Germany')?.verdict).toBe('gap');
  });

  it('is not evidenced by another town of the country, or by the country alone', () => {
    expect(judge('You can be in London one day a fortnight')).toMatchObject({
      verdict: 'mentioned',
      evidence: 'Bath, United Kingdom',
    });
    expect(judge('You can be in London', { places: ['United Kingdom'] })?.verdict).toBe('mentioned');
  });

  it.each([
    ['In Bath since 2021, on the board of its library.', true],
    ['Based in Bath.', true],
    ['In Bath, opened two shops.', false],
    ['Opened two shops in Bath.', false],
  ])('is cited from a statement of living there: %s', (text, isCited) => {
    const evidence = judge('You are based in Bath', { statements: [{ text, ref: 'statement-1' }] })?.evidence;
    expect(evidence).toBe(isCited ? text : 'Bath, United Kingdom');
  });

  it('is cited from the present post where only that names it', () => {
    const posts = [
      { title: 'CFO', organisation: 'Alder', location: 'Leeds', end: 'present' as const, ref: 'role-1' },
    ];
    expect(judge('You can be in Leeds', { places: [], posts })).toEqual({
      verdict: 'evidenced',
      evidence: 'Leeds',
      ref: 'role-1',
    });
  });
});

describe('a required right to work', () => {
  const statement = (text: string) => ({ statements: [{ text, ref: 'statement-1' }] });
  const text = "You'd need the right to work in the UK";

  it('is not shown by living in the country, which leaves it undecided', () => {
    expect(judge(text)).toEqual({ verdict: 'soft' });
    expect(judge(text, { places: ['Los Angeles, CA'] })).toEqual({ verdict: 'gap' });
  });

  it.each([
    'British citizen.',
    'Right to work in the UK without sponsorship.',
    'Holds dual British and Canadian nationality.',
    'Indefinite leave to remain in the United Kingdom.',
  ])('is shown by a statement of it: %s', (words) => {
    expect(judge(text, statement(words))).toEqual({
      verdict: 'evidenced',
      evidence: words,
      ref: 'statement-1',
    });
  });

  it.each([
    'EU citizen.',
    'Requires a work permit for the UK.',
    'Obtained work permits for 40 engineers in the United Kingdom.',
    'Citizenship education for schools in Wales.',
  ])('is not shown by other words: %s', (words) => {
    expect(judge(text, statement(words))?.verdict).toBe('soft');
  });
});

describe('the place in the preferences', () => {
  const role = readRole(`# Finance Director
Location: Bath (on site)

## Requirements
- You are based in Bath
- You have the right to work in the UK
- Experience in accounting
- Knowledge of treasury
- ACA or ACCA
`);
  const judged = (livesIn: string | undefined, eligible: string[]) =>
    judgeRole(
      role,
      personOfAccount({
        facts: {
          ...emptyFacts(),
          location: { id: 'location-1', value: 'Bath', spans: [], confidence: 1 },
        },
        lines: [],
        name: 'Ines Holm',
        headline: 'Finance director',
        preferences: {
          fullTime: { open: true, places: ['Bristol'], industries: [] },
          eligible,
          ...(livesIn && { livesIn }),
        },
      }).person,
      TODAY,
    );

  it('is compared with the role, and changes no verdict', () => {
    const [bath, paris, none] = [
      judged('Bath', ['GB']),
      judged('Paris, France', ['FR']),
      judged(undefined, []),
    ];
    expect(bath.fit.number).toBeGreaterThan(0);
    expect(paris.judgements).toEqual(bath.judgements);
    expect(none.judgements).toEqual(bath.judgements);
    expect(bath.terms).toContainEqual(
      expect.objectContaining({ kind: 'work-authorisation', conflict: false }),
    );
    expect(paris.terms).toContainEqual(
      expect.objectContaining({ kind: 'work-authorisation', conflict: true }),
    );
  });
});

describe('a role in a country', () => {
  const terms = (text: string, eligible: string[], open = true) =>
    compareTerms(
      readRole(text),
      {
        places: [],
        preferences: { fullTime: { open, places: [], industries: [] }, eligible },
      },
      TODAY,
    ).filter(({ kind }) => kind === 'work-authorisation');

  it.each([
    ['# Chief Operating Officer\nLocation: Oslo, Norway (on site)', ['GB'], true],
    ['# Chief Operating Officer\nLocation: Berlin\n\nFull-time.', ['GB'], true],
    ['# Chief Operating Officer\nLocation: Berlin\n\nFull-time.', ['GB', 'DE'], false],
  ])('conflicts with people who may not work there: %j, %j', (text, eligible, conflict) => {
    expect(terms(text, eligible)).toEqual([{ kind: 'work-authorisation', conflict, own: { eligible } }]);
    // The kind of work makes no difference to it.
    expect(terms(text, eligible, false)).toEqual(terms(text, eligible));
  });

  it('is not asked for where the work is done from anywhere', () => {
    expect(terms('# Chief Operating Officer\nFully remote. Headquarters in Berlin.', ['GB'])).toEqual([]);
  });
});

describe('industries', () => {
  const shared = (industries: string[], industry: string[]) =>
    compareTerms(
      { ...readRole('# Chief Financial Officer'), industry },
      { places: [], preferences: { fullTime: { open: true, places: [], industries } } },
      TODAY,
    ).find(({ kind }) => kind === 'industry');

  it('agree only where they are the same', () => {
    expect(shared(['Software as a Service'], ['Health care', 'Software'])).toMatchObject({
      conflict: false,
      own: { sharedIndustries: ['Software'] },
    });
    expect(shared(['Software as a Service'], ['Financial services'])?.conflict).toBe(true);
    expect(shared(['Public sector'], ['Public sector'])?.conflict).toBe(false);
  });
});
