import { useEffect, useRef } from 'react';
import { littleReadSentence } from '@/shared/generation/notices';
import { Button } from '@/web/components/ui/buttons/button';
import { Progress } from '@/web/components/ui/feedback/progress';
import { ActionBar } from '../form/action-bar';
import { progressText } from './messages';
import type { PendingRun } from './run-state';
import { StageList } from './stage-list';
import { progressStagesOf } from './stages';
import { useProgress, useStatusMessage } from './use-progress';

interface ProgressScreenProps {
  run: PendingRun;
  /** What the person may do, or has to avoid, while the generation runs. */
  note: string;
  /** The label of the button that started it. */
  submitting: string;
  onCancel: () => void;
}

/** Replaces the form while a generation runs. The bar is an estimate; the stages are what the server reported. */
export function ProgressScreen({ run, note, submitting, onCancel }: ProgressScreenProps) {
  const { percent, seconds } = useProgress(run.startedAt);
  const message = useStatusMessage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  const shownPercent = run.stage === 'done' ? 100 : percent;

  return (
    <section
      aria-labelledby="writing"
      className="mx-auto grid max-w-[62rem] content-center items-center gap-8 px-gutter py-10 md:min-h-[calc(100dvh-9.5rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:gap-16"
    >
      <div className="grid gap-7">
        <h1 id="writing" ref={heading} tabIndex={-1} className="outline-none">
          Writing your profile
        </h1>
        <p role="status" className="min-h-[1.7em] text-ink-2 text-read">
          {message}
        </p>
        <div className="grid gap-2">
          <Progress value={shownPercent / 100} label="Generating Profile" />
          <div className="flex justify-between gap-4 text-ink-3 text-sm tabular-nums">
            <span>{progressText(run.stage === 'done' ? 0 : percent, seconds)}</span>
            {run.stage === 'done' || percent < 100 ? <span>{Math.round(shownPercent)}%</span> : null}
          </div>
        </div>
        <p className="max-w-[52ch] text-ink-3 text-sm">
          {run.progress.doubts ? littleReadSentence(run.progress.doubts) : note}
        </p>
      </div>
      <StageList stages={progressStagesOf(run)} />
      <ActionBar note="Nothing you filled in is lost if it fails.">
        <div className="flex gap-3 max-md:w-full">
          <Button size="lg" disabled={run.stage === 'done'} onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="primary" size="lg" disabled className="max-md:flex-1">
            {submitting}
          </Button>
        </div>
      </ActionBar>
    </section>
  );
}
