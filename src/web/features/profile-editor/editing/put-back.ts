import { dismissToast, toast } from '@/web/components/ui/toast';
import type { EditorStore } from './store';

/**
 * Says that typed words are gone, with one press to have them again. Whoever saw 'Last saved' a moment ago takes the
 * silent Escape for a loss. The message goes with the next change: bringing back would then take that one back.
 */
export function tellPutBack(store: EditorStore, bringBack: () => unknown): void {
  const mark = store.mark();
  const id = toast({
    title: 'Your change was put back',
    description: 'Undo brings your words back as well.',
    action: { label: 'Bring my words back', onPick: () => void (store.mark() === mark && bringBack()) },
  });
  const stop = store.subscribe(() => {
    if (store.mark() === mark) return;
    stop();
    dismissToast(id);
  });
}
