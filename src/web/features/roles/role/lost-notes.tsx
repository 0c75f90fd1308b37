import { useState } from 'react';
import { Button } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';
import { toast } from '@/web/components/ui/toasts/toast';
import { copyText } from '@/web/lib/browser/copy-text';
import { clearStoredText } from '@/web/lib/unsaved-input/stored-text';
import { unsavedTextOf } from './saved-text';

/** The storage key of unsaved notes on a role. */
export const notesPlace = (id: string) => `role-notes.${id}`;

/**
 * Shows notes that were typed on a role while another window removed it: they cannot be saved, so the owner can copy
 * them.
 */
export function LostNotes({ id }: { id: string }) {
  const [notes, setNotes] = useState(() => unsavedTextOf(notesPlace(id)));
  if (!notes?.trim()) return null;
  const copy = async () => {
    if (await copyText(notes)) toast({ title: 'Notes copied' });
    else toast({ title: 'The notes could not be copied. Select them instead.', variant: 'destructive' });
  };
  const discard = () => {
    clearStoredText(notesPlace(id));
    setNotes(null);
  };
  return (
    <Notice
      tone="red"
      title="Your last notes on it are not saved"
      className="mt-6"
      action={
        <span className="flex flex-wrap gap-2">
          <Button variant="quiet" onClick={discard}>
            Discard them
          </Button>
          <Button onClick={copy}>Copy them</Button>
        </span>
      }
    >
      The role was removed in another window while you wrote. Copy them: they are nowhere else.
      <span className="mt-2 block whitespace-pre-wrap text-ink [overflow-wrap:anywhere]">{notes}</span>
    </Notice>
  );
}
