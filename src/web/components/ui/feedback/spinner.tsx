import { cx } from '../core/cx';

/** The spinning ring alone, for use beside a text that says what is in progress. */
export function SpinnerRing({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cx(
        'inline-block shrink-0 [:where(&)]:size-4 animate-spin rounded-full border-[1.5px] border-current border-r-transparent',
        className,
      )}
    />
  );
}

/**
 * A spinner with an announcement for screen readers.
 * @param props.label what is being waited for, 'Loading your profile...'
 * @param props.page whether it is centred on a screen that has no other content yet
 */
export function Spinner({ label, page, className }: { label: string; page?: boolean; className?: string }) {
  return (
    <p
      role="status"
      className={cx(
        'flex items-center gap-2.5 text-ink-2',
        page && 'min-h-[60vh] flex-col justify-center gap-4',
        className,
      )}
    >
      <SpinnerRing className={cx('text-accent', page && 'size-7')} />
      {label}
    </p>
  );
}
