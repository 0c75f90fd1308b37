import { type ReactNode, useId } from 'react';
import { cx } from '../core/cx';

export interface SegmentOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** The accessible name, if the label is an icon. */
  name?: string;
}

export interface SegmentProps<Value extends string> {
  /** The accessible name of the whole choice. */
  label: string;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  size?: 'sm' | 'md';
  /** Whether it fills the available width. */
  wide?: boolean;
  /** Whether it is on a sunken background, and so has a lighter border. */
  quiet?: boolean;
}

/** A choice of one of few visible options. It is a radio group, so arrow keys change it. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  size = 'md',
  wide,
  quiet,
}: SegmentProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx(
        'gap-0.5 p-0.5',
        quiet ? 'rounded-sm border border-rule' : 'field-edge',
        wide ? 'flex w-full' : 'inline-flex',
        'max-w-full max-[16rem]:flex-wrap',
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          title={option.name}
          className={cx(
            'relative grid place-items-center rounded-[4px] font-emphasis text-ink-2 text-sm transition-colors hover:text-ink',
            'has-checked:text-ink has-checked:shadow-[inset_0_0_0_1px_var(--rule-strong)]',
            quiet ? 'has-checked:bg-surface' : 'has-checked:bg-sunken',
            'has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-1',
            size === 'md'
              ? 'min-h-[calc(var(--control)-6px)] px-4 max-[22rem]:px-1'
              : 'min-h-[calc(var(--control-sm)-6px)] px-2.5',
            wide && 'flex-1',
          )}
        >
          <input
            type="radio"
            name={name}
            aria-label={option.name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
