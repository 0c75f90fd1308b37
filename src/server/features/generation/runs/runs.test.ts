import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { generations, profiles } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { docxOf, RESUME_LINES } from '@/server/testing/documents/documents';
import { readAllEvents, readEvents } from '@/server/testing/events';
import { eventually } from '@/server/testing/eventually';
import { formOf } from '@/server/testing/features/generation';
import { type BuiltUser, buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { createSlowReading } from '@/server/testing/stubs/slow-reading';
import { createTestApp, setUpTestApp, type TestApp } from '@/server/testing/test-app';
import { LEASE_MS } from './rows';

const PATH = '/webhook/generate-profile-linkedin';
const resume: [string, Uint8Array] = ['resume.docx', docxOf(RESUME_LINES)];
const reading = createSlowReading();

onDatabases('a generation that outlives its request', (kind) => {
  const app = setUpTestApp({ kind, deps: { engine: reading.engine } });
  /** Another process on the same database. */
  let otherProcess: TestApp;
  let user: BuiltUser;
  let otherBrowser: TestBrowser;
  beforeAll(async () => {
    const database = { ...app.deps.database, close: async () => {} };
    otherProcess = await createTestApp({ deps: { database } });
  });
  afterAll(() => otherProcess.close());
  beforeEach(async () => {
    reading.reset();
    user = await buildUser(app, { status: 'EMAIL_CONFIRMED' });
    otherBrowser = new TestBrowser(otherProcess);
    for (const [name, value] of user.browser.cookies) otherBrowser.cookies.set(name, value);
  });

  const send = (accept = 'application/json') =>
    user.browser.fetch(PATH, { method: 'POST', body: formOf({ resume }), headers: { accept } });
  const follow = (id: string, by = otherBrowser) => by.fetch(`/api/generations/${id}/events`);
  const readRow = async () => {
    const [row] = await app.db.select().from(generations).where(eq(generations.profile_id, user.id));
    if (!row) throw new Error('no row');
    return row;
  };
  const readProfile = async () => {
    const [row] = await app.db.select().from(profiles).where(eq(profiles.id, user.id));
    return row?.profile_data as { name: string } | null;
  };
  /** Starts a generation, and waits until its row says what is being read. */
  async function startGeneration() {
    const response = send();
    await reading.waitUntilBegun();
    const run = await eventually(async () => {
      const run = await otherBrowser.rpc.generation.current();
      expect(run?.progress.sources[0]?.page).toBe(3);
      return run;
    });
    if (!run) throw new Error('none is running');
    return { answer: response, run };
  }

  it('can be followed from another process, with its stages and outcome', async () => {
    const { answer: response, run } = await startGeneration();
    expect(run).toMatchObject({
      state: 'running',
      progress: {
        stage: 'reading',
        sources: [{ about: 'resume.docx', state: 'reading', page: 3, pages: 8 }],
      },
    });
    // A closed tab loses its stream and may take that for the end, although there is none to mark as seen.
    await user.browser.rpc.generation.seen({ id: run.id });
    expect((await otherBrowser.rpc.generation.current())?.id).toBe(run.id);
    const followed = readAllEvents(await follow(run.id));
    reading.finish();
    expect(await (await response).json()).toMatchObject({ status: 'success', outcome: 'stored' });
    const events = await followed;
    expect(events[0]).toMatchObject({ event: 'progress', data: { id: run.id } });
    expect(events.at(-1)).toMatchObject({
      event: 'answer',
      data: { status: 200, body: { status: 'success', outcome: 'stored' } },
    });
    expect((await readProfile())?.name).toBe('Ines Calder');

    expect((await otherBrowser.rpc.generation.current())?.state).toBe('done');
    await otherBrowser.rpc.generation.seen({ id: run.id });
    expect(await user.browser.rpc.generation.current()).toBeNull();
  });

  it('streams its stages on request, and continues when the client disconnects', async () => {
    const response = await send('text/event-stream');
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    for await (const { event, data } of readEvents(response)) {
      expect(event).toBe('progress');
      if (data.progress.sources[0].page === 3) break;
    }
    reading.finish();
    await eventually(async () => expect((await readRow()).state).toBe('done'));
    expect((await readProfile())?.name).toBe('Ines Calder');
  });

  it('refuses a second start in any process', async () => {
    const { answer: response, run } = await startGeneration();
    for (const browser of [user.browser, otherBrowser]) {
      const refused = await browser.fetch(PATH, { method: 'POST', body: formOf({ resume }) });
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({ status: 'error', code: 'ALREADY_GENERATING' });
    }
    expect((await readRow()).id).toBe(run.id);
    reading.finish();
    expect((await response).status).toBe(200);
  });

  it('can be cancelled from another process, which stops the work and stores nothing', async () => {
    const { answer: response, run } = await startGeneration();
    const followed = readAllEvents(await follow(run.id));
    await otherBrowser.rpc.generation.cancel({ id: run.id });
    expect(await reading.waitUntilEnded()).toBe('told to stop');
    expect((await response).status).toBe(409);
    expect((await followed).at(-1)).toMatchObject({ event: 'cancelled' });
    expect(await readProfile()).toBeNull();
    expect(await user.browser.rpc.generation.current()).toBeNull();

    reading.reset();
    reading.finish();
    expect((await send()).status).toBe(200);
  });

  it('counts as failed once its process has died, and can be started again', async () => {
    const { answer: response, run } = await startGeneration();
    // Simulates a crash of the process: the lease runs out.
    await app.db
      .update(generations)
      .set({ leased_until: new Date(Date.now() - LEASE_MS) })
      .where(eq(generations.id, run.id));
    otherProcess.advance(2 * LEASE_MS);
    const failedRun = await otherBrowser.rpc.generation.current();
    expect(failedRun).toMatchObject({
      id: run.id,
      state: 'failed',
      failure: { code: 'INTERRUPTED', status: 503 },
    });
    otherProcess.advance(-2 * LEASE_MS);
    // The work in progress is aborted and stores nothing.
    expect(await reading.waitUntilEnded()).toBe('told to stop');
    await response;
    expect(await readProfile()).toBeNull();

    reading.reset();
    reading.finish();
    expect((await send()).status).toBe(200);
  });

  it('cannot be read or cancelled by anyone else', async () => {
    const { answer: response, run } = await startGeneration();
    const other = await buildUser(app, { status: 'EMAIL_CONFIRMED' });
    expect((await follow(run.id, other.browser)).status).toBe(404);
    expect((await follow(run.id, new TestBrowser(app))).status).toBe(401);
    expect(await other.browser.rpc.generation.current()).toBeNull();
    await other.browser.rpc.generation.cancel({ id: run.id });
    await other.browser.rpc.generation.seen({ id: run.id });
    expect(await readRow()).toMatchObject({ state: 'running', seen: false });
    reading.finish();
    expect((await response).status).toBe(200);
  });
});
