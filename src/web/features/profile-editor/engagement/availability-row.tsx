import { useState } from 'react';
import { isCalendarDay } from '@/shared/time/calendar-day';
import { DayField } from '@/web/components/ui/inputs/day-field';
import { TermRow } from './term-row';
import { TermsChoice } from './terms-choice';
import { useTerm } from './use-term';

/** Edits availability: now, from a day on, or not stated. */
export function AvailabilityRow() {
  const { term, put, remove } = useTerm('availability');
  // Whether the field for a day is shown although no day is set.
  const [asking, setAsking] = useState(false);
  const value = asking || term?.from ? 'day' : term ? 'now' : '';
  const choose = (next: string) => {
    setAsking(next === 'day');
    if (next === 'now') put({ from: '' });
    if (next === '') remove();
  };
  return (
    <TermRow name="availability">
      <div className="grid gap-x-2 min-[24rem]:grid-cols-2">
        <TermsChoice
          label="Availability"
          value={value}
          options={[
            { value: '', label: 'Not said' },
            { value: 'now', label: 'Now' },
            { value: 'day', label: 'From a day' },
          ]}
          onChange={choose}
        />
        {value === 'day' && (
          <DayField
            label={<span className="sr-only">First day</span>}
            field="availability"
            value={term?.from ?? ''}
            onDay={(day) => {
              if (isCalendarDay(day)) put({ from: day });
              else if (day === '') {
                setAsking(true);
                remove();
              }
            }}
          />
        )}
      </div>
    </TermRow>
  );
}
