import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ROLE_LIMITS, type WholeRole } from '@/shared/roles';
import { Field, Textarea } from '@/web/components/ui/field';
import { dropText, isText, keepText, keptText } from '@/web/lib/kept-text';
import { rpc } from '@/web/lib/rpc';
import { roleQuery } from '../calls';
import { useSavedText } from './saved-text';

const PAUSE = 800;

/**
 * One's own notes on a role, saved while one types. What could not be sent waits in the browser, and is sent when the
 * connection or the person is back.
 */
export function Notes({ role }: { role: WholeRole }) {
  const place = `role-notes.${role.id}`;
  const [text, setText] = useState(() => keptText(place, isText) ?? role.notes);
  const latest = useRef(text);
  latest.current = text;
  const client = useQueryClient();
  const { state, save: send } = useSavedText(role.notes, async (notes) => {
    const saved = await rpc.roles.setNotes({ id: role.id, notes });
    if (latest.current === notes) dropText(place);
    client.setQueryData(roleQuery(role.id).queryKey, saved);
  });
  // Notes that are too long wait in the browser until they are shorter.
  const save = useCallback(
    (notes: string) => void (notes.length <= ROLE_LIMITS.notes && send(notes)),
    [send],
  );
  useEffect(() => {
    const timer = setTimeout(() => save(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text, save]);
  useEffect(() => {
    const again = () => save(latest.current);
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      // Whoever leaves the screen has said all they want to say.
      again();
    };
  }, [save]);
  const words = { saved: '', saving: 'Saving...', failed: 'Not saved yet. It is tried again.' }[state];
  return (
    <section className="mt-10">
      <Field
        label="Notes"
        hint="Only you see them."
        aside={
          <span role="status" className="text-ink-3">
            {words}
          </span>
        }
      >
        <Textarea
          rows={3}
          value={text}
          limit={ROLE_LIMITS.notes}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            keepText(place, currentTarget.value);
          }}
          onBlur={() => save(text)}
        />
      </Field>
    </section>
  );
}
