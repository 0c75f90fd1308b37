import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { createEngine } from '@/server/adapters/engine';
import { TestBrowser } from '@/server/testing/browser';
import { docxOf, RESUME_LINES } from '@/server/testing/documents/documents';
import { formOf } from '@/server/testing/features/generation';
import { createTestApp, type TestApp } from '@/server/testing/test-app';
import { generatedProfileSchema } from '@/shared/generation/generated-profile';

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-fair-'));
  // Production's child processes, which never finish a file with a certain name.
  const entry = join(folder, 'child.mjs');
  writeFileSync(
    entry,
    `import { writeFileSync } from 'node:fs';
     await import(${JSON.stringify(pathToFileURL(inject('engineChild')).href)});
     const listeners = process.listeners('message');
     process.removeAllListeners('message');
     process.on('message', (request) => {
       if (request.input.sources?.some(({ file }) => file?.fileName === 'endless.docx')) {
         writeFileSync(\`${join(folder, 'endless-')}\${process.pid}\`, '');
         // Blocks like an endless loop, and leaves the processor to the other tests.
         Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
       }
       for (const listener of listeners) listener(request);
     });`,
  );
  const engine = createEngine({ childEntry: entry, size: 2, timeoutMs: 120_000, niceness: 0 });
  app = await createTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' }, deps: { engine } });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Counts the child processes that are working on an endless document. */
const countBlockedChildren = () => readdirSync(folder).filter((name) => name.startsWith('endless-')).length;

const send = (network: string, fileName: string, signal?: AbortSignal) =>
  new TestBrowser(app).fetch('/webhook/generate-profile-guest', {
    method: 'POST',
    body: formOf({ resume: [fileName, docxOf(RESUME_LINES)] }),
    headers: { 'x-forwarded-for': network },
    signal,
  });

it('a visitor with twenty endless documents delays only themselves: the next visitor is served at once', async () => {
  const end = new AbortController();
  let endedCount = 0;
  const flood = Array.from({ length: 20 }, () =>
    send('198.51.100.7', 'endless.docx', end.signal)
      .catch(() => {})
      .finally(() => {
        endedCount += 1;
      }),
  );
  // Both shared child processes work for the first visitor before the second visitor arrives.
  await vi.waitFor(() => expect(countBlockedChildren()).toBe(2), 60_000);
  const response = await send('203.0.113.9', 'resume.docx');
  expect(response.status).toBe(200);
  const { name, notices } = generatedProfileSchema.parse(await response.json());
  expect(name).toBe('Ines Calder');
  expect(notices.filter(({ kind }) => kind === 'unread')).toEqual([]);
  expect(endedCount).toBe(0);
  end.abort();
  await Promise.all(flood);
}, 120_000);
