import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '@/server/testing/eventually';
import { formOf } from '@/server/testing/features/generation';
import { createTestApp, TEST_ORIGIN, type TestApp } from '@/server/testing/test-app';
import { createUploads } from '@/server/uploads';
import { UPLOAD_LIMITS } from '@/server/uploads/limits';

const KB = 1024;
const LIMITS = {
  stalledMs: 300,
  longestMs: 1_500,
  maxBytesPerVisitor: 200 * KB,
  maxTotalBytes: 400 * KB,
  maxPerVisitor: 6,
  maxUploads: 20,
};

let folder: string;
let app: TestApp;
/** A server that waits long for the next bytes, but not for the last ones. */
let limited: TestApp;
/** A server with deadlines so long that nothing is aborted during a test. */
let patient: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-uploads-'));
  app = await createTestApp({ deps: { uploads: createUploads(folder, LIMITS) } });
  const createServerWith = (deadlines: Partial<typeof LIMITS>) =>
    createTestApp({
      deps: { uploads: createUploads(folder, { ...LIMITS, ...deadlines }), database: app.deps.database },
    });
  limited = await createServerWith({ stalledMs: 60_000 });
  patient = await createServerWith({ stalledMs: 60_000, longestMs: 60_000 });
});
afterAll(async () => {
  await limited.app.close();
  await patient.app.close();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Measures the bytes of uploads on the disk. */
const measureUploads = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

/** Creates a form with one document that arrives in pieces, and does not end before the test ends it. */
function createSlowForm() {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      control = controller;
    },
    cancel() {
      isCancelled = true;
    },
  });
  const send = (text: string) => isCancelled || control?.enqueue(new TextEncoder().encode(text));
  send('--slow\r\ncontent-disposition: form-data; name="linkedinUrl"\r\n\r\nines-calder\r\n');
  send('--slow\r\ncontent-disposition: form-data; name="docs[0][file]"; filename="a.pdf"\r\n\r\n%PDF');
  return {
    body,
    send,
    end() {
      send('\r\n--slow--\r\n');
      control?.close();
    },
    breakOff() {
      if (!isCancelled) control?.error(new Error('the visitor has gone'));
    },
  };
}

const SLOW = 'multipart/form-data; boundary=slow';

async function ask(body: BodyInit, ip: string, type = SLOW, target = app) {
  const request = new Request(`${TEST_ORIGIN}/webhook/generate-profile-guest`, {
    method: 'POST',
    headers: { host: 'localhost:3000', ...(type ? { 'content-type': type } : {}) },
    body,
    duplex: 'half',
  } as RequestInit);
  const response = await target.app.request(request, undefined, {
    incoming: { socket: { remoteAddress: ip } },
  });
  const answer = (await response.json()) as { code?: string; message?: string };
  return { ...answer, status: response.status, retryAfter: response.headers.get('retry-after') };
}

it('a stalled upload is aborted, and its files are removed', async () => {
  const form = createSlowForm();
  expect(await ask(form.body, '192.0.2.1')).toMatchObject({
    status: 408,
    code: 'UPLOAD_LATE',
    retryAfter: '30',
  });
  await eventually(() => expect(readdirSync(folder)).toEqual([]));
});

it('an upload that takes too long is aborted', async () => {
  const form = createSlowForm();
  const drops = setInterval(() => form.send('x'), 50);
  const startedAt = performance.now();
  const answer = await ask(form.body, '192.0.2.1', SLOW, limited).finally(() => clearInterval(drops));
  expect(answer).toMatchObject({ status: 408 });
  expect(performance.now() - startedAt).toBeGreaterThan(LIMITS.longestMs - 100);
});

it('uploads are limited by network, without affecting other networks', async () => {
  const forms = [createSlowForm(), createSlowForm()];
  const waiting = forms.map(({ body }) => ask(body, '192.0.2.1', SLOW, patient));
  for (const { send } of forms) send('x'.repeat(90 * KB));
  await eventually(() => expect(measureUploads()).toBeGreaterThan(100 * KB));
  const third = createSlowForm();
  const refused = ask(third.body, '192.0.2.1', SLOW, patient);
  third.send('x'.repeat(90 * KB));
  expect(await refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS', retryAfter: '30' });
  expect((await ask(formOf({}), '192.0.2.2', '', patient)).status).toBe(200);
  for (const { breakOff } of forms) breakOff();
  await Promise.all(waiting);
  // An aborted upload no longer counts against the limit.
  expect((await ask(formOf({}), '192.0.2.1', '', patient)).status).toBe(200);
  await eventually(() => expect(readdirSync(folder)).toEqual([]));
});

it('uploads of all networks together are limited', async () => {
  const forms = Array.from({ length: 6 }, () => createSlowForm());
  const answers = forms.map(({ body }, index) => ask(body, `192.0.2.${10 + index}`, SLOW, patient));
  for (const { send } of forms) send('x'.repeat(90 * KB));
  expect(await Promise.race(answers)).toMatchObject({ status: 503, code: 'BUSY', retryAfter: '30' });
  for (const { breakOff } of forms) breakOff();
  await Promise.all(answers);
  expect((await ask(formOf({}), '192.0.2.30', '', patient)).status).toBe(200);
});

it('an upload that arrives slowly but completely is read, and its files are removed', async () => {
  const form = createSlowForm();
  const answer = ask(form.body, '192.0.2.3', SLOW, patient);
  form.send('-1.4');
  form.end();
  // A file that is not a PDF is named in the answer; the other files are read nevertheless.
  expect(await answer).toMatchObject({ status: 200 });
  await eventually(() => expect(readdirSync(folder)).toEqual([]));
});

it('the files of uploads of a killed process are swept', async () => {
  const otherUploads = createUploads(join(folder, 'own'), UPLOAD_LIMITS);
  await otherUploads.begin(new Blob(['x']).stream(), 'ip:192.0.2.1').folder();
  await otherUploads.sweep(60_000);
  expect(readdirSync(join(folder, 'own'))).toHaveLength(1);
  await otherUploads.sweep(0);
  expect(readdirSync(join(folder, 'own'))).toEqual([]);
});
