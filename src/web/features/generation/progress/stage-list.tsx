import { Check, FileX2 } from 'lucide-react';
import { cx } from '@/web/components/ui/core/cx';
import { BOLD_STROKE } from '@/web/components/ui/core/icon-strokes';
import { SpinnerRing } from '@/web/components/ui/feedback/spinner';
import type { Stage } from './stages';

const TONES = {
  done: 'text-ink-2',
  now: 'font-semibold text-ink',
  ahead: 'text-ink-3',
  unread: 'text-ink-2',
};

/** The stages as a list, each marked as done, in progress, ahead, or as a source that could not be read. */
export function StageList({ stages }: { stages: Stage[] }) {
  return (
    <ol aria-label="Stages" className="divide-y divide-rule">
      {stages.map(({ label, state }, index) => (
        <li
          // An index, since two files may have the same name.
          key={index}
          aria-current={state === 'now' ? 'step' : undefined}
          className={cx('grid grid-cols-[1.25rem_1fr] items-center gap-3.5 py-2.75', TONES[state])}
        >
          <StageMark state={state} />
          <span className="tabular-nums [overflow-wrap:anywhere]">
            {label}
            {state === 'done' && <span className="sr-only">, done</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function StageMark({ state }: { state: Stage['state'] }) {
  if (state === 'done') {
    return <Check strokeWidth={BOLD_STROKE} className="mx-auto size-4 text-success" />;
  }
  if (state === 'unread') {
    return <FileX2 className="mx-auto size-4 text-danger" />;
  }
  if (state === 'now') return <SpinnerRing className="mx-auto text-accent" />;
  return <span aria-hidden className="mx-auto size-1.75 rounded-pill border border-field-line" />;
}
