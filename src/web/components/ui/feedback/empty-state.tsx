import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { LIGHT_STROKE } from '@/web/components/ui/core/icon-strokes';
import { cx } from '../core/cx';

export interface EmptyStateProps {
  icon?: LucideIcon;
  title: ReactNode;
  /** Explains what will be listed here and how to add it. */
  children?: ReactNode;
  /** The button or link for what to do first. */
  action?: ReactNode;
  /** Whether it fills the screen: without a border, and with the screen's title. */
  plain?: boolean;
  className?: string;
}

/** A placeholder for an empty list: says what belongs there. */
export function EmptyState({ icon: Icon, title, children, action, plain, className }: EmptyStateProps) {
  return (
    <div
      className={cx(
        'grid justify-items-center gap-1.5 px-6 py-12 text-center',
        plain ? 'min-h-[56vh] content-center' : 'rounded-md border border-rule-strong border-dashed',
        className,
      )}
    >
      {Icon && <Icon aria-hidden className="mb-2 size-7 text-ink-3" strokeWidth={LIGHT_STROKE} />}
      {plain ? <h1 className="text-2xl">{title}</h1> : <h3 className="text-balance">{title}</h3>}
      {children && <div className="max-w-[42ch] text-pretty text-ink-2">{children}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
