import { cx } from './cx';

/** The turning ring alone, for use next to a text that says what is going on. */
export function Ring({ className }: { className?: string }) {
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
 * A spinner that screen readers announce.
 * @param props.label what is being waited for, 'Loading your profile...'
 * @param props.page in the middle of a screen that has no other content yet
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
      <Ring className={cx('text-accent', page && 'size-7')} />
      {label}
    </p>
  );
}
