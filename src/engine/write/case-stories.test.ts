import { describe, expect, it } from 'vitest';
import { caseStoriesSchema } from '@/shared/case-stories/schema';
import { type CareerFacts, emptyFacts, type RoleFact } from '@/shared/record/facts';
import { draftCaseStories } from './case-stories';

const spansOf = (quote: string) => [{ source: 'resume', page: 1, quote }];
const buildRole = (
  id: string,
  organisation: string,
  lines: string[],
  more: Partial<RoleFact> = {},
): RoleFact => ({
  id,
  title: 'Chief Operating Officer',
  organisation,
  start: { year: 2016 },
  end: { year: 2021 },
  confidence: 1,
  spans: spansOf(`Chief Operating Officer, ${organisation}`),
  statements: lines.map((value, at) => ({ id: `${id}-${at}`, value, spans: spansOf(value), confidence: 1 })),
  ...more,
});
const factsOf = (...roles: RoleFact[]): CareerFacts => ({
  ...emptyFacts(),
  sources: [{ id: 'resume', kind: 'resume', name: 'resume.pdf', pages: 2 }],
  name: { id: 'name', value: 'Mara Lindqvist', spans: spansOf('Mara Lindqvist'), confidence: 1 },
  roles,
});
const TANAGER = buildRole('role-1', 'Tanager Health', [
  'Set the first weekly operating review for all clinics',
  'Grew the company from 40 to 310 people across four countries',
  'Cut staff turnover by 23%',
]);
const HARROW = buildRole('role-2', 'Harrow & Vale', [
  'Rebuilt the network of hubs',
  'Reduced delivery time by 18%',
]);

describe('stories of a record', () => {
  it('are each about one role, word for word, with the number of their result', () => {
    const [first] = draftCaseStories(factsOf(TANAGER, HARROW)).filter(({ id }) => id === 'role-1');
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
    for (const { story, evidence } of draftCaseStories(factsOf(TANAGER, HARROW))) {
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
    const record = factsOf(TANAGER, HARROW);
    expect(draftCaseStories(record)).toEqual(draftCaseStories(structuredClone(record)));
    expect(draftCaseStories(factsOf(buildRole('a', 'Kestrel', ['Grew revenue by 40%'])))).toEqual([]);
    expect(draftCaseStories(factsOf({ ...TANAGER, organisation: '' }))).toEqual([]);
    expect(draftCaseStories(factsOf({ ...TANAGER, confidence: 0.3 }))).toEqual([]);
  });

  it('leave the number empty if no statement has one', () => {
    const [only] = draftCaseStories(
      factsOf(
        buildRole('a', 'Kestrel Freight', [
          'Took over a struggling dispatch team',
          'Introduced a weekly review of routes',
        ]),
      ),
    );
    expect(only?.story.number).toBe('');
    expect(only?.figures).toEqual([]);
  });

  it('stay within the limits of a profile', () => {
    const long = buildRole('b', 'K'.repeat(5_000), [
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
    const began = process.cpuUsage();
    const drafts = draftCaseStories(factsOf(long, ...many));
    // Processor time in microseconds, since wall-clock time depends on the machine's load.
    expect(process.cpuUsage(began).user).toBeLessThan(20_000_000);
    expect(drafts.length).toBeLessThanOrEqual(5);
    expect(caseStoriesSchema.safeParse(drafts.map(({ story }) => story)).success).toBe(true);
  });
});
