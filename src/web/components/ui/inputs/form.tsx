import type { ComponentProps, KeyboardEvent, SubmitEvent, SyntheticEvent } from 'react';
import { cx } from '../core/cx';
import { BusyContext } from './field-context';

/** Keeps an event from the controls of a form; not from a popup, which is elsewhere in the document. */
function refuse(event: SyntheticEvent<HTMLFormElement>) {
  if (!event.currentTarget.contains(event.target as Node)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Keeps keys that would change something from controls that cannot be read-only, as a checkbox. */
function refuseKey(event: KeyboardEvent<HTMLFormElement>) {
  const { key, ctrlKey, metaKey, altKey } = event;
  const isReadOnly = (event.target as Partial<HTMLInputElement>).readOnly;
  if (!isReadOnly && key !== 'Tab' && key !== 'Escape' && !ctrlKey && !metaKey && !altKey) refuse(event);
}

interface BusyFormProps extends ComponentProps<'form'> {
  /** Whether it is being sent. */
  busy: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * A form that is sent to the server. While it is, it cannot be changed or sent again: what would be added is not in the
 * call, and its answer closes or empties the form. The focus stays where it is.
 */
export function Form({ busy, onSubmit, className, children, ...rest }: BusyFormProps) {
  const refusals = { onClickCapture: refuse, onPointerDownCapture: refuse, onMouseDownCapture: refuse };
  return (
    <form
      {...rest}
      {...(busy && { ...refusals, onKeyDownCapture: refuseKey })}
      onSubmit={(event) => (busy ? event.preventDefault() : onSubmit(event))}
      // A slider that is dragged by touch is stopped by no event; a busy button still shows its cursor.
      className={cx(
        busy && 'pointer-events-none [&_.field-edge]:bg-sunken [&_button]:pointer-events-auto',
        className,
      )}
    >
      <BusyContext value={busy}>{children}</BusyContext>
      <span aria-live="polite" className="sr-only">
        {busy && 'Being sent. It cannot be changed meanwhile.'}
      </span>
    </form>
  );
}
