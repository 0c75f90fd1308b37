import { describe, expect, it } from 'vitest';
import { STORY_LIMITS } from '@/shared/case-stories/case-story';
import { caseStoriesSchema } from '@/shared/case-stories/schema';
import { type CareerFacts, emptyFacts, type RoleFact } from '@/shared/record/facts';
import { draftCaseStories } from './case-stories';
import { figuresIn } from './figures-in';

const span = (quote: string) => [{ source: 'resume', page: 1, quote }];
const role = (id: string, organisation: string, lines: string[], more: Partial<RoleFact> = {}): RoleFact => ({
  id,
  title: 'Chief Operating Officer',
  organisation,
  start: { year: 2016 },
  end: { year: 2021 },
  confidence: 1,
  spans: span(`Chief Operating Officer, ${organisation}`),
  statements: lines.map((value, at) => ({ id: `${id}-${at}`, value, spans: span(value), confidence: 1 })),
  ...more,
});
const facts = (...roles: RoleFact[]): CareerFacts => ({
  ...emptyFacts(),
  sources: [{ id: 'resume', kind: 'resume', name: 'resume.pdf', pages: 2 }],
  name: { id: 'name', value: 'Mara Lindqvist', spans: span('Mara Lindqvist'), confidence: 1 },
  roles,
});
const TANAGER = role('role-1', 'Tanager Health', [
  'Set the first weekly operating review for all clinics',
  'Grew the company from 40 to 310 people across four countries',
  'Cut staff turnover by 23%',
]);
const HARROW = role('role-2', 'Harrow & Vale', [
  'Rebuilt the network of hubs',
  'Reduced delivery time by 18%',
]);

describe('stories of a record', () => {
  it('are each about one role, word for word, with the number of their result', () => {
    const [first] = draftCaseStories(facts(TANAGER, HARROW)).filter(({ id }) => id === 'role-1');
    expect(first?.story).toMatchObject({
      where: 'Tanager Health, 2016 to 2021',
      action: 'Set the first weekly operating review for all clinics.',
      shown: true,
    });
    expect(first?.figures.map(({ number, counts }) => `${number} ${counts}`)).toEqual(
      expect.arrayContaining(['310 people, from 40', '23% staff turnover']),
    );
    expect(first?.figures.some(({ number }) => number === first.story.number)).toBe(true);
    const lines = TANAGER.statements.map(({ value }) => `${value}.`);
    for (const text of [first?.story.action, first?.story.result]) expect(lines).toContain(text);
  });

  it('cite only statements of their own role for each text and figure', () => {
    for (const { story, evidence } of draftCaseStories(facts(TANAGER, HARROW))) {
      const own = story.where.startsWith('Tanager') ? TANAGER : HARROW;
      const quotes = [...own.spans, ...own.statements.flatMap(({ spans }) => spans)].map(
        ({ quote }) => quote,
      );
      for (const { spans } of evidence) {
        expect(spans.length).toBeGreaterThan(0);
        for (const { quote } of spans) expect(quotes).toContain(quote);
      }
      for (const text of [story.where, story.situation, story.action, story.result].filter(Boolean)) {
        expect(evidence.map(({ text: quoted }) => quoted)).toContain(text);
      }
    }
  });

  it('are the same for the same record, and none is about a role with one line, without an employer, or in doubt', () => {
    const record = facts(TANAGER, HARROW);
    expect(draftCaseStories(record)).toEqual(draftCaseStories(structuredClone(record)));
    expect(draftCaseStories(facts(role('a', 'Kestrel', ['Grew revenue by 40%'])))).toEqual([]);
    expect(draftCaseStories(facts({ ...TANAGER, organisation: '' }))).toEqual([]);
    expect(draftCaseStories(facts({ ...TANAGER, confidence: 0.3 }))).toEqual([]);
  });

  it('ask for the number if no statement has one', () => {
    const [only] = draftCaseStories(
      facts(
        role('a', 'Kestrel Freight', ['Rebuilt the dispatch team', 'Introduced a weekly review of routes']),
      ),
    );
    expect(only?.story.number ?? '').toBe('');
    expect(only?.figures ?? []).toEqual([]);
  });

  it('stay within the limits of a profile', () => {
    const long = role('b', 'K'.repeat(5_000), [
      `Grew revenue by 40% ${'and more '.repeat(2_000)}`,
      '👩🏽‍🚀'.repeat(2_000),
      'Reduced delivery time by 18%',
      'Rebuilt the network of hubs',
    ]);
    const many = Array.from({ length: 200 }, (_, at) => ({
      ...HARROW,
      id: `role-${at}`,
      organisation: `Harrow ${at}`,
    }));
    const began = performance.now();
    const drafts = draftCaseStories(facts(long, ...many));
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(drafts.length).toBeLessThanOrEqual(5);
    expect(caseStoriesSchema.safeParse(drafts.map(({ story }) => story)).success).toBe(true);
  });
});

describe('the figures of a statement', () => {
  it.each([
    ['Grew the company from 40 to 310 people across four countries', ['310 people, from 40']],
    ['Cut delivery time by 23% across six hubs', ['23% delivery time']],
    ['Raised US$40 million in two rounds', ['US$40 million raised']],
    ['Led 85 engineers and 12 designers', ['85 engineers', '12 designers']],
    ['Opened the plant in 2019', []],
    ['Certified to ISO9001', []],
    [
      'Joined at £1.4m of subscription income as the first controller and stayed through Series B (£5m), leaving at £9.2m',
      ['£5m Series B', '£9.2m subscription income, from £1.4m'],
    ],
    ['Corrected 17 months of licence income under FRS 102 with no remark', ['17 months of licence income']],
    ['Raised sales from £4.1m in 2019 to £9.8m in 2022', ['£9.8m sales, from £4.1m']],
    ['Closed the month in 6 working days from 21', ['6 working days, from 21']],
    ['Claimed tax credits worth £1.2m over four years', ['£1.2m tax credits']],
    ['Ran a scheme for 70 staff and claimed tax credits worth £1.2m', ['70 staff', '£1.2m tax credits']],
    ['Opened 14 newly equipped and fully licensed clinics', ['14 ']],
    ['Planned 14 fully licensed small neighbourhood clinics abroad together', ['14 ']],
    ['Opened 14 small, licensed clinics', ['14 ']],
    ['Raised £6m from 4 investors', ['£6m raised', '4 investors']],
  ])('are those of "%s"', (text, expected) => {
    expect(figuresIn(text).map(({ number, counts }) => `${number} ${counts}`)).toEqual(expected);
  });

  it('are found in a million characters quickly, within the limits', () => {
    const began = performance.now();
    for (const text of [
      '1,000 '.repeat(170_000),
      'a'.repeat(1_000_000),
      '9'.repeat(1_000_000),
      '$ '.repeat(500_000),
    ]) {
      for (const { number, counts } of figuresIn(text)) {
        expect(number.length).toBeLessThanOrEqual(STORY_LIMITS.number);
        expect(counts.length).toBeLessThanOrEqual(STORY_LIMITS.counts);
      }
    }
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
