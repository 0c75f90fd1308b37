/**
 * The state of this tab's only generation. It is kept outside the screens, so that leaving a screen does not end it.
 */
import { useSyncExternalStore } from 'react';
import type { GenerationProgress } from '@/shared/generation/progress';
import type { GenerationCaller } from '../request/answer';

export interface RunFailure {
  who: GenerationCaller;
  message: string;
  status?: number;
  /** The server's code, if it sent one. */
  code?: string;
}

export interface PendingRun {
  phase: 'pending';
  who: GenerationCaller;
  /** `performance.now()` */
  startedAt: number;
  /** 'sending' until the files have been sent, 'working' until the answer has arrived, then 'done'. */
  stage: 'sending' | 'working' | 'done';
  /** The progress of the sources; those attached until the server reports any. */
  progress: GenerationProgress;
}

export type GenerationRunState = { phase: 'idle'; failure?: RunFailure } | PendingRun;

let run: GenerationRunState = { phase: 'idle' };
const listeners = new Set<() => void>();

/** The present state. Components use `useRun`, which follows it. */
export const currentRun = () => run;

/** Replaces the state and tells the subscribers. */
export function setRun(next: GenerationRunState): void {
  run = next;
  for (const listener of listeners) listener();
}

/** Changes the pending run; does nothing when none is pending. */
export function changeRun(part: Partial<PendingRun>): void {
  if (run.phase === 'pending') setRun({ ...run, ...part });
}

/** The current run, re-rendered at every change. */
export function useRun(): GenerationRunState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => run,
  );
}

/** Returns the failure of the last attempt by the same kind of caller. */
export function failureOf(state: GenerationRunState, who: GenerationCaller): RunFailure | undefined {
  return state.phase === 'idle' && state.failure?.who === who ? state.failure : undefined;
}
