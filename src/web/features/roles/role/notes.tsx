import { useEffect, useRef } from 'react';
import { ROLE_LIMITS, type WholeRole } from '@/shared/roles/saved-roles';
import { Field, Textarea } from '@/web/components/ui/inputs/field';
import { onSignedInAgain } from '@/web/lib/session/sign-in-again';
import { savedNotesOf } from './saved-notes';
import { useSavedText } from './saved-text';

/** Milliseconds of a pause in typing after which notes are saved. */
const TYPING_PAUSE_MS = 800;

/**
 * The owner's notes on a role, saved while they type. Text that could not be sent is kept in the browser and sent
 * when the connection is back or the owner signs in again; text written in another window meanwhile is kept too.
 */
export function Notes({ role }: { role: WholeRole }) {
  const { text, state, refusal, change, save } = useSavedText(savedNotesOf(role));
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const saveAgain = () => void save();
    // Sends notes that an earlier page could not send.
    saveAgain();
    window.addEventListener('online', saveAgain);
    const unsubscribe = onSignedInAgain(saveAgain);
    return () => {
      window.removeEventListener('online', saveAgain);
      unsubscribe();
    };
  }, [save]);
  const stateText = {
    idle: '',
    saving: 'Saving...',
    failed: refusal ? '' : 'Not saved yet. It is tried again.',
  }[state];
  return (
    <section className="mt-10">
      <Field
        label="Notes"
        hint="Only you see them."
        error={refusal && `Not saved. ${refusal}`}
        aside={
          <span role="status" className="text-ink-3">
            {stateText}
          </span>
        }
      >
        <Textarea
          rows={3}
          value={text}
          limit={ROLE_LIMITS.notes}
          onChange={({ currentTarget }) => {
            change(currentTarget.value);
            clearTimeout(pause.current);
            pause.current = setTimeout(() => void save(), TYPING_PAUSE_MS);
          }}
          onBlur={() => void save()}
        />
      </Field>
    </section>
  );
}
