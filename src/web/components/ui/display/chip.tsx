import { X } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { cx } from '../core/cx';

export interface ChipProps {
  /** The text; a string, so that the remove button's label can include it. */
  children: string;
  /** If absent, the chip cannot be removed. */
  onRemove?: () => void;
  className?: string;
}

/** A short entry of a list, with a button to remove it if `onRemove` is given. */
export function Chip({ children, onRemove, className }: ChipProps) {
  return (
    <span
      className={cx(
        'inline-flex max-w-full items-center gap-1.5 rounded-[4px] border px-2.5 py-0.5 text-sm leading-[1.35]',
        onRemove ? 'min-h-7.5 border-rule-strong bg-surface' : 'min-h-7 border-rule text-ink-2',
        className,
      )}
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={`Remove ${children}`}
          onClick={onRemove}
          className="-mr-1.5 grid size-6 shrink-0 place-items-center rounded-[4px] text-ink-3 hover:bg-sunken hover:text-ink"
        >
          <X className="size-3.5" strokeWidth={SMALL_STROKE} />
        </button>
      )}
    </span>
  );
}

/** A row of chips that wraps. Its children are the chips. */
export function Chips({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {Children.map(children, (chip) => (
        <li className="max-w-full">{chip}</li>
      ))}
    </ul>
  );
}
