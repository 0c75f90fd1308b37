import { createRootRoute, Outlet } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { PageFrame } from '@/web/components/app-shell/page-frame';
import { ScreenError } from '@/web/components/app-shell/screen-error';
import { SessionGuard } from '@/web/components/session/session-guard';
import { lazyPart } from '@/web/components/ui/lazy-part';
import { Spinner } from '@/web/components/ui/spinner';
import { useFileDrops } from '@/web/lib/hooks/use-file-drops';
import { useTheme } from '@/web/lib/theme/use-theme';

// Lazy: no screen waits for these; messages from before are shown once they are loaded.
const Toaster = lazyPart(() => import('@/web/components/ui/toaster'), 'Toaster');
const OfflineNotice = lazyPart(() => import('@/web/components/app-shell/offline-notice'), 'OfflineNotice');
const OutboxSender = lazyPart(
  () => import('@/web/features/profile-editor/outbox-sender/sender'),
  'OutboxSender',
);

const NotFound = lazyPart(() => import('@/web/components/app-shell/not-found'), 'NotFound');

/** Offers the guest's result to other tabs. */
async function offerResult() {
  const { offerToOtherTabs } = await import('@/web/lib/generation/claim-hand-over');
  return offerToOtherTabs();
}

function Root() {
  // Called here because the switch itself is not on the page on narrow screens.
  useTheme();
  useFileDrops();
  useEffect(() => {
    // If the module cannot be loaded, this tab offers nothing.
    const offered = offerResult().catch(() => undefined);
    return () => void offered.then((stop) => stop?.());
  }, []);
  return (
    <>
      <PageFrame>
        <Outlet />
      </PageFrame>
      <Suspense>
        <OfflineNotice />
      </Suspense>
      <SessionGuard />
      <Suspense>
        <OutboxSender />
      </Suspense>
      <Suspense>
        <Toaster />
      </Suspense>
    </>
  );
}

export const Route = createRootRoute({
  component: Root,
  notFoundComponent: () => (
    <Suspense>
      <NotFound />
    </Suspense>
  ),
  errorComponent: ScreenError,
  pendingComponent: () => <Spinner page label="Loading..." />,
});
