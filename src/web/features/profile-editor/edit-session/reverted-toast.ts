import { dismissToast, toast } from '@/web/components/ui/toasts/toast';
import type { EditorStore } from './store';

/**
 * Shows that Escape or Cancel reverted an edit, with a button that restores the typed text: after 'Last saved', a
 * silent Escape looks like a loss. The message disappears with the next change, since restoring would then undo that
 * change.
 */
export function showRevertedToast(store: EditorStore, restore: () => unknown): void {
  const mark = store.mark();
  const id = toast({
    title: 'Your change was put back',
    description: 'Undo brings your words back as well.',
    action: { label: 'Bring my words back', onPick: () => void (store.mark() === mark && restore()) },
  });
  const unsubscribe = store.subscribe(() => {
    if (store.mark() === mark) return;
    unsubscribe();
    dismissToast(id);
  });
}
