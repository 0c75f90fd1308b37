/**
 * Keeps the server up to date with what is edited here, and loses nothing on the way. It knows no screen.
 *
 * One save travels at a time and names the revision it started from, so a save that was overtaken is refused,
 * never applied late. What came from elsewhere meanwhile is merged by section. What has no answer stays in
 * the outbox and is sent again: with the same id while nothing changed, else as a base of the merge.
 */
import { LIMITS } from '@/shared/limits';
import { mergeProfiles } from '@/shared/merge';
import type { ProfileData } from '@/shared/profile';
import { same } from '@/shared/same';
import { entryOf } from './entry';
import { createStatus } from './status';
import type { Keep, OnMerged, Outbox, Problem, Saved, SaveRequest, Send, SendResult } from './types';

/** Waits between tries that got no answer; the last one repeats. */
const RETRY_AFTER = [2_000, 5_000, 15_000, 30_000];
/** Saves whose outcome is unknown; more than the last few cannot matter. */
const REMEMBERED = 3;

export interface AutosaveOptions {
  saved: Saved;
  send: Send;
  outbox: Outbox;
  newId: () => string;
  /** Before data from elsewhere is merged: what is typed but not yet handed over is handed over now. */
  onMerging?: () => void;
  onMerged: OnMerged;
  /** The server has committed what was sent from here. */
  onSaved?: (saved: Saved) => void;
  /** Once for each run of failures, and for each retry asked for. */
  onFailure: (problem: Problem) => void;
}

export type Autosave = ReturnType<typeof createAutosave>;

export function createAutosave(options: AutosaveOptions) {
  const { send, outbox, newId, onMerging, onMerged, onSaved, onFailure } = options;
  const status = createStatus();
  let saved = options.saved;
  let current = saved.data;
  let keep: Keep | undefined;
  let unanswered: SaveRequest[] = [];
  let running: Promise<void> | null = null;
  let failures = 0;
  let over = false;
  let debounce: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  const isUnsaved = () => unanswered.length > 0 || !same(current, saved.data);

  function note() {
    const unsaved = isUnsaved();
    if (unsaved) {
      const sent = unanswered.map((request) => request.profile_data);
      outbox.put(entryOf(saved.data, current, sent, keep));
    } else outbox.clear();
    status.setUnsaved(unsaved);
  }

  function nextRequest(): SaveRequest {
    const last = unanswered.at(-1);
    if (last && last.base_revision === saved.revision && same(last.profile_data, current)) return last;
    const request = { base_revision: saved.revision, save_id: newId(), profile_data: current, keep };
    unanswered = [...unanswered, request].slice(-REMEMBERED);
    return request;
  }

  function takeIn(theirs: Saved) {
    onMerging?.();
    const bases = [saved.data, ...unanswered.map((request) => request.profile_data)];
    const { merged, conflicts } = mergeProfiles(bases, current, theirs.data);
    saved = theirs;
    unanswered = [];
    if (conflicts.length > 0) keep = 'replaced';
    const moved = !same(merged, current);
    current = merged;
    if (moved || conflicts.length > 0) onMerged(merged, conflicts);
  }

  /** @returns whether to go on with what is still unsaved */
  function settle(request: SaveRequest, result: SendResult): boolean {
    if (result.kind === 'saved') {
      saved = { revision: result.revision, data: request.profile_data };
      unanswered = [];
      if (request.keep === keep) keep = undefined;
      failures = 0;
      note();
      onSaved?.(saved);
      status.saved(result.savedAt, isUnsaved());
      return debounce === undefined;
    }
    if (result.kind === 'stale') {
      takeIn({ revision: result.revision, data: result.data });
      note();
      if (!isUnsaved()) status.saved(new Date(), false);
      return true;
    }
    if (result.kind !== 'unknown') unanswered = unanswered.filter((other) => other !== request);
    note();
    fail(result);
    return false;
  }

  function fail(result: Exclude<SendResult, { kind: 'saved' | 'stale' }>) {
    const problem = result.kind === 'unknown' ? (result.offline ? 'offline' : 'failed') : result.kind;
    const refusal = result.kind === 'refused' ? result : null;
    status.failed(problem, refusal?.message ?? null, refusal?.lines ?? null);
    if (failures++ === 0 || problem === 'refused') onFailure(problem);
    if (result.kind === 'unknown') {
      const wait = RETRY_AFTER[Math.min(failures, RETRY_AFTER.length) - 1];
      clearTimeout(retryTimer);
      retryTimer = setTimeout(() => void run(), wait);
    }
  }

  function run(keepalive = false): Promise<void> {
    clearTimeout(debounce);
    clearTimeout(retryTimer);
    debounce = undefined;
    running ??= (async () => {
      let more = isUnsaved();
      while (more && isUnsaved()) {
        status.saving();
        const request = nextRequest();
        note();
        more = settle(request, await send(request, { keepalive }));
      }
    })().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    subscribe: status.subscribe,
    getState: status.get,
    /** What the server is known to have. */
    getSaved: () => saved,
    /** The profile as it is edited now. `why` names a change that replaces much of it at once. */
    change(data: ProfileData, why?: Keep) {
      if (over) return;
      current = data;
      keep = why ?? keep;
      note();
      clearTimeout(debounce);
      debounce = undefined;
      if (!isUnsaved()) return;
      debounce = setTimeout(() => {
        debounce = undefined;
        void run();
      }, LIMITS.autosaveDebounce);
    },
    /** Sends what is unsaved now. @returns whether everything is on the server */
    async flush(options: { keepalive?: boolean } = {}): Promise<boolean> {
      if (running) await running;
      if (isUnsaved()) await run(options.keepalive);
      return !isUnsaved();
    },
    /** As `flush`, asked for by the person: a failure is told again. */
    async retry(): Promise<boolean> {
      failures = 0;
      return this.flush();
    },
    /**
     * The page is going away. What has not been sent goes out in a request that outlives it; behind a save
     * still travelling, it names the revision that one will have made.
     */
    leave() {
      if (!running) {
        if (isUnsaved()) void run(true);
        return;
      }
      const travelling = unanswered.at(-1);
      if (travelling && same(travelling.profile_data, current)) return;
      note();
      const request = {
        base_revision: saved.revision + 1,
        save_id: newId(),
        profile_data: current,
        // Should another device's save have made that revision, what it said stays in the history.
        keep: 'replaced' as const,
      };
      void send(request, { keepalive: true });
    },
    /** What the server has now, seen by reading it; older news is passed over. */
    receive(theirs: Saved) {
      if (running || theirs.revision <= saved.revision) return;
      takeIn(theirs);
      note();
      if (isUnsaved()) void run();
    },
    /** Gives up what is unsaved, here and in the outbox, and takes nothing more: the person has logged out. */
    abandon() {
      over = true;
      clearTimeout(debounce);
      clearTimeout(retryTimer);
      unanswered = [];
      current = saved.data;
      note();
    },
    /** Stops every timer. What is unsaved stays in the outbox. */
    dispose() {
      clearTimeout(debounce);
      clearTimeout(retryTimer);
      status.dispose();
    },
  };
}
