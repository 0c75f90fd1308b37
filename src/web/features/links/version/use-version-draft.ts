import { useCallback, useEffect, useRef, useState } from 'react';
import { deepEqual } from '@/shared/deep-equal';
import { LIMITS } from '@/shared/limits';
import { localDay } from '@/shared/preference-rules';
import { dropText, keepText, keptText } from '@/web/lib/kept-text';
import { queryClient } from '@/web/lib/query-client';
import { rpc } from '@/web/lib/rpc';
import { RpcError } from '@/web/lib/rpc-client';
import { sentenceOf } from '@/web/lib/sentence-of';
import { timeZone } from '@/web/lib/time-zone';
import { useSendFirst } from '@/web/lib/use-send-first';
import { linksQuery, type Version } from '../queries';
import { draftOf, savable, type VersionDraft, versionErrors } from './draft';
import { mergeDraft, type Overwritten } from './merge-draft';

/** A save that got no answer is sent again after so many milliseconds. */
const RETRY_AFTER = 5_000;

export type SaveState =
  | { phase: 'idle' }
  | { phase: 'saving' }
  | { phase: 'saved'; at: Date }
  /** `stale`: another tab or device saved since, so saving again would overwrite that. */
  | { phase: 'failed'; sentence: string; stale: boolean };

interface KeptDraft {
  /** The saved version that the edits started from. */
  base: VersionDraft;
  mine: VersionDraft;
}

const isKeptDraft = (value: unknown): value is KeptDraft =>
  typeof value === 'object' && value !== null && 'base' in value && 'mine' in value;

/** Applies edits that an earlier page could not send to the version as it is saved now. */
function withKept(saved: VersionDraft, place: string): VersionDraft {
  const kept = keptText(place, isKeptDraft);
  if (!kept) return saved;
  const { merged, overwritten } = mergeDraft({ ...kept, saved });
  keepOverwritten(place, overwritten);
  return merged;
}

const overwrittenAt = (place: string) => `${place}.elsewhere`;

/** Stores the overwritten values in the browser until the owner has chosen. */
function keepOverwritten(place: string, overwritten: Overwritten) {
  if (Object.keys(overwritten).length > 0) keepText(overwrittenAt(place), overwritten);
}

const isOverwritten = (value: unknown): value is Overwritten => typeof value === 'object' && value !== null;

/**
 * A version while it is edited: every change shows at once and is saved a second later, one save at a time. What
 * could not be sent waits in the browser; it is sent again by and by, when the connection is back and before the page
 * goes.
 */
export function useVersionDraft(version: Version) {
  const place = `version.${version.id}`;
  const [draft, setDraft] = useState(() => withKept(draftOf(version), place));
  const [overwritten, setOverwritten] = useState(() => keptText(overwrittenAt(place), isOverwritten));
  const [state, setState] = useState<SaveState>({ phase: 'idle' });
  const kept = useRef({ draft, saved: draftOf(version), revision: version.revision, stale: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void> | null>(null);
  /** Sent since the last answer: any of them may be what the server has now. */
  const sent = useRef<VersionDraft[]>([]);

  /**
   * Merges the edits with what another tab or device saved since.
   * @returns whether they can be saved now
   */
  const catchUp = useCallback(async (): Promise<boolean> => {
    try {
      const now = await rpc.privateVersions.read({ id: version.id });
      const saved = draftOf(now);
      // A save whose answer was lost is no edit of another window.
      const base = sent.current.find((draft) => deepEqual(draft, saved)) ?? kept.current.saved;
      sent.current = [];
      const { merged, overwritten } = mergeDraft({ base, mine: kept.current.draft, saved });
      Object.assign(kept.current, { draft: merged, saved, revision: now.revision });
      setDraft(merged);
      keepOverwritten(place, overwritten);
      setOverwritten(keptText(overwrittenAt(place), isOverwritten));
      setState({ phase: 'saved', at: new Date() });
      if (deepEqual(merged, saved)) dropText(place);
      else keepText(place, { base: saved, mine: merged } satisfies KeptDraft);
      return true;
    } catch {
      kept.current.stale = true;
      setState({ phase: 'failed', sentence: 'This version was changed in another window.', stale: true });
      return false;
    }
  }, [version.id, place]);

  const flush = useCallback(
    (keepalive = false): Promise<void> => {
      clearTimeout(timer.current);
      if (running.current) return running.current;
      const { draft: latest, saved, stale } = kept.current;
      const next = savable(latest, saved, versionErrors(latest, saved, localDay(new Date())));
      if (stale || deepEqual(next, saved)) return Promise.resolve();
      setState({ phase: 'saving' });
      sent.current.push(next);
      const input = { ...next, id: version.id, revision: kept.current.revision, time_zone: timeZone() };
      running.current = rpc.privateVersions
        .save(input, { context: { keepalive } })
        .then(
          ({ revision, saved_at }) => {
            Object.assign(kept.current, { saved: next, revision });
            sent.current = [];
            if (deepEqual(kept.current.draft, next)) dropText(place);
            setState({ phase: 'saved', at: new Date(saved_at) });
            void queryClient.invalidateQueries({ queryKey: linksQuery.queryKey });
            return true;
          },
          (error) => {
            if (error instanceof RpcError && error.code === 'STALE_REVISION') return catchUp();
            setState({ phase: 'failed', sentence: sentenceOf(error), stale: false });
            if (!(error instanceof RpcError) || error.status >= 500) {
              timer.current = setTimeout(() => void flush(), RETRY_AFTER);
            }
            return false;
          },
        )
        .then((done) => {
          running.current = null;
          // Saves again: the draft changed during the save, or was merged with another window's.
          if (done && !deepEqual([kept.current.draft, kept.current.saved], [latest, next])) return flush();
        });
      return running.current;
    },
    [version.id, place, catchUp],
  );

  const change = useCallback(
    (part: Partial<VersionDraft>) => {
      kept.current.draft = { ...kept.current.draft, ...part };
      setDraft(kept.current.draft);
      keepText(place, { base: kept.current.saved, mine: kept.current.draft } satisfies KeptDraft);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), LIMITS.autosaveDebounce);
    },
    [flush, place],
  );

  useEffect(() => {
    const back = () => void flush();
    const leave = () => document.visibilityState === 'hidden' && void flush(true);
    window.addEventListener('online', back);
    document.addEventListener('visibilitychange', leave);
    // Sends edits that an earlier page could not send.
    back();
    return () => {
      window.removeEventListener('online', back);
      document.removeEventListener('visibilitychange', leave);
      void flush(true);
      clearTimeout(timer.current);
    };
  }, [flush]);

  useSendFirst(
    useCallback(async () => {
      await flush();
      return deepEqual(kept.current.draft, kept.current.saved);
    }, [flush]),
  );

  const refused = versionErrors(draft, kept.current.saved, localDay(new Date()));
  /**
   * Settles a conflict.
   * @param other whether the other side's values replace those of this tab
   */
  const settle = (other: boolean) => {
    if (other && overwritten) change(overwritten);
    dropText(overwrittenAt(place));
    setOverwritten(null);
  };
  return { draft, change, state, flush, refused, overwritten, settle };
}
