import { cx } from './cx';

/** Keeps the place of a line that is being loaded. Size and shape come from `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('block h-3 animate-breathe rounded-[3px] bg-rule', className)} />;
}
