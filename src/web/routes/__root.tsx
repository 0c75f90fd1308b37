import { createRootRoute, Outlet } from '@tanstack/react-router';
import { Toaster } from '@/web/components/ui/toast';

function Root() {
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  );
}

export const Route = createRootRoute({ component: Root });
