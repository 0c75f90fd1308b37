import { History } from 'lucide-react';
import { Suspense, useSyncExternalStore } from 'react';
import { IconButton } from '@/web/components/ui/buttons/button';
import { lazyPart } from '@/web/components/ui/core/lazy-part';
import { Tooltip } from '@/web/components/ui/overlays/tooltip';
import { useEditor } from '../edit-session/context';

/** Loaded when the button is hovered, focused or touched. */
const HistoryDialog = lazyPart(() => import('./history-dialog'), 'HistoryDialog');

/** Opens the earlier states of the profile. */
export function HistoryButton() {
  const { history } = useEditor();
  const open = useSyncExternalStore(history.subscribe, history.get);
  return (
    <>
      <Tooltip label="History">
        <IconButton
          label="History"
          aria-haspopup="dialog"
          onPointerEnter={HistoryDialog.preload}
          onFocus={HistoryDialog.preload}
          onClick={() => history.set(true)}
        >
          <History aria-hidden strokeWidth={1.6} />
        </IconButton>
      </Tooltip>
      {open && (
        <Suspense>
          <HistoryDialog onClose={() => history.set(false)} />
        </Suspense>
      )}
    </>
  );
}
