import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { FieldContext } from './field-context';

export interface FieldProps {
  label: ReactNode;
  /** Shows 'optional' next to the label. Fields are required by default. */
  optional?: boolean;
  /** Always visible: accepted input, or its purpose. */
  hint?: ReactNode;
  /** The error and how to correct it. Announced when it appears. */
  error?: ReactNode;
  /** Content at the right end of the label's line: 'Forgot password?'. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Scrolls the error of a focused field into view, where a bar at the foot of a small window would cover it. */
function revealError(error: HTMLElement | null) {
  if (error?.parentElement?.matches(':focus-within > *')) error.scrollIntoView({ block: 'nearest' });
}

/** A label, a control, its hint and its error, connected for assistive technology. */
export function Field({ label, optional, hint, error, aside, className, children }: FieldProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={`grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5 ${className ?? ''}`}>
      <div className="flex items-baseline justify-between gap-3 text-sm max-[16rem]:flex-wrap">
        <label htmlFor={id} className="font-emphasis text-ink">
          {label}
          {optional && <span className="font-normal text-ink-3"> (optional)</span>}
        </label>
        {aside}
      </div>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      <div aria-live="polite" className="contents">
        {error && (
          <p ref={revealError} id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger">
            <CircleAlert className="mt-0.5 size-4" strokeWidth={SMALL_STROKE} />
            <span>{error}</span>
          </p>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}

export { AffixInput, Input, PasswordInput, Textarea } from './input';
