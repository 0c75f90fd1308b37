/**
 * Measures the cost of counting reads: two profiles that differ in the switch alone, requested in turns from one
 * product. A third one, not counted either, shows how much of the difference is noise.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import { openPglite } from '@/server/db/client';
import { profiles } from '@/server/db/schema';
import { startProduct } from '@/server/testing/product';
import { load, median } from '../load';
import { addPeople, slugOf } from '../people';

const CONNECTIONS = 32;
const ROUNDS = Number(process.env.BENCH_ROUNDS || 36);
const SECONDS = Number(process.env.BENCH_SECONDS || 0.8);
/** Until what a turn left to be counted is counted: the notes are looked at once a second. */
const SETTLED_MS = 1_100;
const COUNTED = 1;
const UNCOUNTED = 2;
const CONTROL = 5;
type Side = typeof COUNTED | typeof UNCOUNTED | typeof CONTROL;
/** With those whose pages the storms read. */
const PEOPLE = 5;

/** Each side is first, second and third equally often, and before and after each other one. */
const ORDERS: readonly (readonly Side[])[] = [
  [COUNTED, UNCOUNTED, CONTROL],
  [CONTROL, UNCOUNTED, COUNTED],
  [UNCOUNTED, CONTROL, COUNTED],
  [COUNTED, CONTROL, UNCOUNTED],
  [CONTROL, COUNTED, UNCOUNTED],
  [UNCOUNTED, COUNTED, CONTROL],
];

/** Processor time of all threads of a process so far, in nanoseconds. */
function processorTime(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.reduce(
    (sum, thread) =>
      sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'latin1').split(' ')[0]),
    0,
  );
}

const browsers = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'accept-encoding': 'br',
    referer: 'https://www.linkedin.com/',
    'x-forwarded-for': `203.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
  }));

/** The middle nine tenths of medians of such samples: how far a median of so few can be off. */
function spreadOf(values: readonly number[]): [number, number] {
  const medians = Array.from({ length: 2_000 }, () =>
    median(values.map(() => values[Math.floor(Math.random() * values.length)] as number)),
  ).sort((a, b) => a - b);
  return [medians[100] as number, medians[1_899] as number];
}

/**
 * @param dataDir of a product that has never run
 * @param readers different ones, who come again and again
 * @returns answers a second of both sides; how much more processor time an answer needs that is counted, in the middle
 * of all rounds, with its spread; and the same of the control, which should be nothing
 */
export async function costOfCounting(dataDir: string, readers: number) {
  const env = { DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1' };
  await (await startProduct(env)).stop(); // migrates
  const handle = await openPglite(join(dataDir, 'pglite'));
  await addPeople(handle.db, 1, PEOPLE);
  await handle.db
    .update(profiles)
    .set({ reads_counted: false })
    .where(inArray(profiles.profile_slug, [slugOf(UNCOUNTED), slugOf(CONTROL)]));
  await handle.close();
  const product = await startProduct(env);
  const headers = browsers(readers);

  /** One turn of a side: answers a second, and nanoseconds of an answer with all that follows it. */
  async function turn(side: Side) {
    const before = processorTime(product.pid);
    const { perSecond } = await load({
      port: product.port,
      paths: [`/profile/${slugOf(side)}`],
      connections: CONNECTIONS,
      seconds: SECONDS,
      headers,
    });
    await wait(SETTLED_MS);
    return { perSecond, each: (processorTime(product.pid) - before) / (perSecond * SECONDS) };
  }

  const rates = { on: [] as number[], off: [] as number[] };
  const dearer: number[] = [];
  const control: number[] = [];
  // Compiled and kept in memory before anything is measured.
  const warmUp = ORDERS.length;
  for (let round = -warmUp; round < ROUNDS; round++) {
    const turns = new Map<Side, Awaited<ReturnType<typeof turn>>>();
    for (const side of ORDERS.at(round % ORDERS.length) ?? []) turns.set(side, await turn(side));
    const [on, off, same] = ([COUNTED, UNCOUNTED, CONTROL] as const).map((side) => turns.get(side));
    if (round < 0 || !on || !off || !same) continue;
    rates.on.push(on.perSecond);
    rates.off.push(off.perSecond);
    dearer.push(on.each / off.each - 1);
    control.push(same.each / off.each - 1);
  }
  await product.stop();
  return {
    on: median(rates.on),
    off: median(rates.off),
    dearer: median(dearer),
    spread: spreadOf(dearer),
    control: median(control),
    rounds: dearer.length,
  };
}
