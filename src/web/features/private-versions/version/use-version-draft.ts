import { useCallback, useEffect, useRef, useState } from 'react';
import { deepEqual } from '@/shared/json/deep-equal';
import { LIMITS } from '@/shared/limits';
import { hidesMore } from '@/shared/publishing/follow-seen';
import { localDay } from '@/shared/time/calendar-day';
import { errorMessage } from '@/web/lib/api/error-message';
import { queryClient } from '@/web/lib/api/query-client';
import { rpc } from '@/web/lib/api/rpc';
import { RpcError } from '@/web/lib/api/rpc-client';
import { useSendBeforeLogout } from '@/web/lib/auth/use-send-before-logout';
import { onPageEvents } from '@/web/lib/browser/page-events';
import { timeZone } from '@/web/lib/dates/time-zone';
import { clearStoredText, readStoredText, storeText } from '@/web/lib/unsaved-input/stored-text';
import { isVersionGone, linksQuery, updateVersionCaches, type Version, versionQuery } from '../queries';
import { draftOf, savableDraftOf, type VersionDraft, versionErrorsOf } from './draft';
import { mergeDraft, type VersionEdits } from './merge-draft';

/** Milliseconds after which a save without an answer is sent again. */
const RETRY_DELAY_MS = 5_000;

export type SaveState =
  | { phase: 'idle' }
  | { phase: 'saving' }
  | { phase: 'saved'; at: Date }
  /** `stale`: another tab or device saved since, so saving again would overwrite that. */
  | { phase: 'failed'; sentence: string; stale: boolean };

/** Maximum number of saves without an answer that are remembered. */
const MAX_UNANSWERED_SAVES = 3;

/** The storage key of a version's unsaved edits. */
export const versionStorageKey = (id: string) => `version.${id}`;

/** Whether a value from the browser's storage has the shape of stored edits: their base, and the edited version. */
export const isStoredEdits = (value: unknown): value is VersionEdits =>
  typeof value === 'object' && value !== null && 'base' in value && 'mine' in value;

/** Fetches the version again. The screen thereby also learns whether it was removed. */
const refetchVersion = (id: string) => queryClient.refetchQueries({ queryKey: versionQuery(id).queryKey });

/**
 * A version while it is edited: a change shows at once and is saved a second later, one save at a time. Unsent edits
 * are kept in the browser; they are sent again after a while, when the connection is back, and before the page closes.
 */
