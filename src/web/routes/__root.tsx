import { createRootRoute, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PageFrame } from '@/web/components/app-shell/page-frame';
import { ScreenError } from '@/web/components/app-shell/screen-error';
import { SessionGuard } from '@/web/components/session/session-guard';
import { lazyPart } from '@/web/components/ui/core/lazy-part';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import { useIgnoreFileDrops } from '@/web/lib/hooks/use-ignore-file-drops';
import { useTheme } from '@/web/lib/theme/use-theme';

// Lazy: toasts that are queued before it is loaded are shown then.
const DeferredParts = lazyPart(() => import('./-deferred-parts'), 'DeferredParts');

const NotFound = lazyPart(() => import('@/web/components/app-shell/not-found'), 'NotFound');

function Root() {
  // Called here because on narrow screens the theme control is only mounted while the drawer is open.
  useTheme();
  useIgnoreFileDrops();
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
