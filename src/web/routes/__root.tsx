import { createRootRoute, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PageFrame } from '@/web/components/app-shell/page-frame';
import { ScreenError } from '@/web/components/app-shell/screen-error';
import { SessionGuard } from '@/web/components/session/session-guard';
import { lazyPart } from '@/web/components/ui/core/lazy-part';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import { useFileDrops } from '@/web/lib/hooks/use-file-drops';
import { useTheme } from '@/web/lib/theme/use-theme';

// Lazy: messages from before are shown once it is loaded.
const DeferredParts = lazyPart(() => import('./-deferred-parts'), 'DeferredParts');

const NotFound = lazyPart(() => import('@/web/components/app-shell/not-found'), 'NotFound');

function Root() {
  // Called here because the switch itself is not on the page on narrow screens.
  useTheme();
  useFileDrops();
  return (
    <>
      <PageFrame>
        <Outlet />
      </PageFrame>
      <SessionGuard />
      <Suspense>
        <DeferredParts />
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
