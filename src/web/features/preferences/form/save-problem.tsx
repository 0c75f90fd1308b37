import { Button } from '@/web/components/ui/button';
import { Notice } from '@/web/components/ui/notice';
import { NO_ANSWER } from '@/web/components/ui/toast-failure';
import { isUnanswered } from '@/web/lib/is-unanswered';
import { sentenceOf } from '@/web/lib/sentence-of';
import type { Lists } from '../use-preferences';
import { DifferingAnswers } from './differing-answers';
import { AnswersDiffer } from './save-answers';
import { valuesOf } from './values';

export interface SaveProblemProps {
  error: Error;
  busy: boolean;
  lists: Lists;
  /** Takes the values that the other window saved, where both changed an answer. */
  onTakeNewer: (differ: AnswersDiffer) => void;
  /** Saves those here. */
  onKeepMine: () => void;
}

/** Why the answers were not saved, and where there is a choice, the next steps. */
export function SaveProblem({ error, busy, lists, onTakeNewer, onKeepMine }: SaveProblemProps) {
  if (!(error instanceof AnswersDiffer)) {
    return (
      <p role="alert" className="text-danger text-sm">
        {isUnanswered(error)
          ? `${NO_ANSWER} Your answers are still on this page. Please press Continue again.`
          : sentenceOf(error)}
      </p>
    );
  }
  return (
    <Notice
      tone="red"
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
        saved={valuesOf(error.stored)}
        lists={lists}
      />
    </Notice>
  );
}
