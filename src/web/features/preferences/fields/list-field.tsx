import type { ReactNode } from 'react';
import { Chip, Chips } from '@/web/components/ui/display/chip';
import { Combobox, type ComboboxOption } from '@/web/components/ui/inputs/combobox';
import { Field } from '@/web/components/ui/inputs/field';

export interface ListFieldProps {
  label: string;
  options: readonly ComboboxOption[];
  /** The chosen values, the one added last first. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  placeholder: string;
  searchLabel: string;
  empty: string;
  hint?: ReactNode;
}

/** A multiple choice without duplicates: a chosen option leaves the list and appears below as a chip. */
export function ListField({ label, options, value, onChange, hint, ...texts }: ListFieldProps) {
  const labelByValue = new Map(options.map((option) => [option.value, option.label]));
  return (
    <div className="grid gap-2.5">
      <Field label={label} hint={hint}>
        <Combobox
          {...texts}
          keepsOpen
          options={options.filter((option) => !value.includes(option.value))}
          value={null}
          onChange={(added) => added && !value.includes(added) && onChange([added, ...value])}
        />
      </Field>
      {value.length > 0 && (
        <Chips label={`Chosen: ${label}`}>
          {value.map((entry) => (
            <Chip key={entry} onRemove={() => onChange(value.filter((other) => other !== entry))}>
              {labelByValue.get(entry) ?? entry}
            </Chip>
          ))}
        </Chips>
      )}
    </div>
  );
}
