/**
 * Auto-save of a private version: a change is saved a second later, one save at a time. Unsent edits are kept in the
 * browser and sent again after a while; those of other tabs and devices are merged.
 */

import { deepEqual } from '@/shared/json/deep-equal';
import { LIMITS } from '@/shared/limits';
import { hidesMore } from '@/shared/publishing/follow-seen';
import { localDay } from '@/shared/time/calendar-day';
import { errorMessage } from '@/web/lib/api/error-message';
import { queryClient } from '@/web/lib/api/query-client';
import { rpc } from '@/web/lib/api/rpc';
import { isFinalRefusal, RpcError } from '@/web/lib/api/rpc-client';
import { isOnline } from '@/web/lib/browser/online';
import { timeZone } from '@/web/lib/dates/time-zone';
import { saveDeadline } from '@/web/lib/unsaved-input/sending-limits';
import { clearStoredText, readStoredText, storeText } from '@/web/lib/unsaved-input/stored-text';
import { cacheVersion, isVersionGone, linksQuery, type Version, versionQuery } from '../queries';
import { draftOf, savableDraftOf, storableChanges, type VersionDraft, versionErrorsOf } from './draft';
import { mergeDraft, type VersionEdits } from './merge-draft';

/** Milliseconds after which a save without an answer is sent again. */
const RETRY_DELAY_MS = 5_000;

export type SaveState =
  | { phase: 'idle' }
  | { phase: 'saving' }
  | { phase: 'saved'; at: Date }
  /** `stale`: another tab or device saved since, so saving again would overwrite that. */
  | { phase: 'failed'; sentence: string; stale: boolean };

/** What the screen shows of the saver: the draft, the version that it is based on, and how far it is saved. */
interface SaverSnapshot {
  draft: VersionDraft;
  saved: VersionDraft;
  state: SaveState;
}

/** Maximum number of saves without an answer that are remembered. */
const MAX_UNANSWERED_SAVES = 3;

/** The storage key of a version's unsaved edits. */
export const versionStorageKey = (id: string) => `version.${id}`;

/** Whether a value from the browser's storage has the shape of stored edits: their base, and the edited version. */
export const isStoredEdits = (value: unknown): value is VersionEdits =>
  typeof value === 'object' && value !== null && 'base' in value && 'mine' in value;

