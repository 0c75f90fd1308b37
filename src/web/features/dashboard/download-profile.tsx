import { Download } from 'lucide-react';
import { DownloadButton } from '@/web/components/downloads/download-button';
import { Button } from '@/web/components/ui/button';

const button = (busy: boolean) => (
  <Button
    busy={busy}
    busyLabel="Preparing..."
    icon={<Download aria-hidden className="size-4" strokeWidth={1.75} />}
  >
    Download
  </Button>
);

/** The profile as a file. */
export const DownloadProfile = ({ userId }: { userId: string }) => (
  <DownloadButton userId={userId} trigger={button} />
);
