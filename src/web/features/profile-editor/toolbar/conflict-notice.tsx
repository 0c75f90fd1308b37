import { useSyncExternalStore } from 'react';
import type { SectionName } from '@/shared/profile/sections';
import { Button } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';
import { SECTION_TITLES } from '@/web/lib/profile/section-titles';
import { useEditor } from '../edit-session/context';

const titlesOf = (sections: readonly SectionName[]) =>
  sections.map((section) => SECTION_TITLES[section]).join(', ');

/** Names the sections with conflicting edits, and where the other text is. It stays until it is answered. */
export function ConflictNotice() {
  const { conflicts, history } = useEditor();
  const { won, lost } = useSyncExternalStore(conflicts.subscribe, conflicts.get);
  if (won.length + lost.length === 0) return null;
  return (
    <Notice
      title={`Edited in two places: ${titlesOf([...won, ...lost])}`}
      className="mb-8"
      action={
        <span className="flex gap-2">
          <Button variant="quiet" onClick={conflicts.clear}>
            {lost.length === 0 ? 'Keep mine' : 'Keep it so'}
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
        <p>Your text stands. What was written elsewhere is in the history, and can be put back from there.</p>
      )}
      {lost.length > 0 && (
        <p>
          {titlesOf(lost)}: what was written elsewhere stands. Your text is in the history, and can be put
          back from there.
        </p>
      )}
    </Notice>
  );
}
