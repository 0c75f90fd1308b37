import { type ServerType, serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { profiles } from '@/server/db/schema';
import { docxOf, RESUME_LINES } from '@/server/testing/documents/documents';
import { readEvents } from '@/server/testing/events';
import { eventually } from '@/server/testing/eventually';
import { formOf } from '@/server/testing/features/generation';
import { buildUser } from '@/server/testing/people/factories';
import { createSlowReading } from '@/server/testing/stubs/slow-reading';
import { createTestApp, type TestApp } from '@/server/testing/test-app';

const reading = createSlowReading();
let app: TestApp;
let server: ServerType;
let origin: string;
beforeAll(async () => {
  app = await createTestApp({ deps: { engine: reading.engine } });
  origin = await new Promise<string>((resolve) => {
    server = serve({ fetch: app.app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}`),
    );
  });
});
afterAll(async () => {
  server.close();
  await app.close();
});
beforeEach(() => reading.reset());

/** Sends a form, and aborts the request as soon as the reading has begun. */
async function sendAndLeave(path: string, headers: Record<string, string> = {}) {
  const controller = new AbortController();
  const init = {
    method: 'POST',
    body: formOf({ resume: ['resume.docx', docxOf(RESUME_LINES)] }),
    headers,
    signal: controller.signal,
  };
  const response = fetch(origin + path, init);
  await reading.waitUntilBegun();
  controller.abort();
  await expect(response).rejects.toThrow();
}

it('a generation is aborted when its guest leaves', async () => {
  await sendAndLeave('/webhook/generate-profile-guest');
  expect(await reading.waitUntilEnded()).toBe('told to stop');
});

it('a generation is aborted when its guest leaves the stream of its progress', async () => {
  const controller = new AbortController();
  const response = await fetch(`${origin}/webhook/generate-profile-guest`, {
    method: 'POST',
    body: formOf({ resume: ['resume.docx', docxOf(RESUME_LINES)] }),
    headers: { accept: 'text/event-stream' },
    signal: controller.signal,
  });
  for await (const { event, data } of readEvents(response)) {
    expect(event).toBe('progress');
    if (data.progress.sources[0]?.page === 3) break;
  }
  controller.abort();
  expect(await reading.waitUntilEnded()).toBe('told to stop');
});

it('a generation of an account continues when the browser leaves, and is stored', async () => {
  const user = await buildUser(app, { status: 'EMAIL_CONFIRMED' });
  const cookie = [...user.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  await sendAndLeave('/webhook/generate-profile-linkedin', { cookie });
  await new Promise((resolve) => setTimeout(resolve, 100));
  reading.finish();
  expect(await reading.waitUntilEnded()).toBe('finished');
  await eventually(async () => {
    const [row] = await app.db.select().from(profiles).where(eq(profiles.id, user.id));
    expect(row).toMatchObject({
      onboarding_status: 'PROFILE_GENERATED',
      profile_data: { name: 'Ines Calder' },
    });
  });
});
