import { Download } from 'lucide-react';
import { DownloadButton } from '@/web/components/downloads/download-button';
import { IconButton, type IconButtonProps } from '@/web/components/ui/buttons/button';
import { Tooltip } from '@/web/components/ui/overlays/tooltip';
import { useEditor } from '../edit-session/context';
import { saveFirst } from '../edit-session/save-first';

/** The button, inside its tooltip: events of the menu must not reach the tooltip, so it cannot surround both. */
function DownloadIcon(props: Partial<IconButtonProps>) {
  return (
    <Tooltip label="Download">
      <IconButton {...props} label="Download">
        <Download />
      </IconButton>
    </Tooltip>
  );
}

const iconTrigger = (busy: boolean) => <DownloadIcon aria-busy={busy || undefined} />;

/** Downloads the profile as a file after saving everything that was typed. */
export function SaveAndDownload({ userId }: { userId: string }) {
  const { flush, autosave } = useEditor();
  return (
    <DownloadButton
      userId={userId}
      trigger={iconTrigger}
      beforeDownload={() => saveFirst({ flush, autosave })}
    />
  );
}
