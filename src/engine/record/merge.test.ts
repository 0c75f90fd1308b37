/** The facts of several sources, merged into one record. */
import { describe, expect, it } from 'vitest';
import { type CareerFacts, emptyFacts, type SourceKind } from '@/shared/record/facts';
import { mergeFacts } from './index';

function buildSource(id: string, kind: SourceKind, name: string, title: string): CareerFacts {
  const text = (value: string) => ({
    id: `${id}-${value}`,
    value,
    confidence: 0.9,
    spans: [{ source: id, quote: value }],
  });
  return {
    ...emptyFacts(),
    sources: [{ id, kind, name: id }],
    name: text(name),
    skills: [text('Lean'), text(`only ${id}`)],
    roles: [
      {
        id: `${id}-r`,
        title,
        organisation: 'Havsvik AB',
        start: { year: 2020 },
        end: 'present',
        spans: [{ source: id, quote: title }],
        confidence: 0.9,
        statements: [text(`said by ${id}`)],
      },
    ],
  };
}

it('merging sources takes the value of the more trusted one and keeps what the other adds', () => {
  const merged = mergeFacts([
    buildSource('s1', 'resume', 'N. Lindqvist', 'COO'),
    buildSource('s2', 'linkedin-zip', 'Nora Lindqvist', 'COO'),
  ]);
  expect(merged.name?.value).toBe('Nora Lindqvist');
  expect(merged.name?.spans.map((span) => span.source)).toEqual(['s2', 's1']);
  expect(merged.skills.map((skill) => skill.value)).toEqual(['Lean', 'only s2', 'only s1']);
  expect(merged.roles).toHaveLength(1);
  expect(merged.roles[0]?.statements.map((each) => each.value)).toEqual(['said by s2', 'said by s1']);
});

it('merging sources changes none of its inputs', () => {
  const first = buildSource('s1', 'resume', 'Nora', 'COO');
  const before = structuredClone(first);
  mergeFacts([first, buildSource('s2', 'linkedin-pdf', 'Nora', 'COO')]);
  expect(first).toEqual(before);
});

it('merging sources joins two titles at one employer that began within a month of each other', () => {
  const job = (id: string, title: string, month: number, year = 2020): CareerFacts => {
    const facts = buildSource(id, 'resume', 'Nora', title);
    return { ...facts, roles: facts.roles.map((role) => ({ ...role, start: { year, month } })) };
  };
  const mergedRoleCount = (month: number, year?: number) =>
    mergeFacts([job('s1', 'Chief Operating Officer', 3), job('s2', 'Plant Manager', month, year)]).roles
      .length;
  expect([2, 3, 4].map((month) => mergedRoleCount(month))).toEqual([1, 1, 1]);
  expect([1, 5, 12].map((month) => mergedRoleCount(month))).toEqual([2, 2, 2]);
  expect([mergedRoleCount(3, 2019), mergedRoleCount(3, 2021)]).toEqual([2, 2]);
});

describe('similar titles at one employer', () => {
  const posts = (id: string, ...jobs: Array<[title: string, year: number, month?: number]>): CareerFacts => {
    const facts = buildSource(id, 'resume', 'Nora', 'COO');
    const [pattern] = facts.roles;
    return {
      ...facts,
      roles: jobs.map(([title, year, month], index) => ({
        ...(pattern as (typeof facts.roles)[number]),
        id: `${id}-r${index}`,
        title,
        start: { year, month },
        statements: [],
      })),
    };
  };
  const describeMergedRoles = (...sources: CareerFacts[]) =>
    mergeFacts(sources).roles.map(({ title, start, spans }) => `${title} ${start?.year} ${spans.length}`);

  it('are steps of a career within one source', () => {
    expect(
      describeMergedRoles(posts('s1', ['Senior Plant Manager', 2021, 3], ['Plant Manager', 2020, 5])),
    ).toEqual(['Senior Plant Manager 2021 1', 'Plant Manager 2020 1']);
    expect(
      describeMergedRoles(posts('s1', ['Plant Manager', 2022, 1], ['Plant Manager', 2020, 5])),
    ).toHaveLength(2);
  });

  it('are one role if a source lists it twice', () => {
    expect(describeMergedRoles(posts('s1', ['Plant Manager', 2020, 5], ['Plant Manager', 2020, 5]))).toEqual([
      'Plant Manager 2020 2',
    ]);
  });

  it('are matched between sources by the equal title first', () => {
    const known = posts('s1', ['Senior Plant Manager', 2020, 8], ['Plant Manager', 2020, 5]);
    expect(describeMergedRoles(known, posts('s2', ['Plant Manager', 2020, 6]))).toEqual([
      'Senior Plant Manager 2020 1',
      'Plant Manager 2020 2',
    ]);
  });

  it('are one role in two sources only if they began close together', () => {
    const later = (year: number, month: number) =>
      describeMergedRoles(
        posts('s1', ['Plant Manager', 2020, 5]),
        posts('s2', ['Senior Plant Manager', year, month]),
      );
    expect(later(2020, 11)).toHaveLength(1);
    expect(later(2020, 12)).toHaveLength(2);
  });
});

it('merging keeps names that differ only in the signs at their end', () => {
  const one = buildSource('s1', 'resume', 'Nora', 'COO');
  const [skill] = one.skills;
  const skills = ['C', 'C++', 'C#', 'c++'].map(
    (value) => ({ ...skill, value }) as (typeof one.skills)[number],
  );
  expect(mergeFacts([{ ...one, skills }]).skills.map(({ value }) => value)).toEqual(['C', 'C++', 'C#']);
});

describe('posts of one source with the same title', () => {
  const postsOf = (...posts: Partial<CareerFacts['roles'][number]>[]) => {
    const source = buildSource('s1', 'resume', 'Nora Lindqvist', 'Producer');
    const roles = posts.map((post, index) => ({
      ...(source.roles[0] as CareerFacts['roles'][number]),
      id: `r${index}`,
      start: undefined,
      end: undefined,
      ...post,
    }));
    return mergeFacts([{ ...source, roles }]).roles.map(({ organisation, end }) => [organisation, end]);
  };

  it('stay separate if they end in different months and one has no employer', () => {
    const start = { year: 2015, month: 1 };
    expect(
      postsOf({ start, end: 'present' }, { start, end: { year: 2021, month: 1 }, organisation: '' }),
    ).toEqual([
      ['Havsvik AB', 'present'],
      ['', { year: 2021, month: 1 }],
    ]);
  });

  it('stay separate if they have no start and end in different months', () => {
    expect(postsOf({ end: { year: 2013, month: 11 } }, { end: { year: 2011, month: 4 } })).toHaveLength(2);
  });

  it('are one post if both state its employer and its start', () => {
    const start = { year: 2015, month: 1 };
    expect(postsOf({ start, end: 'present' }, { start, end: { year: 2021, month: 1 } })).toHaveLength(1);
  });
});
