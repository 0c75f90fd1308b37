/** The one generation of this tab. It lives here and not in a screen, so that leaving the screen does not end it. */
import { useSyncExternalStore } from 'react';
import type { Notice } from '@/shared/generation';
import { LIMITS } from '@/shared/limits';
import { onLogout } from '@/web/lib/logout';
import type { Draft } from '../draft/draft';
import { displayedMessage, GenerationError, type Who } from '../request/answer';
import { formOf, send } from '../request/send';

export interface Failure {
  who: Who;
  message: string;
  status?: number;
}

export type Run =
  | { phase: 'idle'; failure?: Failure }
  | {
      phase: 'pending';
      who: Who;
      draft: Draft;
      /** `performance.now()` */
      startedAt: number;
      /** Whether the files have left, and whether the answer is here. */
      stage: 'sending' | 'working' | 'done';
    };

export interface RunOptions {
  who: Who;
  userId?: string;
  /** Takes the answer; what it throws is shown as the failure. */
  onAnswer: (answer: Record<string, unknown>, notices: Notice[]) => void | Promise<void>;
  onFailure: (failure: Failure) => void;
}

const ENDPOINTS: Record<Who, string> = {
  guest: '/webhook/generate-profile-guest',
  account: '/webhook/generate-profile-linkedin',
};

let run: Run = { phase: 'idle' };
let cancel = new AbortController();
const listeners = new Set<() => void>();

function become(next: Run) {
  run = next;
  for (const listener of listeners) listener();
}

/** The run as it is now, and at every change. */
export function useRun(): Run {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => run,
  );
}

/** What went wrong the last time on this kind of screen. */
export function failureOf(state: Run, who: Who): Failure | undefined {
  return state.phase === 'idle' && state.failure?.who === who ? state.failure : undefined;
}

/** Ends the run; the server stops its work. Nothing is shown: the person asked for it. */
export function cancelRun(): void {
  cancel.abort();
}

// Who signs in next must not wait for another's profile. An account's goes on being written at the server.
onLogout(cancelRun);

/** Starts a generation. While one runs, this does nothing. */
export async function startRun(draft: Draft, options: RunOptions): Promise<void> {
  if (run.phase === 'pending') return;
  const { who } = options;
  cancel = new AbortController();
  const { signal } = cancel;
  const pending: Run = { phase: 'pending', who, draft, startedAt: performance.now(), stage: 'sending' };
  become(pending);
  try {
    const { form, notices } = formOf(draft, options.userId);
    const onSent = () => become({ ...pending, stage: 'working' });
    const answer = await send(ENDPOINTS[who], form, { signal, onSent });
    become({ ...pending, stage: 'done' });
    await shownLongEnough(pending.startedAt);
    signal.throwIfAborted();
    await options.onAnswer(answer, notices);
    become({ phase: 'idle' });
  } catch (error) {
    if (signal.aborted) return become({ phase: 'idle' });
    const status = error instanceof GenerationError ? error.status : undefined;
    const failure = { who, message: displayedMessage(error, who), status };
    become({ phase: 'idle', failure });
    options.onFailure(failure);
  }
}

function shownLongEnough(startedAt: number): Promise<void> {
  const left = LIMITS.progressShownMin - (performance.now() - startedAt);
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, left)));
}
