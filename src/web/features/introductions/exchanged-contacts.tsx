import { useState } from 'react';
import { Button, LinkButton } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';
import { ConfirmDialog } from '@/web/components/ui/overlays/dialog';
import { rpc } from '@/web/lib/api/rpc';
import { clearStoredText, isText, readStoredText } from '@/web/lib/unsaved-input/stored-text';
import { AddToRoles } from './add-to-roles';
import { declineStorageKey } from './decline';
import type { Introduction } from './queries';
import { formatTime, introductionStateOf } from './texts';
import { useAnswer } from './use-answer';

/** Shown after the answer: the contact details that both sides have of each other. */
export function ExchangedContacts({ introduction }: { introduction: Introduction }) {
  const { id, name, email, state, contact_sent, answered_at } = introduction;
  const [erasing, setErasing] = useState(false);
  const erase = useAnswer(() => rpc.introductions.remove({ id }));
  const first = name.split(/\s+/)[0];
  const sent = [contact_sent?.email, contact_sent?.telephone].filter(Boolean).join(', ');
  return (
    <section className="letter-decide" aria-label="Your answer">
      {state === 'accepted' ? (
        <>
          <h3 className="font-display font-normal text-xl">Accepted</h3>
          <p className="mt-1 mb-4 text-ink-2">
            {first} has your address since {formatTime(answered_at)}, and you have theirs.
          </p>
          <dl className="letter-contact">
            <dt>E-mail</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
            <dt>Sent to {first}</dt>
            <dd>{sent}</dd>
          </dl>
        </>
      ) : (
        <p className="text-ink-2">{introductionStateOf(introduction)}</p>
      )}
      <UnsentDecline id={id} title="These words were not sent: it was answered in another window." />
      <div className="mt-5 flex flex-wrap gap-2.5 max-md:*:w-full">
        {state === 'accepted' && <AddToRoles introduction={introduction} primary />}
        {state === 'accepted' && <LinkButton href={`mailto:${email}`}>Write to {first}</LinkButton>}
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

/** Text of a declining answer that was not sent, with the reason as its title. */
export function UnsentDecline({ id, title }: { id: string; title: string }) {
  const [words, setWords] = useState(() => readStoredText(declineStorageKey(id), isText));
  if (words === null) return null;
  return (
    <Notice
      title={title}
      className="mt-5"
      action={
        <Button
          variant="quiet"
          onClick={() => {
            clearStoredText(declineStorageKey(id));
            setWords(null);
          }}
        >
          Discard them
        </Button>
      }
    >
      <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
        {words}
      </p>
    </Notice>
  );
}
