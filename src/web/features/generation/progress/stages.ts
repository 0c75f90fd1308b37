/** The stages of a generation: sending, reading each source, composing, checking. */
import type { GenerationProgress, SourceProgress } from '@/shared/generation/progress';
import { readingLabel, STAGE_LABELS } from '@/web/lib/generation/stage-labels';
import type { PendingRun } from './run-state';

export interface Stage {
  label: string;
  /** 'now' while it is in progress, 'ahead' before; 'unread' for a source that could not be read. */
  state: 'done' | 'now' | 'ahead' | 'unread';
}

/** The stages of a run in their order, with one for each source. A stage is done only if that is certain. */
export function progressStagesOf({ stage, progress }: Pick<PendingRun, 'stage' | 'progress'>): Stage[] {
  const { sources } = progress;
  const count = sources.length;
  const sendingLabel = `Sending ${count === 1 ? '1 source' : `${count} sources`}`;
  const current = stage === 'working' ? progress.stage : stage;
  return [
    {
      label: count > 0 ? sendingLabel : 'Sending your LinkedIn address',
      state: stage === 'sending' ? 'now' : 'done',
    },
    ...sources.map((source) => stageOfSource(source, stage)),
    { label: STAGE_LABELS.composing, state: stateOf(current, 'composing') },
    { label: STAGE_LABELS.checking, state: stateOf(current, 'checking') },
  ];
}

const STAGE_ORDER = ['sending', 'reading', 'composing', 'checking', 'done'] as const;

function stateOf(
  reported: PendingRun['stage'] | GenerationProgress['stage'],
  stage: 'composing' | 'checking',
) {
  const reached = STAGE_ORDER.indexOf(reported as (typeof STAGE_ORDER)[number]);
  const position = STAGE_ORDER.indexOf(stage);
  return reached > position ? 'done' : reached === position ? 'now' : 'ahead';
}

function stageOfSource(source: SourceProgress, stage: PendingRun['stage']): Stage {
  const { about, state } = source;
  if (state === 'unread') return { label: `${about} could not be read`, state };
  if (state === 'read' || stage === 'done') return { label: `Read ${about}`, state: 'done' };
  return { label: readingLabel(source), state: state === 'reading' ? 'now' : 'ahead' };
}
