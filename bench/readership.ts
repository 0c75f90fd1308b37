/**
 * `npm run bench:readership`: the public page with its reads counted and not, in turns on one product, and a million
 * reads by as many visitors in the memory of one process.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { readConfig } from '@/server/config';
import { openPglite } from '@/server/db/client';
import { readership } from '@/server/db/schema';
import { createLogger } from '@/server/logger';
import { createReadCounter } from '@/server/readership/counter';
import { startProduct } from '@/server/testing/product';
import { load, median } from './load';
import { addPeople, slugOf } from './people';

const CONNECTIONS = 32;
const ROUNDS = Number(process.env.BENCH_ROUNDS || 9);
const SECONDS = Number(process.env.BENCH_SECONDS || 3);
const MILLION = 1_000_000;
const SLOWER_BAR = 0.03;
const MEMORY_BAR_MB = 64;

const home = mkdtempSync(join(tmpdir(), 'quarterdeck-bench-'));
const DATA_DIR = join(home, 'data');
const rows: [string, string, string, boolean][] = [];

const headers = (agent: string) => ({
  'user-agent': agent,
  'accept-encoding': 'br',
  referer: 'https://www.linkedin.com/',
});

/** Two profiles that differ in the switch alone, asked for in turns. */
async function againstOff() {
  await (await startProduct({ DATA_DIR })).stop(); // migrates
  const handle = await openPglite(join(DATA_DIR, 'pglite'));
  await addPeople(handle.db, 1, 2);
  await handle.db.execute(sql`update profiles set reads_counted = false where profile_slug = ${slugOf(2)}`);
  await handle.close();
  const product = await startProduct({ DATA_DIR });
  const rates = { on: [] as number[], off: [] as number[] };
  const shares: number[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const measured = { on: 0, off: 0 };
    // Who goes first changes, so that a machine that slows down slows both.
    for (const side of round % 2 === 0 ? (['on', 'off'] as const) : (['off', 'on'] as const)) {
      const { perSecond } = await load({
        port: product.port,
        paths: [`/profile/${slugOf(side === 'on' ? 1 : 2)}`],
        connections: CONNECTIONS,
        seconds: round < 0 ? 1 : SECONDS,
        headers: headers(`Mozilla/5.0 (X11; Linux x64) Firefox/${150 + round}.0`),
      });
      measured[side] = perSecond;
      if (round >= 0) rates[side].push(perSecond);
    }
    if (round >= 0) shares.push(1 - measured.on / measured.off);
  }
  await product.stop();
  const slower = median(shares);
  rows.push([
    'page with counting on and off',
    `${Math.round(median(rates.on))} and ${Math.round(median(rates.off))} req/s, ${(slower * 100).toFixed(1)} % slower`,
    `< ${SLOWER_BAR * 100} %`,
    slower < SLOWER_BAR,
  ]);
}

const usedMb = () => {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1024 / 1024;
};

/** A million notes of a million visitors, as fast as they come, settled and written meanwhile. */
async function storm() {
  const handle = await openPglite(join(DATA_DIR, 'pglite'));
  const counter = createReadCounter({
    config: readConfig({ DATA_DIR, LOG_LEVEL: 'silent' }),
    database: handle,
    logger: createLogger('silent'),
    now: () => new Date(),
    isOwn: async () => false,
  });
  const page = { profileId: 'bench-user-1', page: '', timeZone: 'Europe/Oslo' };
  const before = usedMb();
  let peak = before;
  let noting = 0;
  for (let n = 0; n < MILLION; n++) {
    const visit = {
      address: `${10 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}.7`,
      forwarded: '',
      agent: `Mozilla/5.0 (X11; Linux x64) Storm/${n % 5_000}`,
      referrer: `https://site-${n}.example/`,
      cookie: '',
    };
    const started = performance.now();
    counter.note(page, visit, { opened: true });
    noting += performance.now() - started;
    // A flood of 2,000 different visitors between two looks: each is looked at, none is left out.
    if (n % 2_000 === 1_999) {
      await counter.write();
      peak = Math.max(peak, process.memoryUsage().rss / 1024 / 1024);
    }
  }
  await counter.close();
  const kept = await handle.db.select().from(readership).where(eq(readership.profile_id, page.profileId));
  const sites = kept.filter(({ measure }) => measure === 'site').length;
  const reads = kept.reduce((sum, { measure, count }) => sum + (measure === 'read' ? count : 0), 0);
  await handle.close();
  rows.push([
    'a million reads by as many visitors, memory',
    `${(peak - before).toFixed(0)} MB more at most; ${reads} counted, ${sites} sites kept`,
    `< ${MEMORY_BAR_MB} MB`,
    peak - before < MEMORY_BAR_MB,
  ]);
  rows.push([
    'what a note costs the request',
    `${((noting / MILLION) * 1_000).toFixed(2)} µs`,
    '< 5 µs',
    noting / MILLION < 0.005,
  ]);
}

try {
  await againstOff();
  await storm();
} finally {
  rmSync(home, { recursive: true, force: true });
}
for (const [what, measured, bar, met] of rows)
  console.log(`| ${what} | ${measured} | ${bar} | ${met ? 'yes' : 'NO'} |`);
process.exit(rows.every(([, , , met]) => met) ? 0 : 1);
