import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '../core/cx';
import { SpinnerRing } from '../feedback/spinner';
import { type ButtonStyle, buttonClass } from './button-class';

export { LinkButton } from './link-button';

export interface ButtonProps extends ButtonStyle, ComponentProps<'button'> {
  /** Whether it is busy: announced as such, focusable, and ignoring presses; a spinner replaces the icon. */
  busy?: boolean;
  /** The label while busy. Both labels occupy the same space, so the button keeps its width. */
  busyLabel?: ReactNode;
  /** Icon before the label. */
  icon?: ReactNode;
}

/** A button. Its `type` defaults to `button`, so that it submits no form by accident. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyLabel,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  // A busy button stays focusable: `disabled` would move a keyboard user's focus to the page.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      data-spinning={(busy && !icon) || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={handleClick}
      className={buttonClass({ variant, size, wide }, className)}
    >
      {icon && <span className={cx('contents', busy && 'hidden')}>{icon}</span>}
      {busy && (icon ? <SpinnerRing /> : <SpinnerRing className="size-3" />)}
      {busyLabel ? <TwoLabels busy={busy} label={children} busyLabel={busyLabel} /> : children}
    </button>
  );
}

function TwoLabels({ busy, label, busyLabel }: { busy: boolean; label: ReactNode; busyLabel: ReactNode }) {
  const sameCell = 'col-start-1 row-start-1';
  return (
    <span className="grid justify-items-center">
      <span aria-hidden={busy || undefined} className={cx(sameCell, busy && 'invisible')}>
        {label}
      </span>
      {/* The invisible label keeps the width; `aria-hidden` excludes it from the button's accessible name. */}
      <span aria-hidden={!busy || undefined} className={cx(sameCell, !busy && 'invisible')}>
        {busyLabel}
      </span>
    </span>
  );
}

export interface IconButtonProps extends ComponentProps<'button'> {
  /** The button's accessible name, since an icon has none. */
  label: string;
  /** Width and height: 32 px (36 on touch widths), or 40 px (44) like controls in the same row. Defaults to `sm`. */
  size?: 'sm' | 'md';
}

/** A button that shows only an icon. */
export function IconButton({ label, size = 'sm', className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={cx(
        'inline-grid shrink-0 place-items-center rounded-sm text-ink-3 transition-colors hover:bg-sunken',
        'hover:text-ink disabled:cursor-not-allowed disabled:opacity-50 disabled:hover:bg-transparent [&_svg]:size-4.5',
        size === 'sm' ? 'size-control-sm' : 'size-control',
        className,
      )}
    />
  );
}
