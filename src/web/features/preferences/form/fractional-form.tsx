import { useController } from 'react-hook-form';
import { shownPaymentType } from '@/shared/preferences/money-and-hours';
import { SegmentedControl } from '@/web/components/ui/inputs/segmented-control';
import { HoursField } from '../fields/hours-field';
import { MoneyRange } from '../fields/money-range';
import type { PreferenceLists } from '../use-preferences';
import { KindForm } from './kind-form';
import { PreferenceSection } from './preference-section';
import type { FormValues } from './values';

const PAYMENTS = [
  { value: 'hourly', label: 'Hourly' },
  { value: 'daily', label: 'Daily' },
] as const;

function RateSection() {
  const { field } = useController<FormValues, 'fractional.payment_type'>({ name: 'fractional.payment_type' });
  const type = shownPaymentType(field.value);
  return (
    <PreferenceSection title="Rate range" text="What you charge, before tax. A range keeps doors open.">
      <div className="grid gap-4">
        <div className="justify-self-start">
          <SegmentedControl label="Payment type" options={PAYMENTS} value={type} onChange={field.onChange} />
        </div>
        {/* Each payment type keeps its own amounts while the other is shown. */}
        {type === 'hourly' ? (
          <MoneyRange
            key="hourly"
            min="fractional.min_hourly_rate"
            max="fractional.max_hourly_rate"
            per="an hour"
          />
        ) : (
          <MoneyRange
            key="daily"
            min="fractional.min_daily_rate"
            max="fractional.max_daily_rate"
            per="a day"
          />
        )}
      </div>
    </PreferenceSection>
  );
}

export interface FractionalFormProps {
  lists: PreferenceLists;
  /** Whether the title is shown: only if both kinds of work are on the screen. */
  showsTitle: boolean;
  /** Whether the full-time form above asks for time zone and current location too. */
  repeatsSharedFields: boolean;
}

/** The preferences for fractional work. */
export function FractionalForm({ lists, showsTitle, repeatsSharedFields }: FractionalFormProps) {
  return (
    <KindForm
      kind="fractional"
      title="Flexible Position"
      lists={lists}
      showsTitle={showsTitle}
      repeatsSharedFields={repeatsSharedFields}
      pay={<RateSection />}
      availability={<HoursField />}
      availabilityText="Hours you can give in a normal week, and the clock you keep."
    />
  );
}
