import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import type { FormValues } from '../form/values';
import type { PreferenceLists } from '../use-preferences';
import { ListField } from './list-field';

/** The countries in which the person may work. */
export function EligibilityField({ countries }: { countries: PreferenceLists['countries'] }) {
  const { field } = useController<FormValues, 'work_eligibility'>({ name: 'work_eligibility' });
  const options = useMemo(
    () =>
      countries.map((country) => ({
        value: country.alpha2_code,
        label: country.name,
        code: country.alpha2_code,
      })),
    [countries],
  );
  return (
    <ListField
      label="Countries"
      options={options}
      value={field.value}
      onChange={field.onChange}
      placeholder="Add a country"
      searchLabel="Search countries"
      empty="No country found."
    />
  );
}
