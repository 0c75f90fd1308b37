/** The career as segments of a timeline. */

import type { CareerFacts } from '@/shared/record/facts';
import { employersOf, gapYearsOf, thisYear } from './employers';

export interface CareerSegment {
  /** Empty if no employer was read, and in a gap. */
  employer: string;
  /** 'doubtful' if a question is open about its only role, or about any role without an employer. */
  kind: 'read' | 'doubtful' | 'gap';
  /** The year in which it begins. */
  from: number;
  /** The year in which it ends; an entry that begins and ends in the same year takes half of it. */
  to: number;
  /** Set once for each employer, on its longest segment. */
  label?: { years: number; titles: number };
}

/** A part of the timeline that one employer covers, in years. `row` is the employer's index. */
interface EmployerSpan {
  row: number;
  from: number;
  to: number;
}

/** Joins spans that overlap or touch, and sorts them. */
function union(spans: readonly EmployerSpan[]): EmployerSpan[] {
  const joined: EmployerSpan[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return joined;
}

/** For each stretch of years, the employer whose entry began last among those that cover it. */
function latestInEachStretch(spans: readonly EmployerSpan[]): EmployerSpan[] {
  const bounds = [...new Set(spans.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  const visible: EmployerSpan[] = [];
  for (const [index, from] of bounds.slice(0, -1).entries()) {
    const to = bounds[index + 1] as number;
    const latest = spans
      .filter((span) => span.from <= from && span.to >= to)
      .reduce<EmployerSpan | undefined>(
        (best, span) => (best && best.from > span.from ? best : span),
        undefined,
      );
    const last = visible.at(-1);
    if (!latest) continue;
    if (last && last.row === latest.row && last.to === from) last.to = to;
    else visible.push({ row: latest.row, from, to });
  }
  return visible;
}

/**
 * Segments from the last degree or the first entry to today, without overlaps. Where two employers overlap, the years
 * belong to the one that began later, and the other continues after it; a gap is more than a year without an entry.
 * @param doubtful ids of the roles about which a question is open
 */
export function careerTimelineOf(facts: CareerFacts, doubtful: ReadonlySet<string>): CareerSegment[] {
  const presentYear = thisYear();
  const employers = employersOf(facts);
  const spans = employers.flatMap(({ roles }, row) =>
    union(
      roles.flatMap(({ start, end }) => {
        if (!start) return [];
        const to = end === 'present' ? presentYear : (end?.year ?? start.year);
        return [{ row, from: start.year, to: Math.max(to, start.year + 0.5) }];
      }),
    ),
  );
  if (spans.length === 0) return [];
  const drawnSpans = latestInEachStretch(spans);
  const segments = drawnSpans.map(({ row, from, to }): CareerSegment => {
    const { name, roles } = employers[row] as (typeof employers)[number];
    const isDoubtful = roles.some(({ id }) => doubtful.has(id)) && (name === '' || roles.length === 1);
    const rowSpans = drawnSpans.filter((span) => span.row === row);
    const longest = rowSpans.reduce((best, span) =>
      span.to - span.from > best.to - best.from ? span : best,
    );
    const years = spans
      .filter((span) => span.row === row)
      .reduce((sum, span) => sum + span.to - span.from, 0);
    return {
      employer: name,
      kind: isDoubtful ? 'doubtful' : 'read',
      from,
      to,
      ...(longest.from === from && { label: { years: Math.round(years), titles: roles.length } }),
    };
  });
  const gaps = gapYearsOf(facts).map(({ from, to }): CareerSegment => {
    // An entry that begins and ends in one year takes half of it.
    const before = drawnSpans.findLast((span) => span.from <= from && span.to > from);
    return { employer: '', kind: 'gap', from: before?.to ?? from, to };
  });
  return [...segments, ...gaps].sort((a, b) => a.from - b.from);
}
