import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '../buttons/button';
import { cx } from '../core/cx';
import { BusyContext } from '../inputs/field-context';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons; the confirming one comes last. */
  footer?: ReactNode;
  /** The element focused on opening; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Whether the dialog cannot be closed by Escape, the scrim or a cross, as while something is being saved. */
  locked?: boolean;
  className?: string;
}

/** A modal dialog. Escape and a click on the scrim cancel; the focus then returns to where it was. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, initialFocus, locked, className } = props;
  return (
    <Base.Root open={open} onOpenChange={(next) => (locked && !next ? undefined : onOpenChange(next))}>
      <Base.Portal>
        {/* A dialog over a dialog needs a scrim of its own, which Base UI leaves out by default. */}
        <Base.Backdrop
          forceRender
          className="fixed inset-0 z-50 bg-scrim transition-opacity duration-(--slow) data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Base.Viewport data-dialog className="fixed inset-0 z-50 grid place-items-center overflow-y-auto p-4">
          <Base.Popup
            initialFocus={initialFocus}
            className={cx(
              'w-full max-w-[30rem] rounded-lg border border-rule-strong bg-surface p-5 shadow-2 outline-none md:p-6',
              'transition-[opacity,translate] data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0',
              className,
            )}
          >
            <div className="flex items-start justify-between gap-4">
              <div className="grid gap-1">
                <Base.Title>{title}</Base.Title>
                {description && (
                  <Base.Description className="text-ink-2 text-sm">{description}</Base.Description>
                )}
              </div>
              {!locked && (
                <Base.Close
                  aria-label="Close"
                  className="-mt-1 -mr-1.5 grid size-control-sm shrink-0 place-items-center rounded-sm text-ink-3 hover:bg-sunken hover:text-ink"
                >
                  <X className="size-4.5" />
                </Base.Close>
              )}
            </div>
            {children && <div className="mt-4">{children}</div>}
            {/* If the dialog is taller than the window, its buttons stay in view and the text fades behind them. */}
            {footer && (
              <div className="sticky -bottom-4 -mx-5 mt-6 -mb-5 flex flex-wrap justify-end gap-2 rounded-b-lg bg-surface px-5 pb-5 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t before:from-surface before:to-transparent md:-mx-6 md:-mb-6 md:px-6 md:pb-6 max-md:*:flex-1">
                {footer}
              </div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** A field that the answer requires, such as a word to type. */
  children?: ReactNode;
  /** The label of the confirming button: 'Delete account', never 'OK'. */
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  /** Whether the action cannot be undone: the button is then red, and without a field cancel has the initial focus. */
  danger?: boolean;
  disabled?: boolean;
  busy?: boolean;
  onConfirm: () => void;
}

/** A dialog with a question and two answers. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    confirmLabel,
    cancelLabel = 'Cancel',
    danger,
    disabled,
    busy,
    onConfirm,
    children,
    ...dialog
  } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      {...dialog}
      locked={busy}
      initialFocus={danger && !children ? cancel : undefined}
      footer={
        <>
          <Button ref={cancel} variant="quiet" disabled={busy} onClick={() => dialog.onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} disabled={disabled} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children && <BusyContext value={busy ?? false}>{children}</BusyContext>}
    </Dialog>
  );
}
