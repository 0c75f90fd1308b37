// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { newRecord } from '@/shared/record/career-record';
import { buildCareer } from '@/shared/testing/career';
import { errorMessage } from '@/web/lib/api/error-message';
import { fetchLines } from './fetch-lines';

afterEach(() => vi.unstubAllGlobals());

/** Fetches the lines as a guest and returns the sentence about the failure. */
const messageFor = async (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer);
  const lines = fetchLines(newRecord(buildCareer()), {
    guest: true,
    signal: new AbortController().signal,
  });
  return errorMessage(await lines.catch((error: unknown) => error));
};

it('a guest reads why the lines could not be fetched', async () => {
  const message = 'Too many attempts. Please try again in an hour.';
  expect(await messageFor(async () => Response.json({ message }, { status: 429 }))).toBe(message);
  expect(await messageFor(async () => new Response('', { status: 502 }))).toBe(
    'Something went wrong. Please try again.',
  );
  expect(await messageFor(() => Promise.reject(new TypeError('Failed to fetch')))).toMatch(
    /check your connection/,
  );
});
