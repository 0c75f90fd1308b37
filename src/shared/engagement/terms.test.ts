/** Engagement terms from the schema to the reader: their wording, audiences, limits and merges. */
import { describe, expect, it } from 'vitest';
import { fieldExcess } from '../profile/excess';
import { mergeProfiles } from '../profile/merge';
import { emptyProfile } from '../profile/profile-data';
import { applyChoice, versionLinesOf, WHOLE_PROFILE } from '../publishing/private-version';
import { engagementSchema } from './schema';
import { availabilityLine, shownTerms } from './shown-terms';
import { ENGAGEMENT_LIMITS, type Engagement, putTerm, removeTerm, termsFor } from './terms';

const TERMS: Engagement = [
  { term: 'availability', from: '2027-01-11', shown: 'page' },
  { term: 'capacity', per: 'month', min: 6, max: 8, shown: 'page' },
  { term: 'start', text: 'Within two weeks\nof signing', shown: 'page' },
  { term: 'notice', text: '30 days, either side', shown: 'hidden' },
  { term: 'rate', per: 'day', min: 1_400, max: 1_900, currency: 'USD', shown: 'versions' },
];
const oneHour = { term: 'capacity', per: 'week', min: 1, max: 1, shown: 'page' } as const;
const texts = (engagement: Engagement) =>
  shownTerms(engagement).map(({ label, text }) => `${label}: ${text}`);

describe('engagement terms in words', () => {
  it('have a label and a value, in the order of the page', () => {
    expect(texts(TERMS.toReversed())).toEqual([
      'Availability: From 11 January 2027',
      'Days a month: 6 to 8',
      'Start: Within two weeks of signing',
      'Notice: 30 days, either side',
      'Rate: US$1,400 to 1,900 a day',
    ]);
  });

  it('omit empty terms, and accept a single number and a reversed range', () => {
    expect(texts([{ term: 'kind', text: '  ', shown: 'page' }])).toEqual([]);
    expect(texts([{ term: 'capacity', per: 'week', min: 0, max: 0, shown: 'page' }])).toEqual([]);
    expect(texts([{ term: 'capacity', per: 'week', min: 0, max: 20, shown: 'page' }])).toEqual([
      'Hours a week: 20',
    ]);
    expect(
      texts([{ term: 'rate', per: 'hour', min: 220, max: 180, currency: 'EUR', shown: 'page' }]),
    ).toEqual(['Rate: €180 to 220 an hour']);
    expect(
      texts([{ term: 'rate', per: 'request', min: 180, max: 0, currency: 'EUR', shown: 'page' }]),
    ).toEqual(['Rate: On request']);
  });

  it('give the line under a name if availability is stated', () => {
    expect(availabilityLine(TERMS)).toBe('Available from 11 January 2027, 6 to 8 days a month');
    expect(availabilityLine(putTerm(TERMS, { term: 'availability', from: '', shown: 'page' }))).toBe(
      'Available now, 6 to 8 days a month',
    );
    expect(availabilityLine(putTerm([TERMS[0] as Engagement[0]], oneHour))).toBe(
      'Available from 11 January 2027, 1 hour a week',
    );
    expect(availabilityLine(removeTerm(TERMS, 'availability'))).toBe('');
  });
});

describe('engagement terms for readers', () => {
  it('depend on the audience: those of the page, or those of private versions too', () => {
    const names = (audience: 'page' | 'versions') =>
      termsFor(audience, TERMS, '2026-11-20').map(({ term }) => term);
    expect(names('page')).toEqual(['availability', 'capacity', 'start']);
    expect(names('versions')).toEqual(['availability', 'capacity', 'start', 'rate']);
  });

  it('say ‘now’ from the day on which availability begins', () => {
    const from = (today: string) => texts(termsFor('page', TERMS, today))[0];
    expect(from('2027-01-10')).toBe('Availability: From 11 January 2027');
    expect(from('2027-01-11')).toBe('Availability: Now');
  });

  it('stay hidden in a version when their value changes', () => {
    const choice = { ...WHOLE_PROFILE, hidden_lines: [{ section: 'engagement' as const, text: 'Rate' }] };
    const profile = { ...emptyProfile(), engagement: TERMS };
    expect(versionLinesOf(profile, 'engagement').at(-1)).toEqual({
      text: 'Rate',
      detail: 'US$1,400 to 1,900 a day',
    });
    const changed = putTerm(TERMS, {
      term: 'rate',
      per: 'hour',
      min: 5,
      max: 5,
      currency: 'EUR',
      shown: 'page',
    });
    const shown = applyChoice({ ...profile, engagement: changed }, choice).engagement;
    expect(shown.map(({ term }) => term)).toEqual(['availability', 'capacity', 'start', 'notice']);
  });
});

describe('stored engagement terms', () => {
  it('occur once each, within their bounds', () => {
    expect(engagementSchema.parse(TERMS)).toEqual(TERMS);
    const refused: unknown[] = [
      [TERMS[0], TERMS[0]],
      [{ term: 'availability', from: '2027-02-30', shown: 'page' }],
      [{ term: 'capacity', per: 'month', min: 6, max: 32, shown: 'page' }],
      [{ term: 'rate', per: 'day', min: 1, max: 2, currency: 'dollars', shown: 'page' }],
      [{ term: 'rate', per: 'day', min: 1.5, max: 2, currency: 'USD', shown: 'page' }],
      [{ term: 'notice', text: 'x', shown: 'everybody' }],
      [{ term: 'salary', text: 'x', shown: 'page' }],
    ];
    for (const terms of refused) expect(engagementSchema.safeParse(terms).success).toBe(false);
  });

  it('are refused if too long, with a message that says by how much', () => {
    const notice = (length: number): Engagement => [
      { term: 'notice', text: '😀'.repeat(length / 2), shown: 'page' },
    ];
    const max = ENGAGEMENT_LIMITS.text.notice;
    expect(fieldExcess('engagement', notice(max))).toBeNull();
    expect(fieldExcess('engagement', notice(1_000_000))).toBe(
      'Notice: 1,000,000 characters; at most 200 can be saved. Remove 999,800.',
    );
    expect(engagementSchema.safeParse(notice(max)).success).toBe(true);
    expect(engagementSchema.safeParse(notice(1_000_000)).success).toBe(false);
  });

  it('are merged term by term, without duplicates', () => {
    const base = { ...emptyProfile(), engagement: TERMS };
    const mine = { ...base, engagement: putTerm(TERMS, { term: 'kind', text: 'Interim', shown: 'page' }) };
    const theirs = {
      ...base,
      engagement: removeTerm(putTerm(TERMS, { term: 'notice', text: 'None', shown: 'page' }), 'start'),
    };
    const { merged, conflicts } = mergeProfiles([base], mine, theirs);
    expect(conflicts).toEqual([]);
    expect(texts(merged.engagement)).toEqual([
      'Availability: From 11 January 2027',
      'Days a month: 6 to 8',
      'Kind of engagement: Interim',
      'Notice: None',
      'Rate: US$1,400 to 1,900 a day',
    ]);
    const kind = (text: string) => ({
      ...base,
      engagement: putTerm(TERMS, { term: 'kind', text, shown: 'page' }),
    });
    const contested = mergeProfiles([base], kind('Interim'), kind('Board'));
    expect(contested.conflicts).toEqual(['engagement']);
    expect(contested.merged.engagement).toEqual(kind('Interim').engagement);
  });
});
