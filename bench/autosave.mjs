/**
 * `npm run bench:autosave`: the round trip of a save over HTTP, on both databases, for one client and for many at one
 * save a second each, with small and large profiles. Each result is printed with its baseline, bare `node:http` with
 * one `update`, and with the processor time of a save on the server; these two tell whether the product or the machine
 * is slow.
 */
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bundlePrograms } from '../scripts/build/bundle-programs.mjs';
import { root } from '../scripts/build.mjs';
import { startPostgres } from '../scripts/testing/postgres.mjs';

const SECONDS = Number(process.env.SECONDS ?? 15);
/** Number of seconds of saving, before the measurement, that warm up compiled code and caches. */
const WARM_UP_SECONDS = 2;
const CLIENT_COUNTS = [1, 50];
const PROFILE_KILOBYTES = [16, 80];
/** Maximum 99th percentile of the round trip, for the size and the number of clients that have one. */
const THRESHOLD = { clients: 50, kilobytes: 16, p99Ms: { pglite: 100, postgres: 30 } };

// `#public-pages` stays external: the factories that autosave-server.ts imports also import the test server, which is
// never called.
const [serverPath] = await bundlePrograms(['bench/autosave-server.ts'], ['#public-pages']);

function startServer(kind, databaseLocation, people, kilobytes, program) {
  const child = fork(serverPath, [kind, databaseLocation, people, kilobytes, program].map(String), {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return new Promise((resolve, reject) => {
    child.once('message', (ready) => resolve({ child, ...ready }));
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code}`)));
  });
}

/** Sends a save. `ms` are the milliseconds from the request to the end of its answer. */
function sendSave({ port, agent, cookie, revision, body }) {
  const started = performance.now();
  const text = JSON.stringify({
    json: { base_revision: revision, save_id: randomUUID(), profile_data: body },
  });
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port,
        host: '127.0.0.1',
        path: '/api/rpc/profiles/save',
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), cookie },
      },
      (answer) => {
        answer.on('error', reject);
        let received = '';
        answer.on('data', (chunk) => {
          received += chunk;
        });
        answer.on('end', () => {
          if (answer.statusCode !== 200) reject(new Error(`${answer.statusCode} ${received}`));
          else resolve({ ms: performance.now() - started, revision: JSON.parse(received).json.revision });
        });
      },
    );
    call.on('error', reject);
    call.end(text);
  });
}

/** Resolves to the milliseconds of processor time that the server has used so far. */
function readProcessorMs(child) {
  return new Promise((resolve) => {
    child.once('message', ({ processorMs }) => resolve(processorMs));
    child.send('processor-time');
  });
}

/** Lets each client save once a second, offset from the others, and measures the saves. */
async function measure({ child, port, cookies, profile }, clients) {
  const before = await readProcessorMs(child);
  const agent = new Agent({ keepAlive: true });
  const times = [];
  await Promise.all(
    cookies.slice(0, clients).map(async (cookie, n) => {
      let revision = 1;
      await pause((1_000 * n) / clients);
      for (let second = -WARM_UP_SECONDS; second < SECONDS; second++) {
        const next = performance.now() + 1_000;
        const body = { ...profile, summary: `Edit ${second} of client ${n}.` };
        const answer = await sendSave({ port, agent, cookie, revision, body });
        revision = answer.revision;
        if (second >= 0) times.push(answer.ms);
        await pause(Math.max(0, next - performance.now()));
      }
    }),
  );
  agent.destroy();
  const processorMsPerSave =
    ((await readProcessorMs(child)) - before) / (clients * (SECONDS + WARM_UP_SECONDS));
  times.sort((a, b) => a - b);
  const percentile = (share) => times[Math.floor(times.length * share)];
  return { p50: percentile(0.5), p99: percentile(0.99), processorMsPerSave };
}

/** Measures one program, the product or the baseline, on a new database. */
async function measureOnNewDatabase(kind, kilobytes, clients, program) {
  const postgres = kind === 'postgres' ? await startPostgres({ durable: true }) : null;
  const dir = mkdtempSync(join(tmpdir(), 'quarterdeck-bench-'));
  const location = postgres ? `${postgres.url}/postgres` : dir;
  try {
    const server = await startServer(kind, location, clients, kilobytes, program);
    const ended = new Promise((resolve) => server.child.once('exit', resolve));
    try {
      return await measure(server, clients);
    } finally {
      server.child.kill('SIGTERM');
      await ended;
    }
  } finally {
    await postgres?.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

const formatMs = (value) => `${value.toFixed(1)} ms`.padStart(9);
const DATABASES = process.env.DATABASES?.split(',') ?? ['pglite', 'postgres'];
let failed = false;
console.log(
  'database   profile  clients      p50       p99   cpu/save    baseline p50, p99, cpu/save      load',
);
for (const kind of DATABASES) {
  for (const kilobytes of PROFILE_KILOBYTES) {
    for (const clients of CLIENT_COUNTS) {
      const baseline = await measureOnNewDatabase(kind, kilobytes, clients, 'baseline');
      const { p50, p99, processorMsPerSave } = await measureOnNewDatabase(
        kind,
        kilobytes,
        clients,
        'product',
      );
      const hasThreshold = clients === THRESHOLD.clients && kilobytes === THRESHOLD.kilobytes;
      const limitMs = hasThreshold ? THRESHOLD.p99Ms[kind] : undefined;
      failed ||= limitMs !== undefined && p99 > limitMs;
      console.log(
        kind.padEnd(9),
        `${kilobytes} KB`.padStart(7),
        String(clients).padStart(8),
        formatMs(p50),
        formatMs(p99),
        formatMs(processorMsPerSave),
        formatMs(baseline.p50),
        formatMs(baseline.p99),
        formatMs(baseline.processorMsPerSave),
        loadavg()[0].toFixed(1).padStart(7),
        limitMs ? `(limit ${limitMs} ms${p99 > limitMs ? ', MISSED' : ''})` : '',
      );
    }
  }
}
process.exitCode = failed ? 1 : 0;
