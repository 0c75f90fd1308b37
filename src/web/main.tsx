import './styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ScreenError } from './components/app-shell/screen-error';
import { Spinner } from './components/ui/feedback/spinner';
import { queryClient } from './lib/api/query-client';
import { ignoreSecondClicks } from './lib/browser/double-clicks';
import { ignoreHeldEnter } from './lib/browser/held-enter';
import { markMissingFiles } from './lib/browser/missing-file';
import { allowTranslation } from './lib/browser/translated-pages';
import { routeTree } from './route-tree.gen';

markMissingFiles();
ignoreSecondClicks();
ignoreHeldEnter();
allowTranslation();

const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: ScreenError,
  // Also shown while the first screen waits for the session.
  defaultPendingComponent: () => <Spinner page label="Loading..." />,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
