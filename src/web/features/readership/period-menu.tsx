import { ChevronDown } from 'lucide-react';
import { READERSHIP_PERIODS, type ReadershipPeriod } from '@/shared/readership';
import { PERIOD_WORDS } from './texts';

/** How far back. The browser's own list: nothing else of this screen needs a menu's script. */
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
        {READERSHIP_PERIODS.map((each) => (
          <option key={each} value={each}>
            {PERIOD_WORDS[each]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden strokeWidth={1.6} />
    </span>
  );
}
