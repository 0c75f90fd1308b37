// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetAccount, openFor } from './account';
import { beforeLosingEdits, logout } from './logout';
import { queryClient } from './query-client';
import { unsavedPrefix } from './unsaved';

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  openFor({ id: 'account-1', email: 'ada@example.com' });
  vi.stubGlobal('fetch', async (url: RequestInfo) => {
    asked.push(String(url));
    return Response.json({ json: null });
  });
  localStorage.setItem(`${unsavedPrefix('account-1')}one`, '{}');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  forgetAccount();
  queryClient.clear();
});

it('waits for the part that asks before edits are lost', async () => {
  const left = logout();
  const stop = beforeLosingEdits(async () => false);
  expect(await left).toBe(false);
  expect(asked.filter((url) => url.includes('logout'))).toEqual([]);
  expect(localStorage.length).toBe(1);
  stop();
});

it('lets the browser ask where that part cannot be loaded', async () => {
  vi.useFakeTimers();
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  const left = logout();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await left).toBe(false);
  expect(confirm).toHaveBeenCalledOnce();
  expect(localStorage.length).toBe(1);
});
