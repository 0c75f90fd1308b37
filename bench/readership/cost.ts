/** What counting costs a page: two profiles that differ in the switch alone, asked for in turns on one product. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openPglite } from '@/server/db/client';
import { startProduct } from '@/server/testing/product';
import { load, median } from '../load';
import { addPeople, slugOf } from '../people';

const CONNECTIONS = 32;
const ROUNDS = Number(process.env.BENCH_ROUNDS || 16);
const SECONDS = Number(process.env.BENCH_SECONDS || 1.5);
const COUNTED = 1;
const UNCOUNTED = 2;
/** With those whose pages the storms read. */
const PEOPLE = 4;
/** Milliseconds of the kernel's clock that processor time is told in. */
const TICK = 10;

/** Processor time of a process so far, in milliseconds. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

const browsers = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'accept-encoding': 'br',
    referer: 'https://www.linkedin.com/',
    'x-forwarded-for': `203.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
  }));

/**
 * @param dataDir of a product that has never run
 * @param readers different ones, who come again and again
 * @returns for each side answers a second and processor time of one; and how much more the counted side needs
 */
export async function costOfCounting(dataDir: string, readers: number) {
  const env = { DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1' };
  await (await startProduct(env)).stop(); // migrates
  const handle = await openPglite(join(dataDir, 'pglite'));
  await addPeople(handle.db, 1, PEOPLE);
  await handle.db.execute(
    sql`update profiles set reads_counted = false where profile_slug = ${slugOf(UNCOUNTED)}`,
  );
  await handle.close();
  const product = await startProduct(env);
  const headers = browsers(readers);
  const measured = { [COUNTED]: [] as number[], [UNCOUNTED]: [] as number[] };
  const rates: number[] = [];
  const spent = { [COUNTED]: 0, [UNCOUNTED]: 0 };
  const answered = { [COUNTED]: 0, [UNCOUNTED]: 0 };
  for (let round = -1; round < ROUNDS; round++) {
    const rate = { [COUNTED]: 0, [UNCOUNTED]: 0 };
    // Who goes first changes, so that a machine that slows down slows both.
    for (const side of round % 2 === 0 ? ([COUNTED, UNCOUNTED] as const) : ([UNCOUNTED, COUNTED] as const)) {
      const before = processorTime(product.pid);
      const { perSecond } = await load({
        port: product.port,
        paths: [`/profile/${slugOf(side)}`],
        connections: CONNECTIONS,
        seconds: SECONDS,
        headers,
      });
      rate[side] = perSecond;
      if (round < 0) continue;
      measured[side].push(perSecond);
      spent[side] += processorTime(product.pid) - before;
      answered[side] += perSecond * SECONDS;
    }
    if (round >= 0) rates.push(1 - rate[COUNTED] / rate[UNCOUNTED]);
  }
  await product.stop();
  return {
    on: median(measured[COUNTED]),
    off: median(measured[UNCOUNTED]),
    slower: median(rates),
    dearer: spent[COUNTED] / answered[COUNTED] / (spent[UNCOUNTED] / answered[UNCOUNTED]) - 1,
  };
}
