import { Redo2, Undo2 } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from '@/web/components/ui/buttons/button';
import { Tooltip } from '@/web/components/ui/overlays/tooltip';
import { toast } from '@/web/components/ui/toasts/toast';
import { SECTION_TITLES } from '@/web/lib/profile/section-titles';
import { useEditor } from '../edit-session/context';
import { showSections } from '../edit-session/show-sections';
import type { UndoStep } from '../edit-session/store';

/** Undoes and redoes edits, by button and by keyboard. */
export function UndoButtons() {
  const { store, fieldFlush } = useEditor();
  const canUndo = useSyncExternalStore(store.subscribe, store.canUndo);
  const canRedo = useSyncExternalStore(store.subscribe, store.canRedo);
  const [announcement, setAnnouncement] = useState('');
  const applyStep = (step: () => UndoStep | null) => {
    fieldFlush.flush();
    const result = step();
    if (!result) return;
    showSections(result.sections);
    const names = result.sections.map((section) => SECTION_TITLES[section]).join(', ');
    setAnnouncement(result.applied ? `Changed: ${names}` : '');
    if (!result.applied) {
      toast({
        title: `${names} was changed elsewhere since`,
        description:
          'Your own change there cannot be taken back by itself. Earlier states are in the history.',
      });
    }
  };
  const undo = () => applyStep(store.undo);
  const redo = () => applyStep(store.redo);
  useUndoKeys(undo, redo);
  // Focusable even when there is nothing to undo, so that a keyboard user keeps their place.
  const disabledClass = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-40';
  return (
    <span className="flex">
      <Tooltip label="Undo, Ctrl Z">
        <IconButton
          label="Undo"
          aria-keyshortcuts="Control+Z Meta+Z"
          aria-disabled={!canUndo || undefined}
          onClick={undo}
          className={disabledClass}
        >
          <Undo2 />
        </IconButton>
      </Tooltip>
      <Tooltip label="Redo, Ctrl Shift Z">
        <IconButton
          label="Redo"
          aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
          aria-disabled={!canRedo || undefined}
          onClick={redo}
          className={disabledClass}
        >
          <Redo2 />
        </IconButton>
      </Tooltip>
      <span aria-live="polite" className="sr-only">
        {announcement}
      </span>
    </span>
  );
}

/**
 * Ctrl or Cmd and Z, with Shift or Y to redo. Inside a text field the browser's own undo is left alone; in a dialog
 * nobody would see what changes behind it.
 */
function useUndoKeys(undo: () => void, redo: () => void) {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      const { target } = event;
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
      // Dialogs and alert dialogs.
      if ((target as Element).closest?.('[role$=dialog]')) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  });
}
