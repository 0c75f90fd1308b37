// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OnboardingStatus } from '@/shared/account/onboarding';
import { queryClient } from '@/web/lib/api/query-client';
import { type Me, sessionQuery } from '@/web/lib/queries/session-query';
import { CreateProfileScreen } from './create-profile-screen';
import { changeDraft } from './draft/draft';
import { cancelGeneration } from './progress/run';

/** A request that is sent but never answered. */
class SilentRequest {
  upload = {};
  setRequestHeader() {}
  onabort = () => {};
  open() {}
  send() {}
  abort() {
    this.onabort();
  }
}

function renderScreen(onboardingStatus: OnboardingStatus) {
  queryClient.setQueryData(sessionQuery.queryKey, {
    id: 'account-1',
    emailConfirmed: true,
    onboardingStatus,
  } as Me);
  const rootRoute = createRootRoute();
  const routeTree = rootRoute.addChildren([
    createRoute({ getParentRoute: () => rootRoute, path: '/create-profile', component: CreateProfileScreen }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: '/dashboard',
      component: () => <h1>The dashboard</h1>,
    }),
  ]);
  const history = createMemoryHistory({ initialEntries: ['/create-profile'] });
  const router = createRouter({ routeTree, history });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

async function startWriting() {
  await screen.findByLabelText('LinkedIn URL', {}, { timeout: 10_000 });
  await act(async () => changeDraft({ linkedinUrl: 'ines-calder' }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Create Profile' })));
  // The progress screen's code is loaded only now, which takes longer than a second on a busy machine.
  await screen.findByRole('heading', { name: 'Writing your profile' }, { timeout: 10_000 });
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
  // No generation is running on the server.
  vi.stubGlobal('fetch', async () => Response.json({ json: null }));
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(async () => {
  await act(async () => cancelGeneration());
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it.each(['EMAIL_CONFIRMED', 'PROFILE_GENERATED'] as const)(
  'the create-profile screen leads a person whose status is %s from the progress to the form and back',
  async (status) => {
    renderScreen(status);
    await startWriting();
    fireEvent.click(screen.getByRole('button', { name: 'Back to Dashboard' }));
    expect(screen.queryByText('Your profile is still being written')).not.toBeNull();
    expect(screen.getByLabelText('LinkedIn URL')).toHaveProperty('value', 'ines-calder');
    expect(screen.getByRole('button', { name: 'Creating Profile...' })).toHaveProperty('disabled', true);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show progress' })));
    await screen.findByRole('heading', { name: 'Writing your profile' }, { timeout: 10_000 });
  },
);

it('the create-profile screen leads members who may open the dashboard from the progress to it', async () => {
  renderScreen('PROFILE_CONFIRMED');
  await startWriting();
  fireEvent.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
  await screen.findByRole('heading', { name: 'The dashboard' });
});
