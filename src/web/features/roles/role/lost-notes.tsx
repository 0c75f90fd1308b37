import { useState } from 'react';
import { LostText } from '@/web/components/ui/feedback/lost-text';
import { clearStoredText } from '@/web/lib/unsaved-input/stored-text';
import { unsavedTextOf } from './saved-text';

/** The storage key of unsaved notes on a role. */
export const notesStorageKey = (id: string) => `role-notes.${id}`;

/**
 * Shows notes that were typed on a role while another window removed it: they cannot be saved, so the owner can copy
 * them.
 */
export function LostNotes({ id }: { id: string }) {
  const [notes, setNotes] = useState(() => unsavedTextOf(notesStorageKey(id)));
  if (!notes?.trim()) return null;
  return (
    <LostText
      text={notes}
      title="Your last notes on it are not saved"
      noun="notes"
      reason="The role was removed in another window while you wrote."
      onDiscard={() => {
        clearStoredText(notesStorageKey(id));
        setNotes(null);
      }}
    />
  );
}
