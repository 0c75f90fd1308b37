/** The output of the real program and its child processes, on both streams and in files, contains no personal data. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  cpSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyProfile } from '@/shared/profile/profile-data';
import { findMigratedDatabase } from '../support/migrated-database';
import { type ProductProcess, spawnProduct } from '../support/process';
import { expect, test } from '../support/test';

/** A word that is part of everything that is sent, so that it shows where personal data leaks. */
const CANARY = 'kanari4711';
const PERSON = {
  email: `${CANARY}@people.example`,
  password: `${CANARY}-Password`,
  first_name: `${CANARY} First`,
  last_name: `${CANARY} Last`,
};

let dataDir: string;
let product: ProductProcess | undefined;
test.beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'quarterdeck-logs-'));
});
test.afterEach(async () => {
  await product?.stop('SIGKILL');
  product = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${product?.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Signs up. @returns the id, and the cookies that the browser would store */
async function signUp(person: typeof PERSON) {
  const answer = await post('/api/auth/signup', person);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  const { user } = (await answer.json()) as { user?: { id: string } };
  return { status: answer.status, cookie: cookies.join('; '), id: user?.id ?? '' };
}

function generate(bytes: Buffer) {
  const form = new FormData();
  form.set('linkedinUrl', CANARY);
  form.set('resume', new Blob([new Uint8Array(bytes)]), `${CANARY}.pdf`);
  return fetch(`${product?.url}/webhook/generate-profile-guest`, { method: 'POST', body: form });
}

/** The lines that contain the canary, in the output of the processes and in log files of the data directory. */
function leakedLines(written: string): string[] {
  const logs = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.log'),
  );
  const all = [written, ...logs.map((name) => readFileSync(join(dataDir, name), 'utf8'))].join('\n');
  return all.split('\n').filter((line) => line.toLowerCase().includes(CANARY));
}

/** Processes that a process started. */
const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

test('no personal data is printed or logged, and child processes of the engine have no output @full', async () => {
  const env = {
    LOG_LEVEL: 'trace',
    SMTP_URL: `smtp://${CANARY}:${CANARY}@127.0.0.1:9`,
    AI_API_KEY: CANARY,
    AI_BASE_URL: 'http://127.0.0.1:9/v1',
    AI_MODEL: 'none',
  };
  cpSync(await findMigratedDatabase(), join(dataDir, 'pglite'), { recursive: true });
  product = await spawnProduct({ dataDir, env });
  await product.ready();
  expect((await signUp(PERSON)).status).toBe(200);
  for (const broken of ['\0', '\ud800', '\n']) {
    const text = `${CANARY}${broken}`;
    await post('/api/auth/signup', { ...PERSON, first_name: text });
    await post('/api/auth/login', { email: PERSON.email, password: text });
    await post('/api/rpc/publicProfiles/bySlug', { json: { profile_slug_param: text } });
  }
  await post('/api/auth/signup', `{"email": "${PERSON.email}", ${CANARY}`);
  expect((await generate(Buffer.from(`%PDF-1.4 ${CANARY}`))).status).toBe(422);
  // A form that breaks off in the middle of a file.
  await post('/webhook/generate-profile-guest', `--x\r\n${CANARY}`, {
    'content-type': 'multipart/form-data; boundary=x',
  });
  const pid = product.child.pid ?? 0;
  await expect.poll(() => childrenOf(pid).length).toBeGreaterThan(0);
  for (const child of childrenOf(pid)) {
    for (const stream of [0, 1, 2]) expect(readlinkSync(`/proc/${child}/fd/${stream}`)).toBe('/dev/null');
  }
  await expect.poll(() => product?.output()).toContain('mail was not taken');
  await product.stop();
  expect(product.output()).toContain('"code":"UNREADABLE"');
  expect(product.output()).toContain('text that no column holds');
  expect(leakedLines(product.output())).toEqual([]);
});

test('a failed start prints no URL with a password @full', async () => {
  for (const host of ['127.0.0.1:9', '127.0.0.1:none']) {
    const env = {
      DATABASE_URL: `postgres://${CANARY}:${CANARY}@${host}/people`,
      AUTH_SECRET: 'x'.repeat(40),
    };
    product = await spawnProduct({ dataDir, env });
    expect(await product.ended).toBe(1);
    expect(product.output()).toMatch(/ECONNREFUSED|DATABASE_URL: is not an address/);
    expect(leakedLines(product.output())).toEqual([]);
  }
});

/** Writes until the disk is full. */
function fillDisk(path: string) {
  const file = openSync(path, 'w');
  for (let size = 64 * 1024; size >= 1; size = Math.floor(size / 16)) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(file);
}

test('a full disk gets an error response, and the log contains none of the data @full', async () => {
  test.slow();
  const isMounted =
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=80m,mode=700', 'tmpfs', dataDir]).status === 0;
  if (!isMounted)
    console.error('!!! SKIPPED: this user may mount no file system, so no disk can be filled !!!');
  test.skip(!isMounted, 'no file system of its own here');
  try {
    cpSync(await findMigratedDatabase(), join(dataDir, 'pglite'), { recursive: true });
    product = await spawnProduct({ dataDir, env: { LOG_LEVEL: 'trace' } });
    await product.ready();
    const { id, cookie } = await signUp(PERSON);
    fillDisk(join(dataDir, 'filler'));
    // Random, so that the database cannot compress it.
    const highlights = Array.from(
      { length: 180 },
      () => `${CANARY} ${randomBytes(1_400).toString('base64')}`,
    );
    const response = await post(
      '/webhook/submit-profile',
      { uuid: id, profile: { ...emptyProfile(), name: CANARY, highlights } },
      { cookie },
    );
    expect(response.status).toBe(503);
    expect((await generate(randomBytes(200_000))).status).toBe(503);
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
    await signUp({ ...PERSON, email: `second.${PERSON.email}` });
    await expect.poll(() => product?.output()).toMatch(/mail was not taken/);
    await product.stop('SIGKILL');
    for (const expected of ['"sqlstate":"53100"', 'an upload could not be written', 'ENOSPC'])
      expect(product.output()).toContain(expected);
    expect(leakedLines(product.output())).toEqual([]);
  } finally {
    await product?.stop('SIGKILL');
    spawnSync('umount', [dataDir]);
  }
});
