import { Download } from 'lucide-react';
import { cloneElement, Suspense } from 'react';
import { Button } from '@/web/components/ui/buttons/button';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { lazyPart } from '@/web/components/ui/core/lazy-part';

// Lazy: the dashboard is usually read before anything is downloaded.
const DownloadButton = lazyPart(() => import('@/web/components/downloads/download-button'), 'DownloadButton');

const menuTrigger = (busy: boolean) => (
  <Button
    busy={busy}
    busyLabel="Preparing..."
    icon={<Download className="size-4" strokeWidth={SMALL_STROKE} />}
  >
    Download
  </Button>
);

/** The button whose menu downloads the profile as a file. */
export const LazyDownloadButton = ({ userId }: { userId: string }) => (
  // Disabled until the menu's code is loaded, so that no press is lost.
  <Suspense fallback={cloneElement(menuTrigger(false), { disabled: true })}>
    <DownloadButton userId={userId} trigger={menuTrigger} />
  </Suspense>
);
