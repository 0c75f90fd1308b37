import { useState } from 'react';
import { Button } from '@/web/components/ui/buttons/button';
import { Checkbox } from '@/web/components/ui/inputs/checkbox';
import { ConfirmDialog } from '@/web/components/ui/overlays/dialog';
import { rpc } from '@/web/lib/api/rpc';
import { AddToRolesButton } from './add-to-roles-button';
import { DeclineForm } from './decline-form';
import type { Inbox, Introduction } from './queries';
import { useSendAnswer } from './use-send-answer';

/** The choice between accepting, declining politely and blocking the sender; also adds the work to Roles. */
export function AnswerChoice({
  introduction,
  inbox: { contact },
}: {
  introduction: Introduction;
  inbox: Inbox;
}) {
  const { id, name } = introduction;
  const [sendsEmail, setSendsEmail] = useState(true);
  const [sendsTelephone, setSendsTelephone] = useState(contact.telephone !== '');
  const [declining, setDeclining] = useState(false);
  const [blocking, setBlocking] = useState(false);
  const accept = useSendAnswer(() =>
    rpc.introductions.accept({ id, email: sendsEmail, telephone: sendsTelephone }),
  );
  const block = useSendAnswer(() => rpc.introductions.block({ id }));
  const chosenContacts = [sendsEmail && 'email address', sendsTelephone && 'telephone number']
    .filter(Boolean)
    .join(' and ');
  const firstName = name.split(/\s+/)[0];
  if (declining) return <DeclineForm introduction={introduction} onCancel={() => setDeclining(false)} />;
  return (
    <div className="letter-decide">
      {contact.telephone && (
        <fieldset className="mb-4 flex flex-wrap gap-x-6 gap-y-2">
          <legend className="mb-2 text-ink-3 text-sm">Sent when you accept</legend>
          <Checkbox checked={sendsEmail} onChange={(event) => setSendsEmail(event.target.checked)}>
            {contact.email}
          </Checkbox>
          <Checkbox checked={sendsTelephone} onChange={(event) => setSendsTelephone(event.target.checked)}>
            {contact.telephone}
          </Checkbox>
        </fieldset>
      )}
      <div className="flex flex-wrap gap-2.5 max-md:*:w-full">
        <Button
          variant="primary"
          busy={accept.busy}
          disabled={!chosenContacts}
          onClick={() => accept.answer(undefined)}
        >
          Accept
        </Button>
        <Button onClick={() => setDeclining(true)}>Decline politely</Button>
        <AddToRolesButton introduction={introduction} />
        <Button variant="quiet" onClick={() => setBlocking(true)}>
          Block
        </Button>
      </div>
      <p className="mt-3.5 max-w-[60ch] text-ink-3 text-sm">
        {chosenContacts
          ? `Accepting sends ${firstName} your ${chosenContacts}. Until then they ${sendsEmail && sendsTelephone ? 'have neither' : 'do not have it'}.`
          : 'Choose what to send when you accept.'}
      </p>
      <ConfirmDialog
        open={blocking}
        onOpenChange={setBlocking}
        title={`Block ${name}?`}
        description="They are not told. Nothing more from their address reaches you, and what they wrote is erased after 30 days."
        confirmLabel="Block"
        cancelLabel="Keep it"
        danger
        busy={block.busy}
        onConfirm={() => block.answer(undefined)}
      />
    </div>
  );
}
