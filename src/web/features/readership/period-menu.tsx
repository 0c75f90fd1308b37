import { ChevronDown } from 'lucide-react';
import { READERSHIP_PERIODS, type ReadershipPeriod } from '@/shared/publishing/readership';
import { PERIOD_LABELS } from './texts';

/** The choice of the period. A native select, since nothing else on this screen needs the script of a menu. */
export function PeriodMenu({
  days,
  onChoose,
}: {
  days: ReadershipPeriod;
  onChoose: (days: ReadershipPeriod) => void;
}) {
  return (
    <span className="reads-period">
      <select
        aria-label="Period"
        value={days}
        onChange={({ target }) => onChoose(Number(target.value) as ReadershipPeriod)}
      >
        {READERSHIP_PERIODS.map((period) => (
          <option key={period} value={period}>
            {PERIOD_LABELS[period]}
          </option>
        ))}
      </select>
      <ChevronDown />
    </span>
  );
}
