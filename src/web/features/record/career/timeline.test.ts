import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildCareer, buildRole } from '@/shared/testing/career';
import { thisYear } from './employers';
import { careerTimelineOf } from './timeline';

const role = (id: string, organisation: string, from: number, to: number | 'present') =>
  buildRole(id, { organisation, start: { year: from }, end: to === 'present' ? to : { year: to } });
const segmentsOf = (...roles: ReturnType<typeof role>[]) =>
  careerTimelineOf(buildCareer({ roles, education: [] }), new Set()).map(
    ({ employer, kind, from, to }) => `${from}-${to} ${kind === 'gap' ? 'gap' : employer}`,
  );

it('in the timeline, a long role continues after a shorter one that overlaps it, without a gap', () => {
  expect(
    segmentsOf(
      role('1', 'Harbour', 2005, 2015),
      role('2', 'Quay', 2008, 2010),
      role('3', 'Pier', 2015, 2016),
    ),
  ).toEqual([
    '2005-2008 Harbour',
    '2008-2010 Quay',
    '2010-2015 Harbour',
    '2015-2016 Pier',
    `2016-${thisYear()} gap`,
  ]);
});

it('in the timeline, years between two roles at one employer are a gap', () => {
  const segments = careerTimelineOf(
    buildCareer({
      roles: [role('1', 'Harbour', 2001, 2003), role('2', 'Harbour', 2015, 'present')],
      education: [],
    }),
    new Set(),
  );
  expect(segments.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['read', 2001, 2003],
    ['gap', 2003, 2015],
    ['read', 2015, thisYear()],
  ]);
  expect(segments.flatMap(({ label }) => label ?? [])).toEqual([{ years: 2 + thisYear() - 2015, titles: 2 }]);
});

it('the segments of the timeline do not overlap, and cover every year that any entry covers', () => {
  const entry = fc.record({
    employer: fc.constantFrom('A', 'B', 'C', 'D'),
    from: fc.integer({ min: 1990, max: 2020 }),
    length: fc.integer({ min: 0, max: 12 }),
  });
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 8 }), (entries) => {
      const roles = entries.map(({ employer, from, length }, index) =>
        role(String(index), employer, from, Math.min(from + length, thisYear())),
      );
      const segments = careerTimelineOf(buildCareer({ roles, education: [] }), new Set());
      for (const [index, { from, to }] of segments.entries()) {
        expect(to).toBeGreaterThan(from);
        const next = segments[index + 1];
        if (next) expect(next.from).toBeGreaterThanOrEqual(to);
      }
      for (const { start, end } of roles) {
        const last = end === 'present' || !end ? thisYear() : end.year;
        for (let year = start?.year ?? last; year < last; year += 1) {
          expect(
            segments.some(({ kind, from, to }) => kind !== 'gap' && from <= year && to >= year + 0.5),
          ).toBe(true);
        }
      }
      const labelled = segments.filter(({ label }) => label).map(({ employer }) => employer);
      expect(labelled).toEqual([...new Set(labelled)]);
    }),
  );
});
