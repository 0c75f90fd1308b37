import { Check, CircleAlert } from 'lucide-react';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { SpinnerRing } from '@/web/components/ui/feedback/spinner';
import { formatTime } from '@/web/lib/dates/format-time';
import type { SaveState } from './version-saver';

interface SaveStatusProps {
  state: SaveState;
  /** Sends a failed save again. */
  onRetry: () => void;
  /** Reloads a version that another tab or device changed. */
  onReload: () => void;
}

/** Says whether the last change is saved. 'Last saved' appears only once the server has committed it. */
export function SaveStatus({ state, onRetry, onReload }: SaveStatusProps) {
  return (
    <div
      role="status"
      className="flex min-h-6 flex-wrap items-center gap-x-1.5 text-ink-3 text-sm [&>svg]:shrink-0"
    >
      {state.phase === 'saving' && (
        <>
          <SpinnerRing className="size-3" />
          Saving...
        </>
      )}
      {state.phase === 'saved' && (
        <>
          <Check className="size-4 text-success" strokeWidth={SMALL_STROKE} />
          {`Last saved at ${formatTime(state.at)}`}
        </>
      )}
      {state.phase === 'failed' && (
        <>
          <CircleAlert className="size-4 text-danger" strokeWidth={SMALL_STROKE} />
          <span className="text-danger">Save failed.</span>
          <button
            type="button"
            onClick={state.stale ? onReload : onRetry}
            className="text-danger underline underline-offset-[0.2em]"
          >
            {state.stale ? 'Reload?' : 'Retry?'}
          </button>
          <span>{state.sentence}</span>
        </>
      )}
    </div>
  );
}
