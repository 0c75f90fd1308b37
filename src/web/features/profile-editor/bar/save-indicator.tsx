import { Check, CircleAlert, CloudOff } from 'lucide-react';
import { cx } from '@/web/components/ui/cx';
import { Ring } from '@/web/components/ui/spinner';
import { askToSignIn } from '@/web/lib/sign-in-again';
import type { AutosaveState } from '../autosave/types';
import { useEditor, useSaveState } from '../editing/context';

const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** What became of the last edit. 'Last saved' is said only of what the server has committed. */
export function SaveIndicator({ small }: { small?: boolean }) {
  const state = useSaveState();
  const { autosave, pushes } = useEditor();
  const retry = () => {
    pushes.flush();
    // Signed in again, everything that waits is sent.
    if (state.problem === 'signed-out') void askToSignIn();
    else void autosave.retry();
  };
  return (
    <div
      role="status"
      // One line, whatever it says: what is below must not move.
      className={cx(
        'flex min-w-0 items-center gap-x-1.5 whitespace-nowrap text-ink-3 [&>svg]:shrink-0',
        small ? 'min-h-4.5 text-xs [&>svg]:size-3.5' : 'min-h-6 text-sm',
      )}
    >
      {state.phase === 'saving' && (
        <>
          <Ring className="size-3" />
          Saving...
        </>
      )}
      {state.phase === 'saved' && state.savedAt && (
        <>
          <Check aria-hidden className="size-4 text-success" strokeWidth={1.75} />
          <span className="truncate">{`Last saved at ${time.format(state.savedAt)}`}</span>
        </>
      )}
      {state.phase === 'error' && <Failure state={state} retry={retry} small={small} />}
    </div>
  );
}

/** The failure in the product's words, and where the edit is meanwhile. */
function Failure({ state, retry, small }: { state: AutosaveState; retry: () => void; small?: boolean }) {
  const Icon = state.problem === 'offline' ? CloudOff : CircleAlert;
  return (
    <>
      <Icon aria-hidden className="size-4 text-danger" strokeWidth={1.75} />
      <span className="text-danger">Save failed.</span>
      <button type="button" onClick={retry} className="text-danger underline underline-offset-[0.2em]">
        Retry?
      </button>
      <span className={small ? 'sr-only' : 'min-w-0 truncate'} title={explanation(state)}>
        {explanation(state)}
      </span>
    </>
  );
}

function explanation({ problem, message }: AutosaveState): string {
  if (problem === 'offline') return 'You are offline. Your edits are kept in this browser.';
  if (problem === 'signed-out') return 'You are signed out. Your edits are kept in this browser.';
  if (problem === 'refused') return message ?? '';
  return 'Your edits are kept in this browser.';
}
