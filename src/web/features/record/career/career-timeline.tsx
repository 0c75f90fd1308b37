import type { CareerRecord } from '@/shared/record/career-record';
import type { Doubt } from '@/shared/record/doubts';
import { cx } from '@/web/components/ui/core/cx';
import { thisYear } from './employers';
import { type CareerSegment, careerTimelineOf } from './timeline';

function nameOf({ employer, kind }: CareerSegment): string {
  if (kind === 'gap') return 'Nothing read';
  if (!employer) return 'No employer';
  return kind === 'doubtful' ? `“${employer}”` : employer;
}

const lengthTextOf = ({ years, titles }: { years: number; titles: number }) =>
  [years > 0 && `${years} ${years === 1 ? 'year' : 'years'}`, titles > 1 && `${titles} titles`]
    .filter(Boolean)
    .join(', ');

/** The career as a timeline: solid years were read, hatched ones are in doubt, empty ones have no entry. */
export function CareerTimeline({ record, doubts }: { record: CareerRecord; doubts: readonly Doubt[] }) {
  const segments = careerTimelineOf(record.facts, new Set(doubts.map(({ role }) => role.id)));
  if (segments.length === 0) return null;
  const last = segments.at(-1);
  const lastYear = last && last.to >= thisYear() ? 'today' : Math.floor(last?.to ?? 0);
  return (
    <figure className="record-scale" aria-label="Your career by years">
      <ol
        style={{
          gridTemplateColumns: segments
            .map(({ from, to }) => `minmax(0, ${Math.max(to - from, 1)}fr)`)
            .join(' '),
        }}
      >
        {segments.map((segment, index) => (
          <li key={segment.from} className={cx('record-segment', segment.kind)} title={nameOf(segment)}>
            <b>{(segment.label || segment.kind === 'gap') && nameOf(segment)}</b>
            <span className="sub">{segment.label && lengthTextOf(segment.label)}</span>
            <span className="bar" />
            <span className="year">
              <span>{Math.floor(segment.from)}</span>
              {index === segments.length - 1 && <span>{lastYear}</span>}
            </span>
          </li>
        ))}
      </ol>
      {segments.some(({ kind }) => kind !== 'read') && (
        <figcaption className="mt-3.5 text-ink-3 text-sm">
          Solid is read, hatched is not sure, empty is nothing read.
        </figcaption>
      )}
    </figure>
  );
}
