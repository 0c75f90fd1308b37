import { useEffect, useRef } from 'react';
import { Button } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';
import { NO_ANSWER } from '@/web/components/ui/toasts/toast-failure';
import { errorMessage } from '@/web/lib/api/error-message';
import { isUnanswered } from '@/web/lib/api/is-unanswered';
import type { PreferenceLists } from '../use-preferences';
import { DifferingAnswers } from './differing-answers';
import { AnswersDifferError } from './save-answers';
import { formValuesOf } from './values';

export interface SaveProblemProps {
  error: Error;
  busy: boolean;
  lists: PreferenceLists;
  /** Takes the other window's values for the answers that both changed. */
  onTakeNewer: (differ: AnswersDifferError) => void;
  /** Saves the values of this window. */
  onKeepMine: () => void;
}

/**
 * Explains why the answers were not saved, and offers the available choices. It is below 'Continue', so it is
 * scrolled into view.
 */
export function SaveProblem(props: SaveProblemProps) {
  const root = useRef<HTMLDivElement>(null);
  const { error } = props;
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <div ref={root} className="scroll-mb-6">
      <Explanation {...props} />
    </div>
  );
}

function Explanation({ error, busy, lists, onTakeNewer, onKeepMine }: SaveProblemProps) {
  if (!(error instanceof AnswersDifferError)) {
    return (
      <p role="alert" className="text-danger text-sm">
        {isUnanswered(error)
          ? `${NO_ANSWER} Your answers are still on this page. Please press Continue again.`
          : errorMessage(error)}
      </p>
    );
  }
  return (
    <Notice
      tone="danger"
      title={error.message}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" busy={busy} onClick={() => onTakeNewer(error)}>
            Load the newer answers
          </Button>
          <Button size="sm" busy={busy} onClick={onKeepMine}>
            Save these instead
          </Button>
        </span>
      }
    >
      Nothing was saved from here yet. What only the other window changed is on this page now; choose for the
      rest.
      <DifferingAnswers
        names={error.names}
        here={error.merged}
        saved={formValuesOf(error.stored)}
        lists={lists}
      />
    </Notice>
  );
}
