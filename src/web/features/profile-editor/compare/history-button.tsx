import { History } from 'lucide-react';
import { IconButton } from '@/web/components/ui/buttons/button';
import { Tooltip } from '@/web/components/ui/overlays/tooltip';
import { useEditor } from '../edit-session/context';
import { preloadHistory } from './history-panel';

/** Opens the earlier states of the profile, whose dialog is loaded when the button is hovered, focused or touched. */
export function HistoryButton() {
  const { history } = useEditor();
  return (
    <Tooltip label="History">
      <IconButton
        label="History"
        aria-haspopup="dialog"
        onPointerEnter={preloadHistory}
        onFocus={preloadHistory}
        onClick={() => history.set(true)}
      >
        <History />
      </IconButton>
    </Tooltip>
  );
}
