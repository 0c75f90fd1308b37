import { useEffect, useSyncExternalStore } from 'react';
import type { SectionName } from '@/shared/profile/sections';
import { Button } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';
import { toast } from '@/web/components/ui/toasts/toast';
import { SECTION_TITLES } from '@/web/lib/profile/section-titles';
import { useEditor } from '../edit-session/context';
import type { HistoryDialogState } from '../edit-session/history-dialog-state';

const titlesOf = (sections: readonly SectionName[]) =>
  sections.map((section) => SECTION_TITLES[section]).join(', ');

/** Announces the conflict in a toast, since the notice may be out of sight. */
function toastConflict(history: HistoryDialogState, several: boolean) {
  toast({
    title: 'Edited in two places',
    description: `What was written elsewhere${several ? ' in these sections' : ''} is kept in the history.`,
    action: { label: 'Open the history', onPick: () => history.set(true) },
  });
}

/**
 * Names the sections with conflicting edits, and where the other text is. It stays until it is answered, so it says
 * what was done and not what is there now: another device may have saved since.
 */
export function ConflictNotice() {
  const { conflicts, history } = useEditor();
  const { won, lost, undone } = useSyncExternalStore(conflicts.subscribe, conflicts.get);
  useEffect(() => {
    if (won.length > 0) toastConflict(history, won.length > 1);
  }, [history, won]);
  const sections = [...won, ...lost, ...undone];
  if (sections.length === 0) return null;
  return (
    <Notice
      title={`Edited in two places: ${titlesOf(sections)}`}
      className="mb-8"
      action={
        <span className="flex gap-2">
          <Button variant="quiet" onClick={conflicts.clear}>
            {lost.length + undone.length === 0 ? 'Keep mine' : 'Keep as is'}
          </Button>
          <Button
            onClick={() => {
              history.set(true);
              conflicts.clear();
            }}
          >
            Compare
          </Button>
        </span>
      }
    >
      {won.length > 0 && (
        <p>
          Your text was saved over what was written elsewhere, also where it had been removed there. What was
          written elsewhere is in the history, and can be put back from there.
        </p>
      )}
      {lost.length > 0 && (
        <p>
          {titlesOf(lost)}: what was written elsewhere was saved over yours, also where you had removed it.
          Yours is in the history, and can be put back from there.
        </p>
      )}
      {undone.length > 0 && (
        <p>
          {titlesOf(undone)}: something that you removed here was edited elsewhere in the meantime, so it is
          back with those words. Remove it again if you do not want it.
        </p>
      )}
    </Notice>
  );
}
