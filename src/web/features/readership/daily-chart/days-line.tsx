import type { CSSProperties } from 'react';
import { formatLongDay } from '@/web/lib/dates/format-day';
import type { Readership } from '../queries';
import { countText } from '../texts';
import {
  chartHeightOf,
  horizontalPosition,
  labelledDayIndexes,
  linePath,
  marksFit,
  scaleMaximum,
} from './scale';

const positionStyle = (share: number) => ({ '--at': share }) as CSSProperties;

/** A label is to the right of its mark up to this position (0 to 1 from the left edge), beyond it to the left. */
const MAX_POSITION_WITH_LABEL_AFTER = 0.6;
const labelSideAt = (share: number) => (share > MAX_POSITION_WITH_LABEL_AFTER ? 'before' : 'after');

/** The reads of each day as a line chart, with labels for the highest day and the days on which versions were made. */
export function DaysLine({ readership: { days, to, versions_made } }: { readership: Readership }) {
  const counts = days.map(({ reads }) => reads);
  const highest = Math.max(...counts.map(chartHeightOf));
  const maximum = scaleMaximum(highest);
  const peak = counts.findIndex((count) => chartHeightOf(count) === highest);
  const peakDay = days[peak];
  const positionOfDay = (index: number) => horizontalPosition(index, days.length);
  const marks = versions_made
    .map(({ name, day }) => ({
      name,
      day,
      place: positionOfDay(days.findIndex((chartDay) => chartDay.day === day)),
    }))
    .filter(({ place }) => place >= 0);
  const labelsFit = marksFit(marks.map(({ place }) => place));
  const versionText = ({ name, day }: { name: string; day: string }) =>
    `${name}, made ${formatLongDay(day, to)}`;
  return (
    <>
      <div className="reads-plot">
        <svg
          viewBox={`0 0 ${days.length - 1} ${maximum}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`Reads a day over ${days.length} days`}
        >
          {[0, maximum / 2].map((y) => (
            <line key={y} className="grid" x1="0" x2={days.length - 1} y1={y} y2={y} />
          ))}
          <line className="base" x1="0" x2={days.length - 1} y1={maximum} y2={maximum} />
          <path className="line" d={linePath(counts, maximum)} />
        </svg>
        {[0, 0.5, 1].map((share) => (
          <span key={share} aria-hidden className="reads-scale" style={{ top: `${100 - share * 100}%` }}>
            {maximum * share}
          </span>
        ))}
        {peakDay && peakDay.reads !== 'few' && (
          <span
            aria-hidden
            className="reads-peak"
            data-side={labelSideAt(positionOfDay(peak))}
            style={{ ...positionStyle(positionOfDay(peak)), top: `${100 - (highest / maximum) * 100}%` }}
          >
            {countText(peakDay.reads)} on {formatLongDay(peakDay.day, to)}
          </span>
        )}
        {marks.map(({ name, day, place }) => (
          <span key={name + day} aria-hidden className="reads-mark" style={positionStyle(place)} />
        ))}
      </div>
      <div aria-hidden className="reads-below">
        {labelledDayIndexes(days.map(({ day }) => day)).map((index) => (
          <span key={index} className="reads-tick" style={positionStyle(positionOfDay(index))}>
            {formatLongDay(days[index]?.day ?? to, to)}
          </span>
        ))}
        {labelsFit &&
          marks.map((mark) => (
            <span
              key={mark.name + mark.day}
              className="reads-note"
              data-side={labelSideAt(mark.place)}
              style={positionStyle(mark.place)}
            >
              {versionText(mark)}
            </span>
          ))}
      </div>
      {marks.length > 0 && (
        <ul className="reads-notes" data-always={!labelsFit || undefined}>
          {marks.map((mark) => (
            <li key={mark.name + mark.day}>{versionText(mark)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
