import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '@/web/components/ui/core/lazy-part';
import { useEditor } from '../edit-session/context';

const HistoryDialog = lazyPart(() => import('./history-dialog'), 'HistoryDialog');

/** Loads the dialog before it is opened. */
export const preloadHistory = () => HistoryDialog.preload();

/** The dialog with earlier states, while it is open. It is outside the bar, since narrow screens have another bar. */
export function HistoryPanel() {
  const { history } = useEditor();
  const open = useSyncExternalStore(history.subscribe, history.get);
  return <Suspense>{open && <HistoryDialog onClose={() => history.set(false)} />}</Suspense>;
}
