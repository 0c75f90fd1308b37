// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../api/query-client';
import { forgetAccount } from '../session/account';
import { refreshSession, sessionQuery } from './session-query';

const TOVE = { id: '7', email: 'tove@example.com' };

/** The person of the session that the server has. */
let signedIn: object | null;

beforeEach(() => {
  signedIn = TOVE;
  vi.stubGlobal('fetch', async () => Response.json({ json: signedIn }));
});
afterEach(() => {
  queryClient.clear();
  forgetAccount();
  vi.unstubAllGlobals();
});

const fetchAgain = () => queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });

it.each([
  ['their session has ended', null],
  ['another tab has signed in as somebody else', { id: '8', email: 'jonas@example.com' }],
])('a page keeps its person, whose forms are open, after %s', async (_, next) => {
  await fetchAgain();
  signedIn = next;
  expect(await fetchAgain()).toEqual(TOVE);
});

it('a page shows what has changed of its person', async () => {
  await fetchAgain();
  signedIn = { ...TOVE, onboardingStatus: 'COMPLETED' };
  expect(await fetchAgain()).toEqual(signedIn);
});

it.each([null, { id: '8', email: 'jonas@example.com' }])(
  'a page takes over whom the server has after its own login or logout: %o',
  async (next) => {
    await fetchAgain();
    signedIn = next;
    expect(await refreshSession()).toEqual(next);
  },
);

it('a guest’s page has no person until somebody signs in', async () => {
  signedIn = null;
  expect(await fetchAgain()).toBeNull();
  signedIn = TOVE;
  expect(await fetchAgain()).toEqual(TOVE);
});
