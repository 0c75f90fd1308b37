import { expect, it } from 'vitest';
import { type CareerFacts, emptyFacts, type SourceKind } from '@/shared/facts';
import { mergeFacts } from './index';

function source(id: string, kind: SourceKind, name: string, title: string): CareerFacts {
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

it('lets the more trusted source decide and keeps what the other adds', () => {
  const merged = mergeFacts([
    source('s1', 'resume', 'N. Lindqvist', 'COO'),
    source('s2', 'linkedin-zip', 'Nora Lindqvist', 'COO'),
  ]);
  expect(merged.name?.value).toBe('Nora Lindqvist');
  expect(merged.name?.spans.map((span) => span.source)).toEqual(['s2', 's1']);
  expect(merged.skills.map((skill) => skill.value)).toEqual(['Lean', 'only s2', 'only s1']);
  expect(merged.roles).toHaveLength(1);
  expect(merged.roles[0]?.statements.map((each) => each.value)).toEqual(['said by s2', 'said by s1']);
});

it('changes none of its inputs', () => {
  const first = source('s1', 'resume', 'Nora', 'COO');
  const before = structuredClone(first);
  mergeFacts([first, source('s2', 'linkedin-pdf', 'Nora', 'COO')]);
  expect(first).toEqual(before);
});

it('takes two titles at one employer for one job where they began within a month of each other', () => {
  const job = (id: string, title: string, month: number, year = 2020): CareerFacts => {
    const facts = source(id, 'resume', 'Nora', title);
    return { ...facts, roles: facts.roles.map((role) => ({ ...role, start: { year, month } })) };
  };
  const merged = (month: number, year?: number) =>
    mergeFacts([job('s1', 'Chief Operating Officer', 3), job('s2', 'Plant Manager', month, year)]).roles
      .length;
  expect([2, 3, 4].map((month) => merged(month))).toEqual([1, 1, 1]);
  expect([1, 5, 12].map((month) => merged(month))).toEqual([2, 2, 2]);
  expect([merged(3, 2019), merged(3, 2021)]).toEqual([2, 2]);
});
