import { Clock } from 'lucide-react';
import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import { offsetLabel } from '@/shared/preferences/money-and-hours';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { Combobox } from '@/web/components/ui/inputs/combobox';
import { Field } from '@/web/components/ui/inputs/field';
import type { FormValues } from '../form/values';
import type { PreferenceLists } from '../use-preferences';

/** The person's time zone, searched by label, UTC offset and IANA name; shared by both kinds of work. */
export function TimezoneField({ timezones }: { timezones: PreferenceLists['timezones'] }) {
  const { field } = useController<FormValues, 'timezone_id'>({ name: 'timezone_id' });
  const options = useMemo(
    () =>
      timezones.map((zone) => ({ value: zone.value, label: zone.text, code: offsetLabel(zone.utc_offset) })),
    [timezones],
  );
  return (
    <Field label="Timezone">
      <Combobox
        options={options}
        value={timezones.find((zone) => zone.id === field.value)?.value ?? null}
        onChange={(value) => field.onChange(timezones.find((zone) => zone.value === value)?.id ?? null)}
        placeholder="Choose a timezone"
        searchLabel="Search timezones"
        clearLabel="Clear this choice"
        empty="No timezone found."
        icon={<Clock className="size-4 text-ink-3" strokeWidth={SMALL_STROKE} />}
      />
    </Field>
  );
}
