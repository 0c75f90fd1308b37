import { Redo2, Undo2 } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { IconButton } from '@/web/components/ui/button';
import { Tooltip } from '@/web/components/ui/tooltip';
import { useEditor } from '../editing/context';

const icon = { 'aria-hidden': true, strokeWidth: 1.6 } as const;

/** Takes edits back and makes them again, by button and by keyboard. */
export function UndoButtons() {
  const { store, pushes } = useEditor();
  const canUndo = useSyncExternalStore(store.subscribe, store.canUndo);
  const canRedo = useSyncExternalStore(store.subscribe, store.canRedo);
  const undo = () => {
    pushes.flush();
    store.undo();
  };
  const redo = () => {
    pushes.flush();
    store.redo();
  };
  useUndoKeys(undo, redo);
  // Kept focusable when there is nothing to undo, so that a keyboard does not lose its place.
  const off = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-40';
  return (
    <span className="flex">
      <Tooltip label="Undo, Ctrl Z">
        <IconButton
          label="Undo"
          aria-keyshortcuts="Control+Z Meta+Z"
          aria-disabled={!canUndo || undefined}
          onClick={undo}
          className={off}
        >
          <Undo2 {...icon} />
        </IconButton>
      </Tooltip>
      <Tooltip label="Redo, Ctrl Shift Z">
        <IconButton
          label="Redo"
          aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
          aria-disabled={!canRedo || undefined}
          onClick={redo}
          className={off}
        >
          <Redo2 {...icon} />
        </IconButton>
      </Tooltip>
    </span>
  );
}

/** Ctrl or Cmd and Z, with Shift or Y to redo. Inside a text field the browser's own undo is left alone. */
function useUndoKeys(undo: () => void, redo: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      const { target } = event;
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
