/** What a child process of the engine, `engine/process/child.ts`, does when its server is gone. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { eventually } from '@/server/testing/eventually';
import { isAlive } from '@/server/testing/is-alive';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-orphan-test-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Starts a server of one child process with a folder of temporary files.
 * @param work what the child does once it has said that it works
 */
async function startChild(work: string) {
  const files = join(folder, 'files');
  mkdirSync(files);
  const child = join(folder, 'child.mjs');
  writeFileSync(
    child,
    `import ${JSON.stringify(pathToFileURL(inject('engineChild')).href)};
     process.send('working', () => { ${work} });`,
  );
  const parent = join(folder, 'parent.mjs');
  writeFileSync(
    parent,
    `import { fork } from 'node:child_process';
     const child = fork(${JSON.stringify(child)}, [${JSON.stringify(files)}], { env: {}, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
     child.on('message', () => console.log(child.pid));`,
  );
  const server = spawn(process.execPath, [parent], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [pid] = await once(server.stdout, 'data');
  return { server, pid: Number(pid), files };
}

it.each([
  ['a busy', 'for (;;);'],
  ['an idle', ''],
])('%s child process ends when its server is killed, and leaves no files', async (_, work) => {
  const { server, pid, files } = await startChild(work);
  try {
    expect(isAlive(pid)).toBe(true);
    server.kill('SIGKILL');
    await once(server, 'exit');
    await eventually(() => expect(isAlive(pid)).toBe(false));
    expect(existsSync(files)).toBe(false);
  } finally {
    if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  }
});
