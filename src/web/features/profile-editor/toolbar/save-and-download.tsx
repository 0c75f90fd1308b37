import { Download } from 'lucide-react';
import { DownloadButton } from '@/web/components/downloads/download-button';
import { IconButton } from '@/web/components/ui/buttons/button';
import { useEditor } from '../edit-session/context';
import { saveFirst } from '../edit-session/save-first';

const iconTrigger = (busy: boolean) => (
  <IconButton label="Download" title="Download" aria-busy={busy || undefined}>
    <Download />
  </IconButton>
);

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
