import type { ReactNode } from 'react';
import { cx } from '../core/cx';

export type BadgeTone = 'grey' | 'green' | 'blue' | 'yellow' | 'red' | 'brass' | 'line';

const TONES: Record<BadgeTone, string> = {
  grey: 'bg-sunken text-ink-2 dark:bg-rule',
  green: 'bg-success-soft text-success',
  blue: 'bg-info-soft text-info',
  yellow: 'bg-warning-soft text-warning',
  red: 'bg-danger-soft text-danger',
  brass: 'bg-accent-soft text-accent-text',
  line: 'text-ink-2 shadow-[inset_0_0_0_1px_var(--rule-strong)]',
};

/** A short label for the state of the element next to it: 'Live', 'Private'. */
export function Badge({
  tone = 'grey',
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 whitespace-nowrap max-[16rem]:whitespace-normal rounded-[4px] px-2 py-px font-semibold text-xs leading-normal',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
