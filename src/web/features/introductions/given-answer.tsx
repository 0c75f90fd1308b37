import { useState } from 'react';
import { Button, LinkButton } from '@/web/components/ui/buttons/button';
import { ConfirmDialog } from '@/web/components/ui/overlays/dialog';
import { rpc } from '@/web/lib/api/rpc';
import { AddToRolesButton } from './add-to-roles-button';
import type { Introduction } from './queries';
import { answeredTimeText, introductionStateOf } from './texts';
import { UnsentDeclineNotice } from './unsent-decline-notices';
import { useSendAnswer } from './use-send-answer';

/** Shown after the answer: what was answered and, after an acceptance, the contact details that both sides now have. */
export function GivenAnswer({ introduction }: { introduction: Introduction }) {
  const { id, name, email, state, contact_sent, answered_at } = introduction;
  const [erasing, setErasing] = useState(false);
  const erase = useSendAnswer(() => rpc.introductions.remove({ id }));
  const firstName = name.split(/\s+/)[0];
  const sentContacts = [contact_sent?.email, contact_sent?.telephone].filter(Boolean).join(', ');
  return (
    <section className="letter-decide" aria-label="Your answer">
      {state === 'accepted' ? (
        <>
          <h3 className="font-display font-normal text-xl">Accepted</h3>
          <p className="mt-1 mb-4 text-ink-2">
            {firstName} has your address since {answeredTimeText(answered_at)}, and you have theirs.
          </p>
          <dl className="letter-contact">
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
            <dt>Sent to {firstName}</dt>
            <dd>{sentContacts}</dd>
          </dl>
        </>
      ) : (
        <p className="text-ink-2">{introductionStateOf(introduction)}</p>
      )}
      <UnsentDeclineNotice id={id} title="These words were not sent: it was answered in another window." />
      <div className="mt-5 flex flex-wrap gap-2.5 max-md:*:w-full">
        {state === 'accepted' && <AddToRolesButton introduction={introduction} primary />}
        {state === 'accepted' && <LinkButton href={`mailto:${email}`}>Write to {firstName}</LinkButton>}
        <Button variant="quiet" onClick={() => setErasing(true)}>
          Erase
        </Button>
      </div>
      <ConfirmDialog
        open={erasing}
        onOpenChange={setErasing}
        title="Erase this introduction?"
        description="What they wrote and their address are erased at once."
        confirmLabel="Erase"
        cancelLabel="Keep it"
        danger
        busy={erase.busy}
        onConfirm={() => erase.answer(undefined)}
      />
    </section>
  );
}
