import { type ServerType, serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formOf } from '@/server/testing/generation';
import { createTestApp, type TestApp } from '@/server/testing/test-app';

/** Reading that takes for ever, and says when it began and that it was told to stop. */
function endlessReading() {
  const told = { begun: () => {}, ended: (_reason: unknown) => {} };
  const begun = new Promise<void>((resolve) => {
    told.begun = resolve;
  });
  const ended = new Promise<unknown>((resolve) => {
    told.ended = resolve;
  });
  const read = (_inputs: unknown, options?: { signal?: AbortSignal }) =>
    new Promise<never>((_resolve, reject) => {
      options?.signal?.addEventListener('abort', () => {
        told.ended(options.signal?.reason);
        reject(options.signal?.reason);
      });
      told.begun();
    });
  return { documents: { read, close: async () => {} }, begun, ended };
}

let test: TestApp;
let server: ServerType;
const reading = endlessReading();
beforeAll(async () => {
  test = await createTestApp({ deps: { documents: reading.documents } });
});
afterAll(async () => {
  server?.close();
  await test.close();
});

it('ends the work of the server when a guest leaves', async () => {
  const port = await new Promise<number>((resolve) => {
    server = serve({ fetch: test.app.fetch, port: 0, hostname: '127.0.0.1' }, (info) => resolve(info.port));
  });
  const leaving = new AbortController();
  const answer = fetch(`http://127.0.0.1:${port}/webhook/generate-profile-guest`, {
    method: 'POST',
    body: formOf({}),
    signal: leaving.signal,
  });
  await reading.begun;
  leaving.abort();
  await expect(answer).rejects.toThrow();
  expect(await reading.ended).toBeDefined();
});
