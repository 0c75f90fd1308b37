// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../api/query-client';
import { useFollowProfile } from './follow-profile';
import { profileQuery } from './own-profile';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** A server whose profile another device can publish. */
function startServer() {
  const server = { publication: 'private', asked: 0 };
  const fetchProfile = async (url: string, { body }: RequestInit) => {
    const known = JSON.parse(String(body)).json;
    const profile = { revision: 1, publication: server.publication, profile_data: {} };
    if (!url.endsWith('newer')) return Response.json({ json: profile });
    server.asked += 1;
    return Response.json({ json: known.publication === server.publication ? null : profile });
  };
  vi.stubGlobal('fetch', fetchProfile);
  return server;
}

const shownPublication = () => queryClient.getQueryData(profileQuery.queryKey)?.publication;
const focusWindow = () => act(async () => void window.dispatchEvent(new Event('focus')));

it('a screen shows what another device has published once it comes into focus', async () => {
  const server = startServer();
  renderHook(useFollowProfile, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  await vi.waitFor(() => expect(shownPublication()).toBe('private'));
  await focusWindow();
  await vi.waitFor(() => expect(server.asked).toBe(1));
  server.publication = 'live';
  await focusWindow();
  await vi.waitFor(() => expect(shownPublication()).toBe('live'));
  cleanup();
  await focusWindow();
  expect(server.asked).toBe(2);
});
