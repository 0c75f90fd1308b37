import { Download } from 'lucide-react';
import { Suspense } from 'react';
import { IconButton } from '@/web/components/ui/buttons/button';
import { lazyPart } from '@/web/components/ui/core/lazy-part';
import { useEditor } from '../edit-session/context';
import { saveFirst } from '../edit-session/save-first';

// Lazy: nothing is downloaded before the profile has been read.
const DownloadButton = lazyPart(() => import('@/web/components/downloads/download-button'), 'DownloadButton');

const button = (busy: boolean) => (
  <IconButton label="Download" title="Download" aria-busy={busy || undefined}>
    <Download aria-hidden strokeWidth={1.6} />
  </IconButton>
);

/** Downloads the profile as a file after saving everything that was typed. */
export function SaveAndDownload({ userId }: { userId: string }) {
  const { flush, autosave } = useEditor();
  return (
    <Suspense fallback={button(false)}>
      <DownloadButton userId={userId} trigger={button} before={() => saveFirst({ flush, autosave })} />
    </Suspense>
  );
}
