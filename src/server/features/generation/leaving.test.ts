import { type ServerType, serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { DocumentReader } from '@/server/adapters/documents';
import { profiles } from '@/server/db/schema';
import { buildUser } from '@/server/testing/factories';
import { formOf } from '@/server/testing/generation';
import { createTestApp, type TestApp } from '@/server/testing/test-app';
import { emptyFacts } from '@/shared/facts';

/** Reading that ends when the test says so, or when it is told to stop. */
function slowReading() {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let settle = (_how: 'finished' | 'told to stop') => {};
  const ended = new Promise<'finished' | 'told to stop'>((resolve) => {
    settle = resolve;
  });
  const read: DocumentReader['read'] = async (_inputs, options) => {
    options?.signal?.addEventListener('abort', () => settle('told to stop'));
    begin();
    if ((await ended) === 'told to stop') throw options?.signal?.reason;
    const facts = emptyFacts();
    facts.name = { id: 'name-1', value: 'Ines Calder', spans: [], confidence: 1 };
    return { facts, notices: [] };
  };
  return { read, begun, ended, finish: () => settle('finished') };
}

let test: TestApp;
let server: ServerType;
let origin: string;
let reading: ReturnType<typeof slowReading>;
beforeAll(async () => {
  const documents = {
    read: (...args: Parameters<DocumentReader['read']>) => reading.read(...args),
    close: async () => {},
  };
  test = await createTestApp({ deps: { documents } });
  origin = await new Promise<string>((resolve) => {
    server = serve({ fetch: test.app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}`),
    );
  });
});
afterAll(async () => {
  server.close();
  await test.close();
});
beforeEach(() => {
  reading = slowReading();
});

/** Sends a form, leaves as soon as the reading has begun. */
async function sendAndLeave(path: string, headers: Record<string, string> = {}) {
  const leaving = new AbortController();
  const init = { method: 'POST', body: formOf({}), headers, signal: leaving.signal };
  const answer = fetch(origin + path, init);
  await reading.begun;
  leaving.abort();
  await expect(answer).rejects.toThrow();
}

it('ends the work of the server when a guest leaves', async () => {
  await sendAndLeave('/webhook/generate-profile-guest');
  expect(await reading.ended).toBe('told to stop');
});

it('goes on when an account leaves, and keeps the profile', async () => {
  const user = await buildUser(test, { status: 'EMAIL_CONFIRMED' });
  const cookie = [...user.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  await sendAndLeave('/webhook/generate-profile-linkedin', { cookie });
  await new Promise((resolve) => setTimeout(resolve, 100));
  reading.finish();
  expect(await reading.ended).toBe('finished');
  await vi.waitFor(async () => {
    const [row] = await test.db.select().from(profiles).where(eq(profiles.id, user.id));
    expect(row).toMatchObject({
      onboarding_status: 'PROFILE_GENERATED',
      profile_data: { name: 'Ines Calder' },
    });
  });
});
