import { useId, useState } from 'react';
import { AUDIT_ACTS, MAX_REASON_CHARACTERS, type OperatorAct } from '@/shared/account/audit';
import { Button } from '@/web/components/ui/buttons/button';
import { Field, Textarea } from '@/web/components/ui/inputs/field';
import { Form } from '@/web/components/ui/inputs/form';
import { toast } from '@/web/components/ui/toasts/toast';
import { NO_ANSWER } from '@/web/components/ui/toasts/toast-failure';
import { errorMessage } from '@/web/lib/api/error-message';
import { isUnanswered } from '@/web/lib/api/is-unanswered';
import { queryClient } from '@/web/lib/api/query-client';
import { rpc } from '@/web/lib/api/rpc';
import { useStoredInput } from '@/web/lib/unsaved-input/use-stored-input';
import { type AdminPerson, personQuery } from './queries';

export interface ActSectionProps {
  /** The id of the person that the act is about. */
  id: string;
  act: OperatorAct;
  /** The slug of the page that the act is about; none for an act on the account. */
  slug?: string;
  danger?: boolean;
  texts: { title: string; about: string; button: string; confirm: string };
}

const NO_ANSWER_MESSAGE = `${NO_ANSWER} It may be done. Press again: it is done and mailed only once.`;

/** Sends an act. If the answer is lost, the audit log is asked; throws unless the act is known to be done. */
async function sendAct(input: Parameters<typeof rpc.admin.act>[0]): Promise<void> {
  const query = personQuery(input.id);
  const knownActIds = queryClient.getQueryData(query.queryKey)?.acts.map((entry) => entry.id) ?? [];
  try {
    await rpc.admin.act(input);
  } catch (error) {
    const person = isUnanswered(error) ? await rpc.admin.person({ id: input.id }).catch(() => null) : null;
    const isThisAct = (entry: AdminPerson['acts'][number]) =>
      !knownActIds.includes(entry.id) &&
      entry.what === AUDIT_ACTS[input.act] &&
      entry.reason === input.reason.trim();
    if (!person?.acts.some(isThisAct)) throw error;
  }
}

/**
 * An act of the operator: its description and, once it is chosen, a field for the reason, which is mailed to the
 * person and logged.
 */
export function ActSection({ id, act, slug, danger, texts }: ActSectionProps) {
  const draft = useStoredInput(`admin.${act}.${id}${slug ?? ''}`, '');
  const reason = draft.value;
  const [open, setOpen] = useState(draft.restored);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const heading = useId();
  const confirm = async () => {
    if (!reason.trim()) return setProblem('Please give a reason');
    setBusy(true);
    try {
      await sendAct({ id, act, reason, slug });
      setOpen(false);
      draft.drop();
      await queryClient.invalidateQueries({ queryKey: ['admin'] });
      toast({ title: 'Done', description: 'The person is told by mail.', variant: 'success' });
    } catch (error) {
      setProblem(isUnanswered(error) ? NO_ANSWER_MESSAGE : errorMessage(error));
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
      <h3 id={heading}>{texts.title}</h3>
      <p>{texts.about}</p>
      {!open && (
        <Button size="sm" onClick={() => setOpen(true)}>
          {texts.button}
        </Button>
      )}
      {open && (
        <Form
          busy={busy}
          noValidate
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void confirm();
          }}
        >
          <Field label="Reason" hint="Sent word for word." error={problem}>
            <Textarea
              autoFocus
              rows={3}
              limit={MAX_REASON_CHARACTERS}
              value={reason}
              onChange={(event) => {
                draft.set(event.target.value);
                setProblem(undefined);
              }}
            />
          </Field>
          <span className="flex gap-2">
            <Button type="submit" size="sm" variant={danger ? 'danger' : 'primary'} busy={busy}>
              {texts.confirm}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              disabled={busy}
              onClick={() => {
                draft.drop();
                setOpen(false);
                // The act may have failed because another operator was faster: the screen then shows an outdated state.
                if (problem) void queryClient.invalidateQueries({ queryKey: ['admin'] });
              }}
            >
              Cancel
            </Button>
          </span>
        </Form>
      )}
    </section>
  );
}
