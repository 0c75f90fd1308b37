import { cx } from '../core/cx';

/** A placeholder for a line that is loading. Size and shape come from `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cx('block animate-breathe bg-rule [:where(&)]:h-3 [:where(&)]:rounded-[3px]', className)}
    />
  );
}
