import { useSyncExternalStore } from 'react';
import { Button } from '@/web/components/ui/button';
import { Notice } from '@/web/components/ui/notice';
import { SECTION_TITLES } from '../compare/section-text';
import { useEditor } from '../editing/context';

/** Stays until it is answered: which sections were written in two places, and where the other text is. */
export function ConflictNotice() {
  const { conflicts, history } = useEditor();
  const sections = useSyncExternalStore(conflicts.subscribe, conflicts.get);
  if (sections.length === 0) return null;
  const names = sections.map((section) => SECTION_TITLES[section]);
  return (
    <Notice
      title={`Edited in two places: ${names.join(', ')}`}
      className="mb-8"
      action={
        <span className="flex gap-2">
          <Button variant="quiet" onClick={conflicts.clear}>
            Keep mine
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
      Your text stands. What was written elsewhere is in the history, and can be put back from there.
    </Notice>
  );
}
