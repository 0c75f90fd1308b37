import { Button } from '@/web/components/ui/button';
import { Notice } from '@/web/components/ui/notice';
import { sentenceOf } from '@/web/lib/sentence-of';
import { newerRevision } from '../use-preferences';

export interface SaveProblemProps {
  error: Error;
  busy: boolean;
  /** Takes what the other window saved, and drops what is here. */
  onTakeNewer: () => void;
  /** Saves what is here over it. */
  onKeepMine: (revision: number) => void;
}

/** Why the answers were not saved, and where there is a choice, the next steps. */
export function SaveProblem({ error, busy, onTakeNewer, onKeepMine }: SaveProblemProps) {
  const newer = newerRevision(error);
  if (newer === null) {
    return (
      <p role="alert" className="text-danger text-sm">
        {sentenceOf(error)}
      </p>
    );
  }
  return (
    <Notice
      tone="red"
      title={sentenceOf(error)}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" busy={busy} onClick={onTakeNewer}>
            Load the newer answers
          </Button>
          <Button size="sm" busy={busy} onClick={() => onKeepMine(newer)}>
            Save these instead
          </Button>
        </span>
      }
    >
      Nothing was saved from here, and your answers are still on this page.
    </Notice>
  );
}
