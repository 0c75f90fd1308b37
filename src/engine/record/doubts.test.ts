import { expect, it } from 'vitest';
import { newRecord } from '@/shared/record/career-record';
import { certainFactsOf } from '@/shared/record/certain-facts';
import { openDoubts } from '@/shared/record/doubts';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { buildCareer, buildRole } from '@/shared/testing/career';
import { findDoubts, likelierKindOf } from './doubts';
import { mergeFacts } from './index';

it.each([
  ['Georgia', 'place'],
  ['Lisbon, Portugal', 'place'],
  ['Professional Experience', 'heading'],
  ['Financial services', 'sector'],
  ['calloway-cv.pdf', 'file'],
  ['Opened nine branches and hired 120 people in two years', 'sentence'],
  ['Led the team to a win.', 'sentence'],
])('the employer "%s" is suspected to be a %s', (name, looks) => {
  expect(likelierKindOf(name)).toBe(looks);
});

it.each([
  'Meridian Trust Company',
  'Georgia Power',
  'Bank of Ireland',
  'Saltmarsh Shipping Ltd.',
  'Nordhav Automatyka Sp. z o.o.',
  'Verein der Freunde Nordhavs e.V.',
  'Fjordline Industrie Meccaniche S.p.A.',
  'ANZ',
  'Education First',
])('"%s" is accepted as an employer', (name) => {
  expect(likelierKindOf(name)).toBeUndefined();
});

const careerOf = (...roles: ReturnType<typeof buildRole>[]) => buildCareer({ roles });
const doubtsAbout = (...roles: ReturnType<typeof buildRole>[]) => {
  const facts = careerOf(...roles);
  return openDoubts(newRecord(facts, findDoubts(facts)));
};

it('the owner is asked first about the role with the most lines', () => {
  const statement = (n: number) => ({ id: `s${n}`, value: `Statement ${n}`, confidence: 1, spans: [] });
  const doubts = doubtsAbout(
    buildRole('none', { organisation: '', statements: [] }),
    buildRole('place', { organisation: 'Georgia', statements: [1, 2, 3, 4].map(statement) }),
    buildRole('untitled', { title: '', statements: [1, 2].map(statement) }),
    buildRole('undated', { start: undefined, end: undefined }),
    buildRole('unsure', { confidence: 0.3 }),
  );
  expect(doubts.map(({ id, lines }) => [id, lines])).toEqual([
    ['employer:place', 5],
    ['no-title:untitled', 3],
    ['no-dates:undated', 2],
    ['role:unsure', 2],
    ['no-employer:none', 1],
  ]);
});

it('the owner is asked about a role if its confidence is too low for prose', () => {
  const kinds = (confidence: number) => doubtsAbout(buildRole('r', { confidence })).map(({ kind }) => kind);
  expect(kinds(PROSE_CONFIDENCE - 0.01)).toEqual(['role']);
  expect(kinds(PROSE_CONFIDENCE)).toEqual([]);
});

it('the owner is asked for the missing title of a doubtful role, and not about the role as well', () => {
  const unsure = buildRole('r', { title: '', confidence: 0.3 });
  expect(doubtsAbout(unsure).map(({ kind }) => kind)).toEqual(['no-title']);
  const record = newRecord(careerOf(unsure), findDoubts(careerOf(unsure)));
  expect(certainFactsOf(record).roles).toEqual([]);
});

it('an employer that LinkedIn names as one is not doubted', () => {
  const role = buildRole('r', { organisation: 'Georgia', spans: [{ source: 'linkedin', quote: 'Georgia' }] });
  expect(doubtsAbout(role)).toEqual([]);
});

it('the owner is asked whether an abbreviation and a name are one employer', () => {
  const doubts = doubtsAbout(
    buildRole('a', { organisation: 'ANZ' }),
    buildRole('b', { organisation: 'Australia and New Zealand Banking Group' }),
    buildRole('c', { organisation: 'Zenith Bank' }),
  );
  expect(doubts).toMatchObject([{ kind: 'same-employer', other: 'ANZ' }]);
});

it('the owner is asked if two sources name different years, but not if they name different months', () => {
  const by = (source: string, kind: 'linkedin-pdf' | 'resume', year: number, month?: number) =>
    buildCareer({
      sources: [{ id: source, kind, name: source }],
      roles: [
        buildRole(source, {
          start: { year, month },
          spans: [{ source, quote: 'Regional Manager' }],
        }),
      ],
    });
  const differing = mergeFacts([by('l', 'linkedin-pdf', 2006, 3), by('r', 'resume', 2007)]);
  const record = newRecord(differing, findDoubts(differing));
  expect(openDoubts(record)).toMatchObject([
    {
      kind: 'dates',
      statedDates: [
        { source: 'l', start: { year: 2006 } },
        { source: 'r', start: { year: 2007 } },
      ],
    },
  ]);
  expect(certainFactsOf(record).roles[0]).toMatchObject({ end: { year: 2012 } });
  expect(certainFactsOf(record).roles[0]?.start).toBeUndefined();
  const months = mergeFacts([by('l', 'linkedin-pdf', 2006, 3), by('r', 'resume', 2006, 4)]);
  expect(openDoubts(newRecord(months))).toEqual([]);
});

it('doubtful facts, and nothing else, are left out of the certain facts until the owner has confirmed them', () => {
  const facts = careerOf(
    buildRole('certain'),
    buildRole('place', { organisation: 'Georgia' }),
    buildRole('unsure', { confidence: 0.3 }),
  );
  const record = newRecord(facts, findDoubts(facts));
  expect(certainFactsOf(record).roles.map(({ id, organisation }) => [id, organisation])).toEqual([
    ['certain', 'Meridian Trust Company'],
    ['place', ''],
  ]);
  const answered = {
    ...record,
    mends: ['employer:place', 'role:unsure'].map((doubt) => ({
      id: doubt,
      kind: 'answer' as const,
      said: 'An employer',
      at: '',
      doubt,
      before: [],
      made: [],
    })),
  };
  const [certain, place, unsure] = answered.facts.roles;
  // An entry that the owner confirmed is certain, so the writer uses it whatever its confidence was.
  expect(certainFactsOf(answered).roles).toEqual([certain, place, { ...unsure, confidence: 1 }]);
});
