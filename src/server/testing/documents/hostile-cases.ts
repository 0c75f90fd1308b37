/** Sends every malicious or damaged file to a complete server, and checks the health of the server meanwhile. */
import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '@/server/db/schema';
import type { GeneratedProfile } from '@/shared/generation/generated-profile';
import { TestBrowser } from '../browser';
import { formOf } from '../features/generation';
import { createTestApp, type TestApp } from '../test-app';
import { type HostileFile, hostileFiles } from './hostile-files';

/** Milliseconds within which a file has to be handled: a job's limit of elapsed time, and the request around it. */
const FILE_DEADLINE_MS = 45_000 + 2_500;
/** Milliseconds within which the server answers the health check while it handles a file on a busy machine. */
const HEALTH_DEADLINE_MS = 1_000;
/** Milliseconds between two health checks. If the server is blocked, the pause takes longer, which counts too. */
const HEALTH_PAUSE_MS = 50;

/**
 * Declares the tests of malicious and damaged files.
 * @param size the unpacked size of bombs, and the number of pages of long files
 */
export function describeHostileFiles(size: { megabytes: number; pages: number }) {
  describe(`a malicious or damaged file (bombs of ${size.megabytes} MB, ${size.pages} pages)`, () => {
    const files = hostileFiles(size);
    let app: TestApp;
    beforeAll(async () => {
      app = await createTestApp();
    });
    afterAll(() => app.close());

    it.each(files.map((file) => [file.defect, file.fileName, file] as const))(
      '%s (%s) is read or refused in time, while the server stays responsive',
      async (_defect, _name, file) => {
        await app.db.delete(rateLimits);
        const stopWatching = watchHealth(app);
        const startedAt = performance.now();
        const messages = await uploadFile(app, file);
        expect(performance.now() - startedAt).toBeLessThan(FILE_DEADLINE_MS);
        expect(await stopWatching()).toBeLessThan(HEALTH_DEADLINE_MS);
        if (file.expected === 'read') expect(messages).toEqual([]);
        else expect(messages.join('\n')).toMatch(file.expected);
      },
      60_000,
    );

    it('leaves no trace: the next file is read, and no path has escaped from an archive', async () => {
      await app.db.delete(rateLimits);
      const readableFile = files.find((file) => file.defect === 'macro in a DOC') as HostileFile;
      expect(await uploadFile(app, readableFile)).toEqual([]);
      expect(existsSync('/tmp/quarterdeck-escaped')).toBe(false);
      expect(readdirSync(tmpdir()).filter((name) => name.includes('escaped'))).toEqual([]);
    });
  });
}

/** Uploads a file and returns what the person sees: the refusal, or the notices that name the file. */
async function uploadFile(app: TestApp, { slot, fileName, bytes }: HostileFile): Promise<string[]> {
  const file: [string, Uint8Array] = [fileName, bytes];
  const body = formOf(slot === 'document' ? { docs: [{ file, title: fileName }] } : { [slot]: file });
  const response = await new TestBrowser(app).fetch('/webhook/generate-profile-guest', {
    method: 'POST',
    body,
  });
  if (response.status !== 200) {
    expect(response.status).toBe(422);
    return [((await response.json()) as { message: string }).message];
  }
  const { notices } = (await response.json()) as GeneratedProfile;
  return notices
    .filter((notice) => notice.about === fileName && !/linkedin\.com/.test(notice.message))
    .map((notice) => notice.message);
}

/**
 * Polls the health endpoint.
 * @returns a function that stops it and returns the duration of the slowest response in milliseconds
 */
function watchHealth(app: TestApp): () => Promise<number> {
  let slowest = 0;
  let isWatching = true;
  const polling = (async () => {
    while (isWatching) {
      const startedAt = performance.now();
      await app.app.request('/healthz');
      await new Promise((resolve) => setTimeout(resolve, HEALTH_PAUSE_MS));
      slowest = Math.max(slowest, performance.now() - startedAt - HEALTH_PAUSE_MS);
    }
  })();
  return async () => {
    isWatching = false;
    await polling;
    return slowest;
  };
}
