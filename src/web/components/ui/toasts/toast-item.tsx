import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { SCREEN_LIMITS } from '@/shared/screen-limits';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { IconButton } from '../buttons/button';
import { cx } from '../core/cx';
import { dismissToast, type ToastEntry } from './toast-queue';

const VARIANT_STYLES = {
  success: { Icon: CircleCheck, mark: 'text-success', edge: 'border-rule-strong' },
  destructive: { Icon: CircleAlert, mark: 'text-danger', edge: 'border-danger' },
  default: { Icon: Info, mark: 'text-accent', edge: 'border-rule-strong' },
};

/** Duration of the fading out, the same as in the class names below. */
const FADE_MS = 160;

/** A toast that removes itself after three seconds, which do not run while it is paused. */
export function ToastItem({
  entry,
  paused,
  onDismissed,
}: {
  entry: ToastEntry;
  paused: boolean;
  onDismissed: () => void;
}) {
  const { title, description, action, variant = 'default' } = entry;
  const { Icon, mark, edge } = VARIANT_STYLES[variant];
  const [leaving, setLeaving] = useState(false);
  const remainingMs = useRef<number>(SCREEN_LIMITS.toastDurationMs);

  useEffect(() => {
    if (paused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => setLeaving(true), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - startedAt;
    };
  }, [paused]);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => dismissToast(entry.id), FADE_MS);
    return () => clearTimeout(timer);
  }, [leaving, entry.id]);

  const dismiss = () => {
    // A removed element fires no `mouseleave` or `blur`, so the pause has to be ended here.
    onDismissed();
    dismissToast(entry.id);
  };
  return (
    <div
      // An error interrupts the screen reader; other toasts wait.
      role={variant === 'destructive' ? 'alert' : undefined}
      className={cx(
        'grid min-w-56 max-w-full grid-cols-[auto_1fr_auto] gap-x-3 rounded-md border bg-surface py-3.5 pr-2.5 pl-4 shadow-2',
        'transition-[opacity,translate] duration-[160ms] starting:translate-y-3 starting:opacity-0',
        leaving && 'translate-x-3 opacity-0',
        edge,
      )}
    >
      <Icon aria-hidden className={cx('mt-0.5 size-4.5', mark)} />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold text-ink">{title}</p>
        {description && <p className="text-ink-2 text-sm">{description}</p>}
        {action && (
          <button
            type="button"
            className="mt-1 text-primary text-sm underline underline-offset-[0.2em]"
            onClick={() => {
              dismiss();
              action.onPick();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton label="Dismiss" className="-mt-1 [&_svg]:size-4" onClick={dismiss}>
        <X strokeWidth={SMALL_STROKE} />
      </IconButton>
    </div>
  );
}
