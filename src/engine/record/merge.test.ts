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
