import type { CareerRecord } from '@/shared/record/career-record';
import type { Doubt } from '@/shared/record/doubts';
import { cx } from '@/web/components/ui/core/cx';
import { employersOf, thisYear } from './career/employers';

interface Stretch {
  name: string;
  sub: string;
  looks: 'read' | 'ask' | 'gap';
  from: number;
  to: number;
}

/**
 * The career as segments of a time line without overlaps: where two employers overlap, the years belong to the one
 * that began later.
 */
function stretchesOf(record: CareerRecord, doubts: readonly Doubt[]): Stretch[] {
  const doubtfulIds = new Set(doubts.map(({ role }) => role.id));
  const now = thisYear();
  const spans = employersOf(record.facts)
    .flatMap(({ name, roles, start, end }) => {
      if (!start) return [];
      const to = end === 'present' ? now : (end?.year ?? start.year);
      const unsure = roles.some(({ id }) => doubtfulIds.has(id)) && (name === '' || roles.length === 1);
      return [{ name, titles: roles.length, unsure, from: start.year, to: Math.max(to, start.year + 0.5) }];
    })
    .sort((a, b) => a.from - b.from);
  const [first] = spans;
  if (!first) return [];
  const degrees = record.facts.education.flatMap(({ end }) =>
    end && end.year <= first.from ? end.year : [],
  );
  const stretches: Stretch[] = [];
  let covered = degrees.length > 0 ? Math.max(...degrees) : first.from;
  const gapTo = (from: number) => {
    if (from - covered >= 1) {
      stretches.push({ name: 'Nothing read', sub: '', looks: 'gap', from: covered, to: from });
    }
  };
  for (const [index, span] of spans.entries()) {
    gapTo(span.from);
    const next = spans[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    const to = Math.min(span.to, Math.max(next, span.from + 0.5));
    const length = Math.round(span.to - span.from);
    const sub = [
      length > 0 && `${length} ${length === 1 ? 'year' : 'years'}`,
      span.titles > 1 && `${span.titles} titles`,
    ].filter(Boolean);
    stretches.push({
      name: span.name ? (span.unsure ? `“${span.name}”` : span.name) : 'No employer',
      sub: sub.join(', '),
      looks: span.unsure ? 'ask' : 'read',
      from: span.from,
      to,
    });
    covered = Math.max(covered, to);
  }
  gapTo(now);
  return stretches;
}

/** The whole career on one line: solid years were read, hatched ones are in doubt, empty ones have no entry. */
export function Scale({ record, doubts }: { record: CareerRecord; doubts: readonly Doubt[] }) {
  const stretches = stretchesOf(record, doubts);
  if (stretches.length === 0) return null;
  const last = stretches.at(-1);
  const ends = last && last.to >= thisYear() ? 'today' : Math.floor(last?.to ?? 0);
  return (
    <figure className="record-scale" aria-label="Your career by years">
      <ol
        style={{
          gridTemplateColumns: stretches
            .map(({ from, to }) => `minmax(0, ${Math.max(to - from, 1)}fr)`)
            .join(' '),
        }}
      >
        {stretches.map(({ name, sub, looks, from }, at) => (
          <li key={`${name}${from}`} className={cx('record-stretch', looks)}>
            <b title={name}>{name}</b>
            <span className="sub">{sub}</span>
            <span className="bar" />
            <span className="year">
              <span>{Math.floor(from)}</span>
              {at === stretches.length - 1 && <span>{ends}</span>}
            </span>
          </li>
        ))}
      </ol>
      {stretches.some(({ looks }) => looks !== 'read') && (
        <figcaption className="mt-3.5 text-ink-3 text-sm">
          Solid is read, hatched is not sure, empty is nothing read.
        </figcaption>
      )}
    </figure>
  );
}
