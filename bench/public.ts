/**
 * `npm run bench:public`: the public page compared with its baseline, the start-up time, and what a visitor
 * downloads.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openPglite, openPostgres } from '@/server/db/client';
import { type RunningProduct, startProduct } from '@/server/testing/product';
import { freePort } from '../scripts/testing/free-port.mjs';
import { startPostgres } from '../scripts/testing/postgres.mjs';
import { load, median } from './load';
import { addPeople, personSlugOf } from './people';
import { waitUntilAnswering } from './proxy';

const CONNECTIONS = 32;
const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS || 4);
const FEW_PROFILES = 1_000;
const MANY_PROFILES = 100_000;
/** With many profiles a page may take at most this many times as long as with few. */
const MAX_GROWTH = 1.3;
/** Number of starts, of which the median counts. */
const STARTS = 5;
/** Number of pages that are requested for the first time; the first ones only warm up the process. */
const FIRST_REQUESTS = 400;
const WARM_UP_REQUESTS = 100;
const MAX_SCRIPT_KB = 10;

/** Processes that share a PostgreSQL must share their secret. */
const SECRET = 'only-for-the-bench-0123456789-abcdefgh';
const home = mkdtempSync(join(tmpdir(), 'quarterdeck-bench-'));
const rows: string[][] = [];
const addRow = (what: string, measured: string, bar: string, ok: boolean) =>
  rows.push([what, measured, bar, ok ? 'yes' : 'NO']);
const ms = (value: number) => `${Math.round(value)} ms`;

interface Kind {
  name: string;
  env: Record<string, string>;
  /** The median start must take less than this. */
  startLimitMs: number;
  /** The rate of pages, as a share of that of the baseline, must be at least this. */
  minShare: number;
  /** Adds people while no product is running. */
  add(from: number, to: number): Promise<void>;
}

async function measure({ name, env, startLimitMs, minShare, add }: Kind) {
  await (await startProduct(env)).stop(); // Applies the migrations.
  await add(1, FEW_PROFILES);
  const starts: number[] = [];
  for (let round = 0; round < STARTS; round++) {
    const product = await startProduct(env);
    starts.push(product.startMs);
    await product.stop();
  }
  addRow(
    `start to first 200, ${name}`,
    ms(median(starts)),
    `< ${startLimitMs} ms`,
    median(starts) < startLimitMs,
  );

  let product = await startProduct(env);
  const { share, product: rate, baseline } = await compareWithBaseline(product);
  const figures = `${Math.round(rate)} of ${Math.round(baseline)} req/s, ${share.toFixed(2)}`;
  addRow(`page, share of bare node:http, ${name}`, figures, `>= ${minShare}`, share >= minShare);

  const few = await measureFirstRequests(product, FEW_PROFILES);
  await product.stop();
  await add(FEW_PROFILES + 1, MANY_PROFILES);
  product = await startProduct(env);
  const many = await measureFirstRequests(product, MANY_PROFILES);
  await product.stop();
  addRow(
    `${MANY_PROFILES} profiles beside ${FEW_PROFILES}, page made anew, ${name}`,
    `${many.toFixed(2)} ms beside ${few.toFixed(2)} ms`,
    `<= ${MAX_GROWTH} times`,
    many <= few * MAX_GROWTH,
  );
}

/** Measures product and baseline in turns, so that a slow phase of the machine affects both. */
async function compareWithBaseline(product: RunningProduct) {
  const path = `/profile/${personSlugOf(1)}`;
  const file = join(home, 'page.html');
  writeFileSync(file, await (await fetch(`http://127.0.0.1:${product.port}${path}`)).text());
  const port = await freePort();
  const baseline = spawn(process.execPath, [join(import.meta.dirname, 'baseline.js'), file, String(port)]);
  const rates = { product: [] as number[], baseline: [] as number[] };
  try {
    await waitUntilAnswering(port);
    for (let round = -1; round < ROUNDS; round++) {
      for (const side of ['baseline', 'product'] as const) {
        const { perSecond } = await load({
          port: side === 'baseline' ? port : product.port,
          paths: [path],
          connections: CONNECTIONS,
          seconds: round < 0 ? 1 : SECONDS,
        });
        if (round >= 0) rates[side].push(perSecond);
      }
    }
  } finally {
    baseline.kill();
  }
  const share = median(rates.product) / median(rates.baseline);
  return { share, product: median(rates.product), baseline: median(rates.baseline) };
}

/** Measures pages that are requested for the first time: slug lookup and rendering. @returns the median milliseconds */
async function measureFirstRequests({ port }: RunningProduct, people: number): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < FIRST_REQUESTS; n++) {
    const slug = personSlugOf(1 + ((n * 7919 + 13) % people));
    const started = performance.now();
    await (await fetch(`http://127.0.0.1:${port}/profile/${slug}`)).text();
    if (n >= WARM_UP_REQUESTS) times.push(performance.now() - started);
  }
  return median(times);
}

function measureVisitorScript() {
  const directory = join('dist', 'web', 'assets');
  const script = readdirSync(directory).find((file) => /^public-.*\.js$/.test(file)) ?? '';
  const bytes = [join(directory, script), join('dist', 'web', 'theme.js')].map(
    (file) => gzipSync(readFileSync(file)).length,
  );
  const sum = bytes.reduce((a, b) => a + b, 0);
  addRow(
    'JavaScript of a visitor, gzip',
    `${(sum / 1024).toFixed(1)} KB`,
    `<= ${MAX_SCRIPT_KB} KB`,
    sum <= MAX_SCRIPT_KB * 1024,
  );
}

measureVisitorScript();
const pglite = join(home, 'data', 'pglite');
await measure({
  name: 'embedded',
  env: { DATA_DIR: join(home, 'data') },
  startLimitMs: 1500,
  minShare: 0.5,
  async add(from, to) {
    const handle = await openPglite(pglite);
    await addPeople(handle.db, from, to).finally(() => handle.close());
  },
});
const postgres = await startPostgres();
try {
  const url = `${postgres.url}/postgres`;
  await measure({
    name: 'PostgreSQL',
    env: { DATA_DIR: join(home, 'data-pg'), DATABASE_URL: url, AUTH_SECRET: SECRET },
    startLimitMs: 500,
    minShare: 0.4,
    async add(from, to) {
      const handle = await openPostgres(url);
      await addPeople(handle.db, from, to).finally(() => handle.close());
    },
  });
} finally {
  await postgres.stop();
  rmSync(home, { recursive: true, force: true });
}

const head = ['measure', 'measured', 'bar', 'met'];
const widths = head.map((title, i) => Math.max(title.length, ...rows.map((cells) => cells[i]?.length ?? 0)));
const line = (cells: string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
console.log([line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n'));
process.exit(rows.some((cells) => cells[3] === 'NO') ? 1 : 0);
