/** The stages of a generation in order: those the server reported, then those to come. */
import type { GenerationProgress, SourceProgress } from '@/shared/generation/progress';
import { readingLabel, STAGE_LABELS } from '@/web/lib/generation/stage-labels';
import type { PendingRun } from './run-state';

export interface Stage {
  label: string;
  state: 'done' | 'now' | 'ahead' | 'unread';
}

/** The stages of a run, one for each source. A stage is done only if that is certain. */
export function progressStagesOf({ stage, progress }: Pick<PendingRun, 'stage' | 'progress'>): Stage[] {
  const { sources } = progress;
  const count = sources.length;
  const sent = `Sending ${count === 1 ? '1 source' : `${count} sources`}`;
  const current = stage === 'working' ? progress.stage : stage;
  return [
    {
      label: count > 0 ? sent : 'Sending your LinkedIn address',
      state: stage === 'sending' ? 'now' : 'done',
    },
    ...sources.map((source) => stageOfSource(source, stage)),
    { label: STAGE_LABELS.composing, state: stateOf(current, 'composing') },
    { label: STAGE_LABELS.checking, state: stateOf(current, 'checking') },
  ];
}

const ORDER = ['sending', 'reading', 'composing', 'checking', 'done'] as const;

function stateOf(reported: PendingRun['stage'] | GenerationProgress['stage'], of: 'composing' | 'checking') {
  const reached = ORDER.indexOf(reported as (typeof ORDER)[number]);
  const at = ORDER.indexOf(of);
  return reached > at ? 'done' : reached === at ? 'now' : 'ahead';
}

function stageOfSource(source: SourceProgress, stage: PendingRun['stage']): Stage {
  const { about, state } = source;
  if (state === 'unread') return { label: `${about} could not be read`, state };
  if (state === 'read' || stage === 'done') return { label: `Read ${about}`, state: 'done' };
  return { label: readingLabel(source), state: state === 'reading' ? 'now' : 'ahead' };
}
