import type { CSSProperties } from 'react';
import { formatLongDay } from '@/web/lib/dates/format-day';
import type { Readership } from '../queries';
import { countWords } from '../texts';
import { chartHeightOf, horizontalPosition, linePath, marksFit, scaleMaximum, ticksOf } from './scale';

const positionAt = (share: number) => ({ '--at': share }) as CSSProperties;

/** Position from which a label is placed at the left of its mark. */
const MAX_SHARE_WITH_LABEL_AFTER = 0.6;
const side = (share: number) => (share > MAX_SHARE_WITH_LABEL_AFTER ? 'before' : 'after');

/** A line chart at full width that labels the highest day and the days on which versions were made. */
export function DaysLine({ readership: { days, to, versions_made } }: { readership: Readership }) {
  const counts = days.map(({ reads }) => reads);
  const highest = Math.max(...counts.map(chartHeightOf));
  const top = scaleMaximum(highest);
  const peak = counts.findIndex((count) => chartHeightOf(count) === highest);
  const peakDay = days[peak];
  const placeOf = (at: number) => horizontalPosition(at, days.length);
  const marks = versions_made
    .map(({ name, day }) => ({ name, day, place: placeOf(days.findIndex((one) => one.day === day)) }))
    .filter(({ place }) => place >= 0);
  const fit = marksFit(marks.map(({ place }) => place));
  const words = ({ name, day }: { name: string; day: string }) => `${name}, made ${formatLongDay(day, to)}`;
  return (
    <>
      <div className="reads-plot">
        <svg
          viewBox={`0 0 ${days.length - 1} ${top}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`Reads a day over ${days.length} days`}
        >
          {[0, top / 2].map((y) => (
            <line key={y} className="grid" x1="0" x2={days.length - 1} y1={y} y2={y} />
          ))}
          <line className="base" x1="0" x2={days.length - 1} y1={top} y2={top} />
          <path className="line" d={linePath(counts, top)} />
        </svg>
        {[0, 0.5, 1].map((share) => (
          <span key={share} aria-hidden className="reads-scale" style={{ top: `${100 - share * 100}%` }}>
            {top * share}
          </span>
        ))}
        {peakDay && peakDay.reads !== 'few' && (
          <span
            aria-hidden
            className="reads-peak"
            data-side={side(placeOf(peak))}
            style={{ ...positionAt(placeOf(peak)), top: `${100 - (highest / top) * 100}%` }}
          >
            {countWords(peakDay.reads)} on {formatLongDay(peakDay.day, to)}
          </span>
        )}
        {marks.map(({ name, day, place }) => (
          <span key={name + day} aria-hidden className="reads-mark" style={positionAt(place)} />
        ))}
      </div>
      <div aria-hidden className="reads-below">
        {ticksOf(days.map(({ day }) => day)).map((at) => (
          <span key={at} className="reads-tick" style={positionAt(placeOf(at))}>
            {formatLongDay(days[at]?.day ?? to, to)}
          </span>
        ))}
        {fit &&
          marks.map((mark) => (
            <span
              key={mark.name + mark.day}
              className="reads-note"
              data-side={side(mark.place)}
              style={positionAt(mark.place)}
            >
              {words(mark)}
            </span>
          ))}
      </div>
      {marks.length > 0 && (
        <ul className="reads-notes" data-always={!fit || undefined}>
          {marks.map((mark) => (
            <li key={mark.name + mark.day}>{words(mark)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
