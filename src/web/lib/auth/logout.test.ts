// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { queryClient } from '../api/query-client';
import { rpc } from '../api/rpc';
import { holdsGeneratedProfile, restoreUnconfirmedResult } from '../generation/generated-profile-key';
import { keepUnconfirmedResult } from '../generation/unconfirmed-result';
import { forgetAccount, setPageAccount } from '../session/account';
import { unsavedPrefix } from '../unsaved-input/unsaved-edits';
import { beforeLosingEdits, logout } from './logout';

const requests: string[] = [];

beforeEach(() => {
  requests.length = 0;
  setPageAccount({ id: 'account-1', email: 'ada@example.com' });
  vi.stubGlobal('fetch', async (url: RequestInfo) => {
    requests.push(String(url));
    return Response.json({ json: null });
  });
  localStorage.setItem(`${unsavedPrefix('account-1')}one`, '{}');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  forgetAccount();
  queryClient.clear();
});

it('logout waits for the module that asks before edits are lost', async () => {
  const loggedOut = logout(async () => {});
  onTestFinished(beforeLosingEdits(async () => false));
  expect(await loggedOut).toBe(false);
  expect(requests.filter((url) => url.includes('logout'))).toEqual([]);
  expect(localStorage.length).toBe(1);
});

it('logout does not ask about edits that another tab has sent a moment ago', async () => {
  const ask = vi.fn(async () => false);
  onTestFinished(beforeLosingEdits(ask));
  const loggedOut = logout(async () => {});
  setTimeout(() => localStorage.clear(), 400);
  expect(await loggedOut).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});

it('logout lets the browser ask if the module that asks cannot be loaded', async () => {
  vi.useFakeTimers();
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  const loggedOut = logout(async () => {});
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await loggedOut).toBe(false);
  expect(confirm).toHaveBeenCalledOnce();
  expect(localStorage.length).toBe(1);
});

it('logout deletes the profile of a sign-up in this tab that was never confirmed', async () => {
  localStorage.clear();
  keepUnconfirmedResult('{}');
  await logout(async () => {});
  restoreUnconfirmedResult();
  expect(holdsGeneratedProfile()).toBe(false);
});

it('logout aborts calls, and an open screen makes no further ones', async () => {
  localStorage.clear();
  let callSignal: AbortSignal | null | undefined;
  vi.stubGlobal('fetch', async (url: RequestInfo, init?: RequestInit) => {
    requests.push(String(url));
    if (!String(url).includes('account/mine')) return Response.json({ json: null });
    callSignal = init?.signal;
    return new Promise<Response>(() => {});
  });
  void rpc.account.mine().catch(() => {});
  await vi.waitFor(() => expect(callSignal).toBeInstanceOf(AbortSignal), 10_000);
  const fetchAccount = () => rpc.account.mine();
  await logout(async () => {
    // An observer that refetches when its cache entry is removed, like that of the screen being left.
    const observer = new QueryObserver(queryClient, { queryKey: ['account'], queryFn: fetchAccount });
    onTestFinished(observer.subscribe(() => {}));
  });
  expect(callSignal?.aborted).toBe(true);
  expect(requests.filter((url) => url.includes('account/mine'))).toHaveLength(1);
});

it.each([
  [500, 1],
  [200, 0],
])(
  'a logout that the server answers with %i is reported %i times, and a failure logged',
  async (status, times) => {
    localStorage.clear();
    vi.stubGlobal('fetch', async () => Response.json({ json: null }, { status }));
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => logged.mockRestore());
    const report = vi.fn();
    await logout(async () => {}, report);
    expect(report).toHaveBeenCalledTimes(times);
    expect(logged).toHaveBeenCalledTimes(times);
  },
);
