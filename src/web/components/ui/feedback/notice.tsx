import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../core/cx';

const ICONS = { neutral: Info, success: CircleCheck, danger: CircleAlert };
const BACKGROUND_CLASSES = {
  neutral: 'bg-sunken dark:bg-surface',
  success: 'bg-success-soft',
  danger: 'bg-danger-soft',
};
const TONE_TEXT_CLASSES = { neutral: 'text-ink', success: 'text-success', danger: 'text-danger' };

export interface NoticeProps {
  /** `danger` is announced at once. Defaults to `neutral`. */
  tone?: keyof typeof ICONS;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  className?: string;
}

/** A message within the page, next to its subject. A message that disappears by itself is a toast instead. */
export function Notice({ tone = 'neutral', title, children, action, className }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : tone === 'success' ? 'status' : undefined}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-sm py-3 pr-4 pl-11.5',
        BACKGROUND_CLASSES[tone],
        className,
      )}
    >
      {/* The icon hangs in the padding, so that an action that wraps begins below the text. */}
      <div className="relative grid min-w-[min(14rem,100%)] flex-1 grid-cols-1 gap-0.5">
        <Icon
          aria-hidden
          className={cx(
            'absolute top-[0.1875rem] -left-7.5 size-4.5',
            tone === 'neutral' ? 'text-ink-3' : TONE_TEXT_CLASSES[tone],
          )}
        />
        {title && <p className={cx('font-semibold', TONE_TEXT_CLASSES[tone])}>{title}</p>}
        {children && <div className={cx('text-ink-2', title ? 'text-sm' : 'text-ui')}>{children}</div>}
      </div>
      {action}
    </div>
  );
}
