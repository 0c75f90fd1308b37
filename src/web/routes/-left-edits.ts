/** Sends what closed pages left in this browser of the resources that are saved while they are edited. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionQuery } from '@/web/lib/queries/session-query';
import { onSignedInAgain } from '@/web/lib/session/sign-in-again';
import { isBeside, keepBesideOtherTabs, restoreBeside } from '@/web/lib/unsaved-input/beside-other-tabs';
import {
  isOfRecord,
  recoverUnsaved,
  textKeys,
  textPrefix,
  unsavedKeys,
} from '@/web/lib/unsaved-input/unsaved-edits';

/** Senders by the beginning of the keys of forms, which the id of the resource follows. */
const SENDERS = {
  'role-notes.': async (id: string) =>
    (await import('@/web/features/roles/role/send-left-notes')).sendLeftNotes(id),
  'version.': async (id: string) =>
    (await import('@/web/features/private-versions/version/send-left-version')).sendLeftVersion(id),
};

async function sendLeftEdits(userId: string): Promise<void> {
  await recoverUnsaved();
  restoreBeside();
  const work: Promise<void>[] = [];
  const ownKeys = textKeys(userId).filter((key) => !isBeside(key));
  for (const key of ownKeys.map((key) => key.slice(textPrefix(userId).length)))
    for (const [prefix, send] of Object.entries(SENDERS))
      if (key.startsWith(prefix)) work.push(send(key.slice(prefix.length)));
  if (unsavedKeys(userId).some((key) => isOfRecord(userId, key)))
    work.push(
      import('@/web/features/record/autosave/send-left-record').then(({ sendLeftRecord }) =>
        sendLeftRecord(userId),
      ),
    );
  // What could not be fetched is still stored: the next event, or the resource's own screen, tries again.
  await Promise.allSettled(work);
}

/** Sends them when a page is opened, when the connection is back, and after signing in again. */
export function useSendLeftEdits(): void {
  // Reads only the cache: a page for guests makes no request.
  const { data: me } = useQuery({ ...sessionQuery, enabled: false });
  const userId = me?.id;
  useEffect(keepBesideOtherTabs, []);
  useEffect(() => {
    if (!userId) return;
    const send = () => void sendLeftEdits(userId);
    send();
    const unsubscribe = onSignedInAgain(send);
    window.addEventListener('online', send);
    return () => {
      unsubscribe();
      window.removeEventListener('online', send);
    };
  }, [userId]);
}
