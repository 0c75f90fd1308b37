import { Check } from 'lucide-react';
import { cx } from '@/web/components/ui/cx';
import { Ring } from '@/web/components/ui/spinner';
import type { Stage } from './stages';

const TONES = { done: 'text-ink-2', now: 'font-semibold text-ink', ahead: 'text-ink-3' };

/** The stages as a list with hairlines: done, at work, ahead. */
export function StageList({ stages }: { stages: Stage[] }) {
  return (
    <ol aria-label="Stages" className="divide-y divide-rule">
      {stages.map(({ label, detail, state }) => (
        <li
          key={label}
          aria-current={state === 'now' ? 'step' : undefined}
          className={cx('grid grid-cols-[1.25rem_1fr_auto] items-center gap-3.5 py-2.75', TONES[state])}
        >
          <Mark state={state} />
          <span>
            {label}
            {state === 'done' && <span className="sr-only">, done</span>}
          </span>
          <span className="max-w-36 truncate font-normal text-ink-3 text-sm tabular-nums">{detail}</span>
        </li>
      ))}
    </ol>
  );
}

function Mark({ state }: { state: Stage['state'] }) {
  if (state === 'done') {
    return <Check aria-hidden strokeWidth={2} className="mx-auto size-4 text-success" />;
  }
  if (state === 'now') return <Ring className="mx-auto text-accent" />;
  return <span aria-hidden className="mx-auto size-1.75 rounded-pill border border-field-line" />;
}
