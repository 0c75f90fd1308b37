import { useId, useState } from 'react';
import { MAX_REASON, type OperatorAct } from '@/shared/account/audit';
import { Button } from '@/web/components/ui/buttons/button';
import { Field, Textarea } from '@/web/components/ui/inputs/field';
import { toast } from '@/web/components/ui/toasts/toast';
import { errorMessage } from '@/web/lib/api/error-message';
import { queryClient } from '@/web/lib/api/query-client';
import { rpc } from '@/web/lib/api/rpc';
import { useStoredInput } from '@/web/lib/unsaved-input/use-stored-input';

export interface ActSectionProps {
  id: string;
  act: OperatorAct;
  slug?: string;
  danger?: boolean;
  words: { title: string; about: string; button: string; confirm: string };
}

/**
 * An action of the operator: its description and, once it is chosen, a field for the reason, which is mailed to the
 * person and logged.
 */
export function ActSection({ id, act, slug, danger, words }: ActSectionProps) {
  const draft = useStoredInput(`admin.${act}.${id}`, '');
  const reason = draft.value;
  const [open, setOpen] = useState(draft.restored);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const heading = useId();
  const confirm = async () => {
    if (!reason.trim()) return setProblem('Please give a reason');
    setBusy(true);
    try {
      await rpc.admin.act({ id, act, reason, slug });
      setOpen(false);
      draft.drop();
      await queryClient.invalidateQueries({ queryKey: ['admin'] });
      toast({ title: 'Done', description: 'The person is told by mail.', variant: 'success' });
    } catch (error) {
      setProblem(errorMessage(error) ?? 'Nothing was changed. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <section
      aria-labelledby={heading}
      className={open ? 'admin-act is-open' : 'admin-act'}
      data-danger={danger}
    >
      <h3 id={heading}>{words.title}</h3>
      <p>{words.about}</p>
      {!open && (
        <Button size="sm" onClick={() => setOpen(true)}>
          {words.button}
        </Button>
      )}
      {open && (
        <form
          noValidate
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) void confirm();
          }}
        >
          <Field label="Reason" hint="Sent word for word." error={problem}>
            <Textarea
              autoFocus
              rows={3}
              limit={MAX_REASON}
              value={reason}
              onChange={(event) => {
                draft.set(event.target.value);
                setProblem(undefined);
              }}
            />
          </Field>
          <span className="flex gap-2">
            <Button type="submit" size="sm" variant={danger ? 'danger' : 'primary'} busy={busy}>
              {words.confirm}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              disabled={busy}
              onClick={() => {
                draft.drop();
                setOpen(false);
              }}
            >
              Cancel
            </Button>
          </span>
        </form>
      )}
    </section>
  );
}
