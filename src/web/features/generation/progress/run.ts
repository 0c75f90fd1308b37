/** Starts, follows and cancels the generation of this tab. */
import type { GenerationNotice } from '@/shared/generation/notice-schema';
import { type GenerationRun, startProgress } from '@/shared/generation/progress';
import { LIMITS } from '@/shared/limits';
import { rpc } from '@/web/lib/api/rpc';
import { onLogout } from '@/web/lib/auth/logout';
import { keepTabFiles } from '@/web/lib/generation/tab-files';
import { attachedFiles, attachedNames, type FormDraft } from '../draft/draft';
import { type AnswerBody, displayedMessage, type GenerationCaller, GenerationError } from '../request/answer';
import { CancelledError, ConnectionLostError, type OnProgress } from '../request/event-handler';
import { followRunById } from '../request/follow-run';
import { formDataOf } from '../request/form-data';
import { postForm } from '../request/post';
import { changeRun, currentRun, type PendingRun, type RunFailure, setRun } from './run-state';

export interface RunOptions {
  caller: GenerationCaller;
  userId?: string;
  /**
   * Processes the answer; an error that it throws is shown as the failure.
   * @param isFromThisTab whether this tab sent the form, so that its draft is what was used
   */
  onAnswer: (answer: AnswerBody, notices: GenerationNotice[], isFromThisTab: boolean) => void | Promise<void>;
  onFailure: (failure: RunFailure) => void;
  /** Called when another generation of this account was already running, which is then shown instead. */
  onFoundRunning?: () => void;
  /** Called when the server has reported that it works on the form; its sender may have left the screen by then. */
  onReceived?: () => void;
}

const ENDPOINTS: Record<GenerationCaller, string> = {
  guest: '/webhook/generate-profile-guest',
  account: '/webhook/generate-profile-linkedin',
};

/** Aborts what this tab does for its generation: sending the form, or following the run. */
let followingAborter = new AbortController();
/** The generation's id on the server, once it is known. */
let serverRunId: string | undefined;

const onProgress: OnProgress = ({ id, elapsed, progress }) => {
  serverRunId = id;
  const run = currentRun();
  // The server counts from when it had all files. In the tab that sent them the shown time must not go back, so the
  // earlier start is kept.
  const startedAt = Math.min(performance.now() - elapsed, run.phase === 'pending' ? run.startedAt : Infinity);
  changeRun({ stage: 'working', progress, startedAt });
};

/** Starts a generation; does nothing while one is running. */
export async function startGeneration(draft: FormDraft, options: RunOptions): Promise<void> {
  if (currentRun().phase === 'pending') return;
  const { caller } = options;
  keepTabFiles(attachedFiles(draft));
  const progress = startProgress(attachedNames(draft));
  const { form, notices } = formDataOf(draft, options.userId);
  await runToEnd(options, { startedAt: performance.now(), stage: 'sending', progress }, async (signal) => {
    const onSent = () => changeRun({ stage: 'working' });
    try {
      const onServerProgress: OnProgress = (message) => {
        const isFirst = serverRunId === undefined;
        onProgress(message);
        if (isFirst) options.onReceived?.();
      };
      const answer = await postForm(ENDPOINTS[caller], form, {
        signal,
        onSent,
        onProgress: onServerProgress,
      });
      return { answer, notices, isFromThisTab: true };
    } catch (error) {
      const id = caller === 'account' && !signal.aborted && (await findRunningId(error));
      if (!id) throw error;
      // Either only the connection broke, or the running generation is another tab's.
      const isFromThisTab = error instanceof ConnectionLostError;
      if (!isFromThisTab) options.onFoundRunning?.();
      return {
        answer: await followRunById(id, onProgress, signal),
        notices: isFromThisTab ? notices : [],
        isFromThisTab,
      };
    }
  });
}