export function useVersionDraft(version: Version) {
  const storageKey = versionStorageKey(version.id);
  const [stored] = useState(() => readStoredText(storageKey, isStoredEdits));
  const [draft, setDraft] = useState(() => {
    const saved = draftOf(version);
    return stored ? mergeDraft({ ...stored, saved }) : saved;
  });
  const [state, setState] = useState<SaveState>({ phase: 'idle' });
  const draftState = useRef({
    draft,
    saved: draftOf(version),
    revision: version.revision,
    stale: false,
    seen: stored?.seen,
  });
  const shownVersion = useRef(version);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const runningSave = useRef<Promise<void> | null>(null);
  /**
   * The drafts sent since the last response: the server may have applied any of them, and one that a closed page sent
   * may arrive only now.
   */
  const sent = useRef<readonly VersionDraft[]>(stored?.sent ?? []);

  const storeEdits = useCallback(() => {
    const { draft: mine, saved: base, seen } = draftState.current;
    if (deepEqual(mine, base)) clearStoredText(storageKey);
    else storeText(storageKey, { base, mine, sent: sent.current, seen } satisfies VersionEdits);
  }, [storageKey]);

  /** Merges the edits with what another tab or device saved since. */
  const mergeSaved = useCallback(
    (now: Version) => {
      const saved = draftOf(now);
      const { draft: mine, saved: base } = draftState.current;
      const merged = mergeDraft({ base, mine, sent: sent.current, saved });
      sent.current = [];
      Object.assign(draftState.current, { draft: merged, saved, revision: now.revision });
      setDraft(merged);
      storeEdits();
    },
    [storeEdits],
  );

  /**
   * Fetches the version again and merges the edits with it.
   * @returns whether the edits can be saved now
   */
  const fetchAndMerge = useCallback(async (): Promise<boolean> => {
    try {
      const now = await rpc.privateVersions.read({ id: version.id });
      mergeSaved(now);
      updateVersionCaches(now);
      setState({ phase: 'saved', at: new Date() });
      return true;
    } catch {
      draftState.current.stale = true;
      setState({ phase: 'failed', sentence: 'This version was changed in another window.', stale: true });
      return false;
    }
  }, [version.id, mergeSaved]);

  const flush = useCallback(
    (keepalive = false): Promise<void> => {
      clearTimeout(timer.current);
      if (runningSave.current) return runningSave.current;
      const { draft: latest, saved, stale, seen } = draftState.current;
      const next = savableDraftOf(latest, saved, versionErrorsOf(latest, saved, localDay(new Date())));
      if (stale || deepEqual(next, saved)) return Promise.resolve();
      setState({ phase: 'saving' });
      sent.current = [...sent.current, next].slice(-MAX_UNANSWERED_SAVES);
      storeEdits();
      const { revision } = draftState.current;
      const input = { ...next, id: version.id, revision, seen, time_zone: timeZone() };
      runningSave.current = rpc.privateVersions
        .save(input, { context: { keepalive } })
        .then(
          ({ revision, saved_at, choice }) => {
            const now = { ...next, ...(choice && { choice }) };
            const draft = choice
              ? mergeDraft({ base: next, mine: draftState.current.draft, saved: now })
              : draftState.current.draft;
            const hasUnsavedHiding = hidesMore(now.choice, draft.choice);
            Object.assign(draftState.current, { draft, saved: now, revision });
            draftState.current.seen = hasUnsavedHiding ? shownVersion.current.profile : undefined;
            sent.current = [];
            // The server has changed the choice, because the profile was edited since this page read it.
            if (choice) void refetchVersion(version.id);
            if (choice) setDraft(draft);
            storeEdits();
            setState({ phase: 'saved', at: new Date(saved_at) });
            void queryClient.invalidateQueries({ queryKey: linksQuery.queryKey });
            return true;
          },
          (error) => {
            if (error instanceof RpcError && error.code === 'STALE_REVISION') return fetchAndMerge();
            // The screen for a removed version shows what was typed last, so that it can be copied.
            if (isVersionGone(error)) void refetchVersion(version.id);
            setState({ phase: 'failed', sentence: errorMessage(error), stale: false });
            if (!(error instanceof RpcError) || error.status >= 500) {
              timer.current = setTimeout(() => void flush(), RETRY_DELAY_MS);
            }
            return false;
          },
        )
        .then((isSaved) => {
          runningSave.current = null;
          // Saves again: the draft changed during the save, or was merged with another window's.
          if (isSaved && !deepEqual([draftState.current.draft, draftState.current.saved], [latest, next]))
            return flush();
        });
      return runningSave.current;
    },
    [version.id, storeEdits, fetchAndMerge],
  );

  const change = useCallback(
    (part: Partial<VersionDraft>) => {
      const { saved } = draftState.current;
      if (part.choice && hidesMore(saved.choice, part.choice)) {
        draftState.current.seen ??= shownVersion.current.profile;
      }
      draftState.current.draft = { ...draftState.current.draft, ...part };
      setDraft(draftState.current.draft);
      storeEdits();
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), LIMITS.autosaveDebounceMs);
    },
    [flush, storeEdits],
  );

  useEffect(() => {
    const checkServer = async () => {
      if (runningSave.current || !navigator.onLine) return;
      // A failed poll is not reported, since the next save will report the same.
      const now = await rpc.privateVersions
        .read({ id: version.id }, { context: { background: true } })
        .catch((error) => void (isVersionGone(error) && refetchVersion(version.id)));
      if (!now || runningSave.current || now.revision < draftState.current.revision) return;
      queryClient.setQueryData(versionQuery(version.id).queryKey, now);
    };
    const unsubscribe = onPageEvents({
      hide: () => void flush(true),
      show: () => void checkServer(),
      online: () => void flush(),
    });
    // Sends edits that an earlier page could not send.
    void flush();
    return () => {
      unsubscribe();
      void flush(true);
      clearTimeout(timer.current);
    };
  }, [version.id, flush]);

  // Takes over a version that was fetched again: its link was closed or opened, or it was changed elsewhere.
  useEffect(() => {
    if (shownVersion.current === version) return;
    shownVersion.current = version;
    const { revision, saved } = draftState.current;
    if (version.revision < revision) return;
    if (version.revision > revision || version.open_until !== saved.open_until) mergeSaved(version);
    draftState.current.stale = false;
    void flush();
  }, [version, mergeSaved, flush]);

  useSendBeforeLogout(
    useCallback(async () => {
      await flush();
      return deepEqual(draftState.current.draft, draftState.current.saved);
    }, [flush]),
  );

  const errors = versionErrorsOf(draft, draftState.current.saved, localDay(new Date()));
  /**
   * Settles which texts to keep of fields that two windows changed at once.
   * @param useOther whether to replace the present values by those of the other side
   */
  const settleOverwritten = (useOther: boolean) =>
    change({ ...(useOther && draft.overwritten), overwritten: null });
  const isUnsaved = () => !deepEqual(draftState.current.draft, draftState.current.saved);
  return { draft, change, state, flush, errors, settleOverwritten, isUnsaved };
}
