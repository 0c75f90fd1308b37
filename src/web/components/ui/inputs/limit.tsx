import { CircleAlert } from 'lucide-react';
import { useEffect, useId } from 'react';
import { textExcess } from '@/shared/validation/text-excess';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';

/** A control's props with the maximum characters that can be saved. */
export type LimitedProps<P> = Omit<P, 'maxLength'> & {
  /** Maximum characters. Unlike `maxLength`, which cuts pasted text silently, longer text is kept and reported. */
  limit?: number;
};

interface FieldProps {
  id: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

interface LimitMessageProps {
  id: string;
  /** Whether the control has a limit: the live region has to exist before there is an error to announce. */
  limited: boolean;
  problem: string | null;
}

/**
 * Watches the length of a controlled text. While it exceeds its limit the control is invalid and says by how much, and
 * submitting the form focuses the control instead.
 */
export function useLimit(limit: number | undefined, { value }: { value?: unknown }, fieldProps: FieldProps) {
  const ownId = useId();
  const id = fieldProps.id ?? ownId;
  const problem = limit !== undefined && typeof value === 'string' ? textExcess(value, limit) : null;
  const isOver = problem !== null;
  useEffect(() => {
    const control = isOver ? document.getElementById(id) : null;
    const form = (control as HTMLInputElement | null)?.form;
    const refuse = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      control?.focus();
    };
    // React listens at the root, so stopping the event at the form keeps it from all React handlers.
    form?.addEventListener('submit', refuse);
    return () => form?.removeEventListener('submit', refuse);
  }, [isOver, id]);
  const messageProps: LimitMessageProps = { id: `${id}-over`, limited: limit !== undefined, problem };
  if (!isOver) return { fieldProps: { ...fieldProps, id }, messageProps };
  const describedBy = [messageProps.id, fieldProps['aria-describedby']].filter(Boolean).join(' ');
  return {
    fieldProps: { ...fieldProps, id, 'aria-invalid': true, 'aria-describedby': describedBy },
    messageProps,
  };
}

/** The message below a control about how far its text exceeds the limit. */
export function LimitMessage({ id, limited, problem }: LimitMessageProps) {
  if (!limited) return null;
  return (
    <span aria-live="polite" className="contents">
      {problem && (
        <span id={id} className="flex items-start gap-1.5 text-danger text-sm">
          <CircleAlert className="mt-0.5 size-4 shrink-0" strokeWidth={SMALL_STROKE} />
          {problem}
        </span>
      )}
    </span>
  );
}
