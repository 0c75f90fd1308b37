import { cx } from './cx';

/** Keeps the place of a line that is being loaded. Size and shape come from `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cx('block animate-breathe bg-rule [:where(&)]:h-3 [:where(&)]:rounded-[3px]', className)}
    />
  );
}