/** Follows a generation that runs on the server to its end; does nothing while this tab has one pending. */
export async function followRunningGeneration(serverRun: GenerationRun, options: RunOptions): Promise<void> {
  if (currentRun().phase === 'pending') return;
  const { id, elapsed, progress } = serverRun;
  serverRunId = id;
  const start = { startedAt: performance.now() - elapsed, stage: 'working' as const, progress };
  await runToEnd(options, start, async (signal) => ({
    answer: await followRunById(id, onProgress, signal),
    notices: [],
    isFromThisTab: false,
  }));
}

type RunStart = Pick<PendingRun, 'startedAt' | 'stage' | 'progress'>;
type RunResult = { answer: AnswerBody; notices: GenerationNotice[]; isFromThisTab: boolean };

/** Shows a generation as pending until its work has ended, and reports the answer or the failure. */
async function runToEnd(
  options: RunOptions,
  start: RunStart,
  work: (signal: AbortSignal) => Promise<RunResult>,
) {
  const { caller } = options;
  followingAborter = new AbortController();
  const { signal } = followingAborter;
  const shownAt = performance.now();
  setRun({ phase: 'pending', caller, ...start });
  try {
    const { answer, notices, isFromThisTab } = await work(signal);
    changeRun({ stage: 'done' });
    await waitForMinimumDisplay(shownAt);
    signal.throwIfAborted();
    await options.onAnswer(answer, notices, isFromThisTab);
    setRun({ phase: 'idle' });
    reportSeen(caller);
  } catch (error) {
    if (signal.aborted || error instanceof CancelledError) return setRun({ phase: 'idle' });
    // After a lost connection the end is not marked as seen: it cannot be distinguished from a page that is being
    // closed, and another screen has to show the outcome.
    if (!(error instanceof ConnectionLostError)) reportSeen(caller);
    const { status, code } = error instanceof GenerationError ? error : {};
    const failure = { caller, message: displayedMessage(error, caller), status, code };
    setRun({ phase: 'idle', failure });
    options.onFailure(failure);
  } finally {
    serverRunId = undefined;
  }
}

/** Marks the generation's end as seen, so that no other screen shows it again. */
function reportSeen(caller: GenerationCaller): void {
  if (caller === 'account' && serverRunId) void rpc.generation.seen({ id: serverRunId }).catch(doNothing);
}

/**
 * Finds an account's generation that may still be running on the server after an error.
 * @returns its id; undefined if none runs, or if the error means that none does
 */
async function findRunningId(error: unknown): Promise<string | undefined> {
  if (error instanceof ConnectionLostError && serverRunId) return serverRunId;
  const isRefused = error instanceof GenerationError && error.code === 'ALREADY_GENERATING';
  if (!isRefused && !(error instanceof ConnectionLostError)) return undefined;
  const run = await rpc.generation.current().catch(() => null);
  serverRunId = run?.state === 'running' ? run.id : undefined;
  return serverRunId;
}

/** Cancels the run, here and on the server. No message is shown, since the person asked for it. */
export async function cancelGeneration(): Promise<void> {
  const run = currentRun();
  if (run.phase !== 'pending') return;
  const knownId = serverRunId;
  followingAborter.abort();
  if (run.caller === 'guest') return;
  // The id may still be unknown, if the server received the form at the moment of the cancellation.
  const id = knownId ?? (await rpc.generation.current().catch(() => null))?.id;
  if (id) await rpc.generation.cancel({ id }).catch(doNothing);
}

/** For calls whose failure is ignored: the server's lease expires, or the result is offered once more. */
const doNothing = () => {};

// A run ends with its session, so that the next person does not get another's profile. An account's generation
// continues on the server.
onLogout(() => followingAborter.abort());

/** Waits until the screen was shown for its minimum time, and the bar has visibly reached its end. */
function waitForMinimumDisplay(shownAt: number): Promise<void> {
  const remainingMs = LIMITS.minProgressShownMs - (performance.now() - shownAt);
  return new Promise((resolve) => setTimeout(resolve, Math.max(LIMITS.progressEndShownMs, remainingMs)));
}
