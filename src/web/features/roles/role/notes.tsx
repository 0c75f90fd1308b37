import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ROLE_LIMITS, type WholeRole } from '@/shared/roles';
import { Field, Textarea } from '@/web/components/ui/field';
import { rpc } from '@/web/lib/rpc';
import { roleQuery } from '../calls';
import { useSavedText } from './saved-text';

const PAUSE = 800;

/** One's own notes on a role, saved while one types. Without a connection they wait here and are sent on its return. */
export function Notes({ role }: { role: WholeRole }) {
  const [text, setText] = useState(role.notes);
  const latest = useRef(text);
  latest.current = text;
  const client = useQueryClient();
  const { state, save } = useSavedText(role.notes, async (notes) => {
    client.setQueryData(roleQuery(role.id).queryKey, await rpc.roles.setNotes({ id: role.id, notes }));
  });
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
          maxLength={ROLE_LIMITS.notes}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onBlur={() => save(text)}
        />
      </Field>
    </section>
  );
}
