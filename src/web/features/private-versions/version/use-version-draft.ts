import { useEffect, useSyncExternalStore } from 'react';
import type { OverwrittenTexts } from '@/shared/publishing/private-version';
import { localDay } from '@/shared/time/calendar-day';
import { onPageEvents } from '@/web/lib/browser/page-events';
import { useSaver } from '@/web/lib/unsaved-input/open-savers';
import type { Version } from '../queries';
import { savableDraftOf, versionErrorsOf } from './draft';
import { createVersionSaver, versionStorageKey } from './version-saver';

/** A version while it is edited; it is saved automatically, and sent before the page closes. */
export function useVersionDraft(version: Version) {
  const saver = useSaver(versionStorageKey(version.id), () => createVersionSaver(version));
  const { flush, change, isUnsaved } = saver;
  const { draft, saved, state } = useSyncExternalStore(saver.subscribe, saver.get);

  useEffect(() => {
    const unsubscribe = onPageEvents({
      hide: () => void saver.flush(true),
      show: () => void saver.checkServer(),
      online: () => void saver.flush(),
    });
    // Sends edits that an earlier page could not send.
    void saver.flush();
    return unsubscribe;
  }, [saver]);

  useEffect(() => saver.receive(version), [saver, version]);

  const errors = versionErrorsOf(draft, saved, localDay(new Date()));
  /**
   * Settles which texts to keep of fields that two windows changed at once.
   * @param texts what one concurrent edit overwrote
   * @param useOther whether to replace the present values by them
   */
  const settleOverwritten = (texts: OverwrittenTexts, useOther: boolean) =>
    change({ ...(useOther && texts), overwritten: draft.overwritten.filter((other) => other !== texts) });
  const savable = savableDraftOf(draft, saved, errors);
  return { draft, savable, change, state, flush, errors, settleOverwritten, isUnsaved };
}
