import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ConfirmedBy, ReferenceWords } from '@/web/components/profile/references';
import { Button } from '@/web/components/ui/buttons/button';
import { cx } from '@/web/components/ui/core/cx';
import { Badge } from '@/web/components/ui/display/badge';
import { ConfirmDialog } from '@/web/components/ui/overlays/dialog';
import { queryClient } from '@/web/lib/api/query-client';
import { rpc } from '@/web/lib/api/rpc';
import { type OwnReference, unseenReferencesQuery } from '@/web/lib/queries/own-references';
import { referenceStateOf } from './texts';
import { useReferenceAction } from './use-reference-action';

/** Whether the one reminder can be sent now. */
const canRemind = ({ remind_from }: OwnReference): boolean =>
  remind_from !== null && new Date(remind_from) <= new Date();

/** A requested reference: the referee, its state, its text, and the owner's actions. */
export function ReferenceListRow({ reference }: { reference: OwnReference }) {
  const { id, asked_name, asked_office, email, written, fresh } = reference;
  const [state, explanation] = referenceStateOf(reference);
  const [isNew, setIsNew] = useState(fresh);
  const { mutate: markAsSeen } = useMutation({
    mutationFn: () => rpc.references.seen({ id }, { context: { background: true } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: unseenReferencesQuery.queryKey }),
  });
  // A new answer stays marked as new while this screen is open.
  useEffect(() => {
    if (!fresh) return;
    setIsNew(true);
    markAsSeen();
  }, [fresh, markAsSeen]);
  const isOver = !written && reference.state !== 'asked';
  return (
    <li className={cx('reference-row', isOver && 'reference-over')}>
      <div className="min-w-0">
        <h2 dir="auto">
          {written?.name ?? asked_name} {isNew && <Badge tone="brass">New</Badge>}
        </h2>
        <p className="reference-office" dir="auto">
          {written ? written.office : [asked_office, email].filter(Boolean).join(', ')}
        </p>
        {written && (
          <>
            {written.name !== asked_name && (
              <p className="text-ink-3 text-sm">You asked {asked_name}; this name is their own.</p>
            )}
            <ConfirmedBy domain={written.domain} />
            <div className="reference-words">
              <ReferenceWords reference={written} />
            </div>
          </>
        )}
      </div>
      <div className="reference-side">
        <p>
          <b>{state}</b>
          <span>{explanation}</span>
        </p>
        <ReferenceActions reference={reference} />
      </div>
    </li>
  );
}

function ReferenceActions({ reference }: { reference: OwnReference }) {
  const { id, revision, state, shown, asked_name } = reference;
  const [isConfirming, setConfirming] = useState(false);
  const show = useReferenceAction(() => rpc.references.show({ id, revision }), 'Shown on your profile.');
  const hide = useReferenceAction(() => rpc.references.hide({ id }), 'Readers no longer see it.');
  const remind = useReferenceAction(() => rpc.references.remind({ id }), 'One reminder is on its way.');
  const endReference = useReferenceAction(() =>
    state === 'asked' ? rpc.references.withdraw({ id }) : rpc.references.remove({ id, revision }),
  );
  const confirmation = {
    asked: ['Withdraw this request?', 'Its link closes at once. They are not told by mail.', 'Withdraw'],
    written: ['Erase this reference?', 'What they wrote is erased, here and on every page.', 'Erase'],
  }[state as string] ?? ['Remove this from the list?', 'Nothing else of it is kept.', 'Remove'];
  const [title, text, yes] = confirmation;
  return (
    <div className="reference-acts">
      {state === 'written' && !shown && (
        <Button size="sm" busy={show.busy} onClick={() => show.act()} aria-label={`Show: ${asked_name}`}>
          Show on my profile
        </Button>
      )}
      {state === 'written' && shown && (
        <Button size="sm" busy={hide.busy} onClick={() => hide.act()} aria-label={`Hide: ${asked_name}`}>
          Hide
        </Button>
      )}
      {canRemind(reference) && (
        <Button size="sm" busy={remind.busy} onClick={() => remind.act()}>
          Remind once
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        // Its text is aligned with the column, unless another button comes before it.
        className="first:-ml-3"
        onClick={() => setConfirming(true)}
        aria-label={`${yes}: ${asked_name}`}
      >
        {yes}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={title}
        description={text}
        confirmLabel={yes}
        cancelLabel="Keep it"
        danger
        busy={endReference.busy}
        onConfirm={() => {
          setConfirming(false);
          endReference.act();
        }}
      />
    </div>
  );
}
