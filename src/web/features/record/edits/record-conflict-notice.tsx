import { useEffect, useRef } from 'react';
import { Button } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';
import { toast } from '@/web/components/ui/toasts/toast';
import { useChange, useRecord } from '../context';
import { comparedTextsOf, swapConflict } from './conflicts';
import { LeftSplitNotices } from './left-split-notices';
import { acceptPresentValue, unansweredConflictsOf } from './unanswered-conflicts';

/** Asks, for each conflict, which of two concurrent edits to keep. A question stays until it is answered. */
function Conflicts() {
  const record = useRecord();
  const change = useChange();
  return unansweredConflictsOf(record).map((conflict) => {
    const { stands, other } = comparedTextsOf(record, conflict);
    return (
      <Notice
        key={conflict.id}
        tone="danger"
        title={conflict.said}
        className="my-6"
        action={
          <span className="flex flex-wrap gap-2">
            <Button variant="quiet" onClick={() => change((edits) => acceptPresentValue(edits, conflict))}>
              Keep as is
            </Button>
            <Button onClick={() => change((edits) => swapConflict(edits, conflict))}>Use the other</Button>
          </span>
        }
      >
        <dl className="grid gap-x-3 [overflow-wrap:anywhere] max-lg:[&_dt]:mt-1.5 lg:grid-cols-[auto_minmax(0,1fr)]">
          <dt>Now:</dt>
          <dd className="text-ink">{stands || 'nothing'}</dd>
          <dt>The other:</dt>
          <dd className="text-ink">{other || 'nothing'}</dd>
        </dl>
      </Notice>
    );
  });
}

/**
 * What concurrent edits of the record leave to its owner: conflicts, and splits of titles that are gone. A new conflict
 * is also announced by a message if the page is scrolled away from them.
 */
export default function RecordConflictNotice() {
  const container = useRef<HTMLDivElement>(null);
  const [latest] = unansweredConflictsOf(useRecord()).slice(-1);
  useEffect(() => {
    const box = container.current;
    if (!latest || !box || box.getBoundingClientRect().bottom > 0) return;
    toast({
      title: 'Edited in two places',
      description: 'Choose at the top of the page which of both stays.',
      action: { label: 'Show both', onPick: () => box.scrollIntoView({ block: 'center' }) },
    });
  }, [latest?.id]);
  return (
    <div ref={container} className="mx-auto max-w-[calc(58rem+2*var(--gutter))] px-gutter">
      <Conflicts />
      <LeftSplitNotices />
    </div>
  );
}
