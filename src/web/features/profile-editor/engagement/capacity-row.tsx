import { CAPACITY_UNITS, type CapacityUnit, ENGAGEMENT_LIMITS } from '@/shared/engagement/terms';
import { NumberField } from './number-field';
import { TermRow } from './term-row';
import { TermsChoice } from './terms-choice';
import { useTerm } from './use-term';

const UNIT_LABELS: Record<CapacityUnit, string> = { month: 'Days a month', week: 'Hours a week' };

/** Edits capacity: days a month or hours a week, as a number or a range. */
export function CapacityRow() {
  const { term, put, remove } = useTerm('capacity');
  const per = term?.per ?? 'month';
  const max = ENGAGEMENT_LIMITS.capacity[per];
  const change = (ends: { min?: number; max?: number }, group: string) => {
    const next = { min: term?.min ?? 0, max: term?.max ?? 0, ...ends };
    if (next.min === 0 && next.max === 0) remove(group);
    // The changed end alone, since a new unit may make both ends valid at once.
    else put(ends, group);
  };
  return (
    <TermRow name="capacity">
      <div className="grid items-start gap-x-2 min-[24rem]:grid-cols-[minmax(0,1fr)_5rem_5rem]">
        <TermsChoice
          label="Days or hours"
          value={per}
          options={CAPACITY_UNITS.map((value) => ({ value, label: UNIT_LABELS[value] }))}
          onChange={(unit) => {
            const next = unit as CapacityUnit;
            const unitMax = ENGAGEMENT_LIMITS.capacity[next];
            put({
              per: next,
              min: Math.min(term?.min ?? 0, unitMax),
              max: Math.min(term?.max ?? 0, unitMax),
            });
          }}
        />
        <NumberField
          term="capacity"
          label="From"
          field="capacity"
          value={term?.min ?? 0}
          max={max}
          push={(min, group) => change({ min }, group)}
        />
        <NumberField
          term="capacity"
          label="To"
          value={term?.max ?? 0}
          max={max}
          push={(max, group) => change({ max }, group)}
        />
      </div>
    </TermRow>
  );
}
