/** Starts, finds, leaves and cancels the generation of this tab. */
import type { GenerationNotice } from '@/shared/generation/generated-profile';
import { type GenerationRun, startProgress } from '@/shared/generation/progress';
import { LIMITS } from '@/shared/limits';
import { rpc } from '@/web/lib/api/rpc';
import { onLogout } from '@/web/lib/auth/logout';
import { keepTabFiles } from '@/web/lib/generation/tab-files';
import { attachedFiles, attachedNames, type FormDraft } from '../draft/draft';
import { type AnswerBody, displayedMessage, type GenerationCaller, GenerationError } from '../request/answer';
import { CancelledError, ConnectionLostError, type OnProgress } from '../request/event-handler';
import { followRunById } from '../request/follow-run';
import { draftFormOf } from '../request/form';
import { postForm } from '../request/post';
import { changeRun, currentRun, type PendingRun, type RunFailure, setRun } from './run-state';

export interface RunOptions {
  who: GenerationCaller;
  userId?: string;
  /**
   * Processes the answer; an error that it throws is shown as the failure.
   * @param own whether this tab sent the form, so that its draft is what was used
   */
  onAnswer: (answer: AnswerBody, notices: GenerationNotice[], own: boolean) => void | Promise<void>;
  onFailure: (failure: RunFailure) => void;
  /** Called when another generation of this account was already running, which is then shown instead. */
  onFound?: () => void;
}

const ENDPOINTS: Record<GenerationCaller, string> = {
  guest: '/webhook/generate-profile-guest',
  account: '/webhook/generate-profile-linkedin',
};

let leaving = new AbortController();
/** The generation's id on the server, once it is known. */
let atServer: string | undefined;

const onProgress: OnProgress = ({ id, elapsed, progress }) => {
  atServer = id;
  const run = currentRun();
  // The server counts from when it had all files: for whoever sent them, the time never goes back.
  const started = Math.min(performance.now() - elapsed, run.phase === 'pending' ? run.startedAt : Infinity);
  changeRun({ stage: 'working', progress, startedAt: started });
};

/** Starts a generation; does nothing while one is running. */
export async function startGeneration(draft: FormDraft, options: RunOptions): Promise<void> {
  if (currentRun().phase === 'pending') return;
  const { who } = options;
  keepTabFiles(attachedFiles(draft));
  const progress = startProgress(attachedNames(draft));
  const { form, notices } = draftFormOf(draft, options.userId);
  await settle(options, { startedAt: performance.now(), stage: 'sending', progress }, async (signal) => {
    const onSent = () => changeRun({ stage: 'working' });
    try {
      const answer = await postForm(ENDPOINTS[who], form, { signal, onSent, onProgress });
      return { answer, notices, own: true };
    } catch (error) {
      const id = who === 'account' && !signal.aborted && (await stillThere(error));
      if (!id) throw error;
      // Either only the connection broke, or the running generation is another tab's.
      const isOwn = error instanceof ConnectionLostError;
      if (!isOwn) options.onFound?.();
      return {
        answer: await followRunById(id, onProgress, signal),
        notices: isOwn ? notices : [],
        own: isOwn,
      };
    }
  });
}

/** Shows a generation that was found running on the server. */
export async function attachRun(found: GenerationRun, options: RunOptions): Promise<void> {
  if (currentRun().phase === 'pending') return;
  const { id, elapsed, progress } = found;
  atServer = id;
  const start = { startedAt: performance.now() - elapsed, stage: 'working' as const, progress };
  await settle(options, start, async (signal) => ({
    answer: await followRunById(id, onProgress, signal),
    notices: [],
    own: false,
  }));
}

type Start = Pick<PendingRun, 'startedAt' | 'stage' | 'progress'>;
type Result = { answer: AnswerBody; notices: GenerationNotice[]; own: boolean };

async function settle(options: RunOptions, start: Start, work: (signal: AbortSignal) => Promise<Result>) {
  const { who } = options;
  leaving = new AbortController();
  const { signal } = leaving;
  const shownAt = performance.now();
  setRun({ phase: 'pending', who, ...start });
  try {
    const { answer, notices, own } = await work(signal);
    changeRun({ stage: 'done' });
    await shownLongEnough(shownAt);
    signal.throwIfAborted();
    await options.onAnswer(answer, notices, own);
    setRun({ phase: 'idle' });
    reportSeen(who);
  } catch (error) {
    if (signal.aborted || error instanceof CancelledError) return setRun({ phase: 'idle' });
    // Not after a lost connection, which cannot be told from a page that is being closed: another screen then shows
    // the outcome.
    if (!(error instanceof ConnectionLostError)) reportSeen(who);
    const { status, code } = error instanceof GenerationError ? error : {};
    const failure = { who, message: displayedMessage(error, who), status, code };
    setRun({ phase: 'idle', failure });
    options.onFailure(failure);
  } finally {
    atServer = undefined;
  }
}

/** Marks the generation's end as seen, so that no other screen shows it again. */
function reportSeen(who: GenerationCaller): void {
  if (who === 'account' && atServer) void rpc.generation.seen({ id: atServer }).catch(ignore);
}

/** The id of an account's generation that is still running on the server, if the error leaves that open. */
async function stillThere(error: unknown): Promise<string | undefined> {
  if (error instanceof ConnectionLostError && atServer) return atServer;
  const refused = error instanceof GenerationError && error.code === 'ALREADY_GENERATING';
  if (!refused && !(error instanceof ConnectionLostError)) return undefined;
  const run = await rpc.generation.current().catch(() => null);
  atServer = run?.state === 'running' ? run.id : undefined;
  return atServer;
}

/** Cancels the run, here and on the server. No message is shown, since the person asked for it. */
export async function cancelGeneration(): Promise<void> {
  const run = currentRun();
  if (run.phase !== 'pending') return;
  const knownId = atServer;
  leaving.abort();
  if (run.who === 'guest') return;
  // The form may have arrived at the very moment of the cancellation.
  const id = knownId ?? (await rpc.generation.current().catch(() => null))?.id;
  if (id) await rpc.generation.cancel({ id }).catch(ignore);
}

/** Failed calls are ignored: the server's lease expires, or the result is offered once more. */
const ignore = () => {};

// A run ends with its session, so that the next person does not get another's profile. An account's generation
// continues on the server.
onLogout(() => leaving.abort());

/** Resolves when the screen has been shown for its minimum time, and the bar has visibly reached its end. */
function shownLongEnough(shownAt: number): Promise<void> {
  const left = LIMITS.minProgressShownMs - (performance.now() - shownAt);
  return new Promise((resolve) => setTimeout(resolve, Math.max(LIMITS.progressEndShownMs, left)));
}
