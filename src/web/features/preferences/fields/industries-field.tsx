import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import type { FormValues } from '../form/values';
import type { PreferenceLists } from '../use-preferences';
import { ListField } from './list-field';

export interface IndustriesFieldProps {
  name: 'fullTime.industries' | 'fractional.industries';
  industries: PreferenceLists['industries'];
}

/** Field for the industries of one kind of work. */
export function IndustriesField({ name, industries }: IndustriesFieldProps) {
  const { field } = useController<FormValues, typeof name>({ name });
  const options = useMemo(
    () => industries.map((industry) => ({ value: String(industry.id), label: industry.name })),
    [industries],
  );
  return (
    <ListField
      label="Preferred industries"
      options={options}
      value={field.value.map(String)}
      onChange={(value) => field.onChange(value.map(Number))}
      placeholder="Add an industry"
      searchLabel="Search industries"
      empty="No industry found."
    />
  );
}
