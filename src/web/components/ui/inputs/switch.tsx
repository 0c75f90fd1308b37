import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../core/cx';
import { useFieldProps } from './field-context';

/** A switch that takes effect at once, without a submit button. `children` is its label. */
export function Switch({ className, children, ...rest }: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label className={cx('inline-flex items-center gap-3 has-disabled:text-ink-3', className)}>
      <input
        {...rest}
        {...useFieldProps(rest)}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox announces its own state
        role="switch"
        className="relative h-5 w-9 shrink-0 appearance-none rounded-pill border border-field-line bg-sunken transition-colors after:absolute after:top-0.5 after:left-0.5 after:size-3.5 after:rounded-full after:bg-ink-3 after:transition-[translate,background-color] checked:border-primary checked:bg-primary checked:after:translate-x-4 checked:after:bg-on-primary disabled:opacity-60"
      />
      <span>{children}</span>
    </label>
  );
}
