import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/** Starts a server of one child process, which has begun what never ends. */
async function busyChild() {
  const child = join(folder, 'child.mjs');
  writeFileSync(
    child,
    `import ${JSON.stringify(pathToFileURL(inject('engineChild')).href)};
     process.on('message', () => {
       process.send('busy', () => { for (;;); });
     });`,
  );
  const parent = join(folder, 'parent.mjs');
  writeFileSync(
    parent,
    `import { fork } from 'node:child_process';
     const child = fork(${JSON.stringify(child)}, { env: {}, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
     child.on('message', () => console.log(child.pid));
     child.send({ kind: 'none' });`,
  );
  const server = spawn(process.execPath, [parent], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [pid] = await once(server.stdout, 'data');
  return { server, pid: Number(pid) };
}

it('a busy child process ends when its server is killed', async () => {
  const { server, pid } = await busyChild();
  try {
    expect(isAlive(pid)).toBe(true);
    server.kill('SIGKILL');
    await once(server, 'exit');
    await eventually(() => expect(isAlive(pid)).toBe(false));
  } finally {
    if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  }
});
