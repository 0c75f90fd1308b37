import { Field } from '@/web/components/ui/inputs/field';
import { useFieldProps } from '@/web/components/ui/inputs/field-context';

interface TermsChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  disabled?: boolean;
}

/** A choice from a list, such as a term's audience, unit or currency, as a native select. */
export function TermsChoice({ label, ...list }: TermsChoiceProps) {
  return (
    <Field label={<span className="sr-only">{label}</span>}>
      <Select {...list} />
    </Field>
  );
}

function Select({ value, options, onChange, disabled }: Omit<TermsChoiceProps, 'label'>) {
  return (
    <select
      {...useFieldProps({})}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
      className="field-edge min-h-control w-full min-w-0 bg-surface px-2.5 text-sm text-ink disabled:bg-sunken disabled:text-ink-3"
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
