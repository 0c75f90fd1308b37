import { createRootRoute, Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { NotFound } from '@/web/components/app-shell/not-found';
import { OfflineNotice } from '@/web/components/app-shell/offline-notice';
import { ScreenError } from '@/web/components/app-shell/screen-error';
import { SessionGuard } from '@/web/components/session/session-guard';
import { Spinner } from '@/web/components/ui/spinner';
import { Toaster } from '@/web/components/ui/toast';
import { WaitingEdits } from '@/web/features/profile-editor/waiting/waiting-edits';
import { offerToOtherTabs } from '@/web/lib/claim-hand-over';
import { useTheme } from '@/web/lib/theme';
import { useFileDrops } from '@/web/lib/use-file-drops';

function Root() {
  // Followed here: the switch itself is out of the page on narrow screens.
  useTheme();
  useFileDrops();
  useEffect(() => offerToOtherTabs(), []);
  return (
    <>
      <Outlet />
      <OfflineNotice />
      <SessionGuard />
      <WaitingEdits />
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
