import { Check, CircleAlert } from 'lucide-react';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { SpinnerRing } from '@/web/components/ui/feedback/spinner';
import { formatTime } from '@/web/lib/dates/format-time';
import { askToSignIn } from '@/web/lib/session/sign-in-again';
import { useRecordEditing, useSaving } from '../context';

/** Shows whether the last edit is saved; for a guest, whether it is stored in this tab. */
export function SavingIndicator({ guest }: { guest: boolean }) {
  const { phase, savedAt, problem, storedInBrowser, tooLong } = useSaving();
  const editing = useRecordEditing();
  const retry = () => void (problem === 'signed-out' ? askToSignIn() : editing.flush());
  return (
    <p role="status" className="flex min-h-6 flex-wrap items-center gap-x-1.5 text-ink-3 text-sm">
      {phase === 'saving' && (
        <>
          <SpinnerRing className="size-3" />
          Saving...
        </>
      )}
      {phase === 'saved' && savedAt && (
        <>
          <Check className="size-4 text-success" strokeWidth={SMALL_STROKE} />
          {guest ? 'Kept in this tab' : `Last saved at ${formatTime(savedAt)}`}
        </>
      )}
      {phase === 'error' && (
        <>
          <CircleAlert className="size-4 text-danger" strokeWidth={SMALL_STROKE} />
          <span className="text-danger">{problem === 'offline' ? 'You are offline.' : 'Save failed.'}</span>
          <button type="button" onClick={retry} className="text-danger underline underline-offset-[0.2em]">
            Retry?
          </button>
          {!storedInBrowser && !tooLong && <span>Your changes are in this page alone: keep it open.</span>}
        </>
      )}
      {tooLong && phase !== 'saving' && (
        <span className="text-danger">
          A text is too long to be saved.{' '}
          {storedInBrowser
            ? `It is kept ${guest ? 'in this tab' : 'on this device'} until it is shorter.`
            : 'It is in this page alone.'}
        </span>
      )}
    </p>
  );
}
