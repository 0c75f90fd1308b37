import { cx } from '../core/cx';

/**
 * A progress bar.
 * @param props.value between 0 and 1
 * @param props.label what is in progress
 */
export function Progress({ value, label, className }: { value: number; label: string; className?: string }) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      className={cx('h-1 overflow-clip rounded-[4px] bg-rule', className)}
    >
      <div
        className="h-full origin-left bg-accent transition-[scale] duration-(--slow) ease-linear"
        style={{ scale: `${share} 1` }}
      />
    </div>
  );
}