/** Starts the auto-save of a version, with the edits that an earlier page left unsent in this browser. */
export function createVersionSaver(version: Version) {
  const { id } = version;
  const storageKey = versionStorageKey(id);
  const stored = readStoredText(storageKey, isStoredEdits);
  /** The version as it was last fetched, whose profile the screen shows. */
  let fetchedVersion = version;
  let saved = draftOf(version);
  let draft = stored ? storableChanges(mergeDraft({ ...stored, saved })) : saved;
  let revision = version.revision;
  let stale = false;
  /** The profile as it was shown when the owner hid something that is not saved yet. */
  let seen = stored?.seen;
  /**
   * The drafts sent since the last response: the server may have applied any of them, and one that a closed page sent
   * may arrive only now.
   */
  let sent: readonly VersionDraft[] = stored?.sent ?? [];
  let state = { phase: 'idle' } as SaveState;
  let snapshot: SaverSnapshot = { draft, saved, state };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let runningSave: Promise<void> | null = null;
  /** Whether the last save failed and is repeated. */
  let willRetry = false;
  let isEnded = false;
  const listeners = new Set<() => void>();

  const isUnsaved = () => !deepEqual(draft, saved);
  function update(next: SaveState = state) {
    state = next;
    snapshot = { draft, saved, state };
    for (const listener of listeners) listener();
  }

  /** Fetches the version again. The screen thereby also learns whether it was removed. */
  const refetchVersion = () => queryClient.refetchQueries({ queryKey: versionQuery(id).queryKey });

  function storeEdits() {
    if (isEnded) return;
    if (isUnsaved()) storeText(storageKey, { base: saved, mine: draft, sent, seen } satisfies VersionEdits);
    else clearStoredText(storageKey);
  }

  /** Merges the edits with what another tab or device saved since. */
  function mergeSaved(present: Version) {
    const theirs = draftOf(present);
    draft = mergeDraft({ base: saved, mine: draft, sent, saved: theirs });
    saved = theirs;
    revision = present.revision;
    sent = [];
    storeEdits();
    update();
  }

  /**
   * Fetches the version again and merges the edits with it.
   * @returns whether the edits can be saved now
   */
  async function fetchAndMerge(): Promise<boolean> {
    try {
      const present = await rpc.privateVersions.read({ id });
      mergeSaved(present);
      cacheVersion(present);
      void queryClient.invalidateQueries({ queryKey: linksQuery.queryKey });
      update({ phase: 'saved', at: new Date() });
      return true;
    } catch {
      stale = true;
      update({ phase: 'failed', sentence: 'This version was changed in another window.', stale: true });
      return false;
    }
  }

  /** Saves a draft. @returns whether it is saved, or was merged with a newer version and can be saved now */
  async function send(next: VersionDraft, keepalive: boolean): Promise<boolean> {
    try {
      const input = { ...next, id, revision, seen, time_zone: timeZone() };
      const answer = await rpc.privateVersions.save(input, {
        signal: saveDeadline(),
        context: { keepalive },
      });
      const { choice } = answer;
      saved = { ...next, ...(choice && { choice }) };
      if (choice) draft = mergeDraft({ base: next, mine: draft, saved });
      willRetry = false;
      revision = answer.revision;
      seen = hidesMore(saved.choice, draft.choice) ? fetchedVersion.profile : undefined;
      sent = [];
      // The server has changed the choice, because the profile was edited since this page read it.
      if (choice) void refetchVersion();
      storeEdits();
      update({ phase: 'saved', at: new Date(answer.saved_at) });
      return true;
    } catch (error) {
      if (error instanceof RpcError && error.code === 'STALE_REVISION') return fetchAndMerge();
      // The screen for a removed version shows what was typed last, so that it can be copied.
      if (isVersionGone(error)) void refetchVersion();
      update({ phase: 'failed', sentence: errorMessage(error), stale: false });
      willRetry = !isFinalRefusal(error);
      if (willRetry) timer = setTimeout(() => void flush(), RETRY_DELAY_MS);
      return false;
    }
  }

  /** Sends what is unsaved. Resolves when no save is running. @param keepalive the page may be about to close */
  function flush(keepalive = false): Promise<void> {
    clearTimeout(timer);
    if (runningSave) return runningSave;
    const latest = draft;
    const next = savableDraftOf(draft, saved, versionErrorsOf(draft, saved, localDay(new Date())));
    if (isEnded || stale || deepEqual(next, saved)) return Promise.resolve();
    sent = [...sent, next].slice(-MAX_UNANSWERED_SAVES);
    storeEdits();
    update({ phase: 'saving' });
    runningSave = send(next, keepalive).then((isSaved) => {
      runningSave = null;
      // Saves again: the draft changed during the save, or was merged with another window's.
      if (isSaved && !deepEqual([draft, saved], [latest, next])) return flush();
    });
    return runningSave;
  }

  /** Stops sending and storing. */
  const end = () => {
    isEnded = true;
    clearTimeout(timer);
  };

  return {
    get: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isUnsaved,
    flush,
    change(part: Partial<VersionDraft>) {
      if (part.choice && hidesMore(saved.choice, part.choice)) seen ??= fetchedVersion.profile;
      draft = { ...draft, ...storableChanges(part) };
      storeEdits();
      update();
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), LIMITS.autosaveDebounceMs);
    },
    /** Looks for what other devices have saved, which the screen then hands over to `receive`. */
    async checkServer() {
      if (runningSave || !isOnline()) return;
      // A failed poll is not reported, since the next save will report the same.
      const present = await rpc.privateVersions
        .read({ id }, { context: { background: true } })
        .catch((error) => void (isVersionGone(error) && refetchVersion()));
      if (!present || runningSave || present.revision < revision) return;
      cacheVersion(present);
    },
    /** Takes over a version that was fetched again: its link was closed or opened, or it was changed elsewhere. */
    receive(present: Version) {
      if (fetchedVersion === present) return;
      fetchedVersion = present;
      if (present.revision < revision) return;
      if (present.revision > revision || present.open_until !== saved.open_until) mergeSaved(present);
      stale = false;
      void flush();
    },
    finish: async () => {
      await flush(true);
      return !willRetry;
    },
    end,
    abandon: end,
  };
}
