/** The state of the one generation of this tab. It is held outside the screens, so that leaving one does not end it. */
import { useSyncExternalStore } from 'react';
import type { GenerationProgress } from '@/shared/generation/progress';
import type { GenerationCaller } from '../request/answer';

export interface RunFailure {
  caller: GenerationCaller;
  message: string;
  status?: number;
  /** The server's code, if it sent one. */
  code?: string;
}

export interface PendingRun {
  phase: 'pending';
  caller: GenerationCaller;
  /** When it started, in milliseconds of `performance.now()`. */
  startedAt: number;
  /** 'sending' until the files have been sent, 'working' until the answer has arrived, then 'done'. */
  stage: 'sending' | 'working' | 'done';
  /** The progress of each source; until the server reports any, that of the attached files and links, all waiting. */
  progress: GenerationProgress;
}

export type GenerationRunState = { phase: 'idle'; failure?: RunFailure } | PendingRun;

let run: GenerationRunState = { phase: 'idle' };
const listeners = new Set<() => void>();

/** The present state. Components use `useRun`, which follows it. */
export const currentRun = () => run;

/** Replaces the state and notifies the subscribers. */
export function setRun(next: GenerationRunState): void {
  run = next;
  for (const listener of listeners) listener();
}

/** Changes the pending run; does nothing when none is pending. */
export function changeRun(part: Partial<PendingRun>): void {
  if (run.phase === 'pending') setRun({ ...run, ...part });
}

/** The current state; the component is rendered again at every change. */
export function useRun(): GenerationRunState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => run,
  );
}

/** The failure of the last attempt, if the same kind of caller made it; else undefined. */
export function failureOf(state: GenerationRunState, caller: GenerationCaller): RunFailure | undefined {
  return state.phase === 'idle' && state.failure?.caller === caller ? state.failure : undefined;
}
