import { createRootRoute, Outlet } from '@tanstack/react-router';
import { NotFound } from '@/web/components/app-shell/not-found';
import { OfflineNotice } from '@/web/components/app-shell/offline-notice';
import { ScreenError } from '@/web/components/app-shell/screen-error';
import { Spinner } from '@/web/components/ui/spinner';
import { Toaster } from '@/web/components/ui/toast';

function Root() {
  return (
    <>
      <Outlet />
      <OfflineNotice />
      <Toaster />
    </>
  );
}

export const Route = createRootRoute({
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: ScreenError,
  pendingComponent: () => <Spinner page label="Loading..." />,
});
