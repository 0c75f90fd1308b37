import { History } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/web/components/ui/button';
import { Tooltip } from '@/web/components/ui/tooltip';
import { HistoryDialog } from './history-dialog';

/** Opens the earlier states of the profile. */
export function HistoryButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tooltip label="History">
        <IconButton label="History" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <History aria-hidden strokeWidth={1.6} />
        </IconButton>
      </Tooltip>
      {open && <HistoryDialog onClose={() => setOpen(false)} />}
    </>
  );
}
