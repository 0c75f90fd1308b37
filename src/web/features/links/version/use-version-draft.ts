import { useCallback, useEffect, useRef, useState } from 'react';
import { LIMITS } from '@/shared/limits';
import { localDay } from '@/shared/preference-rules';
import { same } from '@/shared/same';
import { queryClient } from '@/web/lib/query-client';
import { rpc } from '@/web/lib/rpc';
import { RpcError } from '@/web/lib/rpc-client';
import { sentenceOf } from '@/web/lib/sentence-of';
import { linksQuery, type Version } from '../queries';
import { timeZone } from '../time-zone';
import { draftOf, refusedFields, savable, type VersionDraft } from './draft';

export type SaveState =
  | { phase: 'idle' }
  | { phase: 'saving' }
  | { phase: 'saved'; at: Date }
  /** `stale`: it was saved elsewhere since, so saving again would overwrite that. */
  | { phase: 'failed'; sentence: string; stale: boolean };

/**
 * A version while it is edited: every change shows at once and is saved a second later, one save at a time. What
 * could not be sent is sent when the connection is back, and before the page goes.
 */
export function useVersionDraft(version: Version) {
  const [draft, setDraft] = useState(() => draftOf(version));
  const [state, setState] = useState<SaveState>({ phase: 'idle' });
  const kept = useRef({ draft, saved: draft, revision: version.revision, stale: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void> | null>(null);

  const flush = useCallback(
    (keepalive = false): Promise<void> => {
      clearTimeout(timer.current);
      if (running.current) return running.current;
      const { draft: latest, saved, stale } = kept.current;
      const next = savable(latest, saved, refusedFields(latest, saved, localDay(new Date())));
      if (stale || same(next, saved)) return Promise.resolve();
      setState({ phase: 'saving' });
      const input = { ...next, id: version.id, revision: kept.current.revision, time_zone: timeZone() };
      running.current = rpc.privateVersions
        .save(input, { context: { keepalive } })
        .then(
          ({ revision, saved_at }) => {
            Object.assign(kept.current, { saved: next, revision });
            setState({ phase: 'saved', at: new Date(saved_at) });
            void queryClient.invalidateQueries({ queryKey: linksQuery.queryKey });
            return true;
          },
          (error) => {
            const staleNow = error instanceof RpcError && error.code === 'STALE_REVISION';
            kept.current.stale = staleNow;
            const sentence = staleNow ? 'This version was changed in another window.' : sentenceOf(error);
            setState({ phase: 'failed', sentence, stale: staleNow });
            return false;
          },
        )
        .then((done) => {
          running.current = null;
          // Written while it was being saved.
          if (done && !same(kept.current.draft, latest)) return flush();
        });
      return running.current;
    },
    [version.id],
  );

  const change = useCallback(
    (part: Partial<VersionDraft>) => {
      kept.current.draft = { ...kept.current.draft, ...part };
      setDraft(kept.current.draft);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), LIMITS.autosaveDebounce);
    },
    [flush],
  );

  useEffect(() => {
    const back = () => void flush();
    const leave = () => document.visibilityState === 'hidden' && void flush(true);
    window.addEventListener('online', back);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('online', back);
      document.removeEventListener('visibilitychange', leave);
      void flush(true);
    };
  }, [flush]);

  const refused = refusedFields(draft, kept.current.saved, localDay(new Date()));
  return { draft, change, state, flush, refused };
}
