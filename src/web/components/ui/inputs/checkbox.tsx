import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { BOLD_STROKE } from '@/web/components/ui/core/icon-strokes';
import { cx } from '../core/cx';
import { useFieldProps } from './field-context';

/** A checkbox. `children` is its label. */
export function Checkbox({
  className,
  children,
  ...rest
}: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label
      className={cx(
        'inline-grid grid-cols-[1.25rem_1fr] items-start gap-2.5 has-disabled:text-ink-3',
        className,
      )}
    >
      <span className="relative mt-[0.1875rem] grid size-4.5 place-items-center">
        <input
          {...rest}
          {...useFieldProps(rest)}
          type="checkbox"
          className="peer size-4.5 appearance-none rounded-[4px] border border-field-line bg-surface transition-colors checked:border-primary checked:bg-primary aria-invalid:border-danger disabled:border-rule-strong disabled:bg-sunken disabled:checked:bg-ink-3"
        />
        <Check
          strokeWidth={BOLD_STROKE}
          className="pointer-events-none absolute size-3 text-on-primary opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span>{children}</span>
    </label>
  );
}
