// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { generatedProfileSchema } from '@/shared/generation/generated-profile';
import { emptyProfile } from '@/shared/profile/profile-data';
import { saveGeneratedProfile } from '@/web/lib/generation/generated-profile';
import { readStoredResult } from '@/web/lib/generation/generated-profile-key';
import { readUnconfirmedResult } from '@/web/lib/generation/unconfirmed-result';
import { OauthReturn } from './oauth-return';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

it('a result claimed for an address that is not confirmed yet is kept for another sign-up', async () => {
  const user = { id: '7b0a54cf-7a7e-4a05-9b5c-0d7f4f4a2c11', email: 'mara@example.com' };
  vi.stubGlobal('fetch', async (url: RequestInfo) =>
    Response.json(
      String(url).endsWith('oauth/session') ? { status: 'confirm_email', user } : { status: 'success' },
    ),
  );
  vi.stubGlobal('scrollTo', () => {});
  saveGeneratedProfile(generatedProfileSchema.parse({ ...emptyProfile(), name: 'Mara Lindqvist' }));
  const result = readStoredResult();
  const root = createRootRoute();
  const routeTree = root.addChildren([
    createRoute({
      getParentRoute: () => root,
      path: '/signup',
      component: () => <OauthReturn handle="handle" signup />,
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/check-email',
      component: () => <h1>Check your e-mail</h1>,
    }),
  ]);
  const history = createMemoryHistory({ initialEntries: ['/signup'] });
  render(<RouterProvider router={createRouter({ routeTree, history }) as never} />);
  await screen.findByRole('heading', { name: 'Check your e-mail' }, { timeout: 10_000 });
  expect(readStoredResult()).toBeNull();
  expect(result).not.toBeNull();
  expect(readUnconfirmedResult()).toBe(result);
});
