import { useState } from 'react';
import { LostText } from '@/web/components/ui/feedback/lost-text';
import { clearStoredText, readStoredText } from '@/web/lib/unsaved-input/stored-text';
import { unsavedTextOf } from './saved-text';

/** The storage key of unsaved notes on a role. */
export const notesStorageKey = (id: string) => `role-notes.${id}`;

/** The other forms on a role, by the beginning of their storage key. */
const FORM_KEYS = [
  'role-next-step',
  'role-requirement',
  'role-requirements-unsent',
  'role-names',
  'role-text',
];
/** The texts in the input of such a form, by the names of their fields. */
const TEXT_FIELDS = ['step', 'text', 'title', 'organisation'];

const isPresent = (value: unknown): value is NonNullable<unknown> => value !== null;

/** The texts in a form's input, one per line. */
function textsOf(input: unknown): string {
  if (typeof input === 'string') return input;
  if (Array.isArray(input)) return input.map(textsOf).join('\n');
  const fields = Object(input) as Record<string, unknown>;
  return TEXT_FIELDS.map((field) => fields[field])
    .filter(Boolean)
    .join('\n');
}

/**
 * Shows what was typed on a role while another window removed it, its notes and the forms that were begun: it cannot be
 * saved, so the owner can copy it.
 */
export function LostNotes({ id }: { id: string }) {
  const reason = 'The role was removed in another window while you wrote.';
  const formKeys = FORM_KEYS.map((key) => `${key}.${id}`);
  const [notes, setNotes] = useState(() => unsavedTextOf(notesStorageKey(id)));
  const [begun, setBegun] = useState(() =>
    formKeys
      .map((key) => textsOf(readStoredText(key, isPresent)))
      .filter((text) => text.trim())
      .join('\n\n'),
  );
  return (
    <>
      {notes?.trim() && (
        <LostText
          text={notes}
          title="Your last notes on it are not saved"
          noun="notes"
          reason={reason}
          onDiscard={() => {
            clearStoredText(notesStorageKey(id));
            setNotes(null);
          }}
        />
      )}
      {begun && (
        <LostText
          text={begun}
          title="What you began on it is not saved"
          noun="words"
          reason={reason}
          onDiscard={() => {
            formKeys.forEach(clearStoredText);
            setBegun('');
          }}
        />
      )}
    </>
  );
}
