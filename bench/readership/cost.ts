/**
 * Measures the cost of counting reads. Two profiles that differ only in whether reads are counted are
 * requested in turns from one product. A third profile, also without counting, shows how much of the
 * difference is noise.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import { openPglite } from '@/server/db/client';
import { profiles } from '@/server/db/schema';
import { startProduct } from '@/server/testing/product';
import { load, median } from '../load';
import { addPeople, personSlugOf } from '../people';
import type { ServerMessage } from './server';

const CONNECTIONS = 32;
/** Number of rounds. Other work of the machine lasts longer than a short round, so it affects all sides alike. */
const ROUNDS = Number(process.env.BENCH_ROUNDS || 300);
const SECONDS_PER_TURN = Number(process.env.BENCH_SECONDS || 0.2);
const COUNTED_PROFILE = 1;
const UNCOUNTED_PROFILE = 2;
const CONTROL_PROFILE = 3;
type Side = typeof COUNTED_PROFILE | typeof UNCOUNTED_PROFILE | typeof CONTROL_PROFILE;
/** Number of profiles in the database. */
const PROFILES = 3;

/** All orders of the three sides. */
const ORDERS: readonly (readonly Side[])[] = [
  [COUNTED_PROFILE, UNCOUNTED_PROFILE, CONTROL_PROFILE],
  [CONTROL_PROFILE, UNCOUNTED_PROFILE, COUNTED_PROFILE],
  [UNCOUNTED_PROFILE, CONTROL_PROFILE, COUNTED_PROFILE],
  [COUNTED_PROFILE, CONTROL_PROFILE, UNCOUNTED_PROFILE],
  [CONTROL_PROFILE, COUNTED_PROFILE, UNCOUNTED_PROFILE],
  [UNCOUNTED_PROFILE, COUNTED_PROFILE, CONTROL_PROFILE],
];

/** Number of rounds in each order that warm up compiled code and caches before the measurement. */
const WARM_UP_ROUNDS_PER_ORDER = 8;

/** Starts the server of `server.ts` in a separate process. */
async function startServer(entry: string, dataDir: string) {
  const child: ChildProcess = fork(entry, ['serve', dataDir]);
  child.once('exit', (code) => {
    if (code !== 0) throw new Error(`The server of the bench ended with code ${code}.`);
  });
  const nextMessage = async () => ((await once(child, 'message')) as [ServerMessage])[0];
  const first = await nextMessage();
  if (!('port' in first)) throw new Error('The server of the bench did not say where it listens.');
  return {
    port: first.port,
    /**
     * Waits until all pending reads are written.
     * @returns microseconds of processor time so far
     */
    async readProcessorMicros(): Promise<number> {
      const answered = nextMessage();
      child.send('write');
      const message = await answered;
      if (!('processorMicros' in message))
        throw new Error('The server of the bench did not say what processor time it used.');
      return message.processorMicros;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** The headers of `count` readers with browsers, each with an IP address of their own. */
const makeReaderHeaders = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'accept-encoding': 'br',
    referer: 'https://www.linkedin.com/',
    'x-forwarded-for': `203.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
  }));

/** Number of samples of the bootstrap, and the share of their medians to leave out at either end. */
const BOOTSTRAP_SAMPLES = 2_000;
const TAIL_SHARE = 0.05;

/** The 90 % confidence interval of the median, by the percentile bootstrap. */
function bootstrapInterval(values: readonly number[]): [number, number] {
  const medians = Array.from({ length: BOOTSTRAP_SAMPLES }, () =>
    median(values.map(() => values[Math.floor(Math.random() * values.length)] as number)),
  ).sort((a, b) => a - b);
  const tail = BOOTSTRAP_SAMPLES * TAIL_SHARE;
  return [medians[tail] as number, medians[BOOTSTRAP_SAMPLES - tail - 1] as number];
}

/** What counting costs. Shares are of the processor time of an uncounted request: 0.02 is 2 % more. */
export interface CountingCost {
  /** Median of requests per second with counting. */
  countedPerSecond: number;
  /** Median of requests per second without counting. */
  uncountedPerSecond: number;
  /** Median processor time of an uncounted request, in microseconds. */
  microsPerRequest: number;
  /** Median of the additional processor time of a counted request, as a share. */
  overheadShare: number;
  /** The 90 % confidence interval of that median, as shares. */
  overheadInterval: [from: number, to: number];
  /** Median of the additional processor time of the second uncounted profile, as a share: noise, so it should be 0. */
  controlShare: number;
  /** Number of rounds measured. */
  rounds: number;
}

/**
 * Measures what counting costs, by requesting profiles with and without it in turns.
 * @param entry the program that serves if it is started with `serve` and a directory
 * @param dataDir of a product that has never run
 * @param readers number of different readers, who come back in turns
 */
export async function measureCountingCost(
  entry: string,
  dataDir: string,
  readers: number,
): Promise<CountingCost> {
  await (await startProduct({ DATA_DIR: dataDir })).stop(); // Applies the migrations.
  const handle = await openPglite(join(dataDir, 'pglite'));
  await addPeople(handle.db, 1, PROFILES);
  await handle.db
    .update(profiles)
    .set({ reads_counted: false })
    .where(inArray(profiles.profile_slug, [personSlugOf(UNCOUNTED_PROFILE), personSlugOf(CONTROL_PROFILE)]));
  await handle.close();
  const server = await startServer(entry, dataDir);
  const headers = makeReaderHeaders(readers);

  /**
   * Measures one side: requests per second, and microseconds per request including all work that follows it.
   */
  async function measureSide(side: Side) {
    const turnHeaders = headers.splice(0, Math.round(readers * SECONDS_PER_TURN));
    headers.push(...turnHeaders);
    const before = await server.readProcessorMicros();
    const { perSecond } = await load({
      port: server.port,
      paths: [`/profile/${personSlugOf(side)}`],
      connections: CONNECTIONS,
      seconds: SECONDS_PER_TURN,
      headers: turnHeaders,
    });
    return {
      perSecond,
      microsPerRequest: ((await server.readProcessorMicros()) - before) / (perSecond * SECONDS_PER_TURN),
    };
  }

  const rates = { counted: [] as number[], uncounted: [] as number[] };
  const overhead: number[] = [];
  const control: number[] = [];
  const microsPerUncountedRequest: number[] = [];
  const warmUp = WARM_UP_ROUNDS_PER_ORDER * ORDERS.length;
  try {
    for (let round = -warmUp; round < ROUNDS; round++) {
      const turns = new Map<Side, Awaited<ReturnType<typeof measureSide>>>();
      for (const side of ORDERS[(round + warmUp) % ORDERS.length] ?? [])
        turns.set(side, await measureSide(side));
      const [counted, uncounted, controlSide] = (
        [COUNTED_PROFILE, UNCOUNTED_PROFILE, CONTROL_PROFILE] as const
      ).map((side) => turns.get(side));
      if (round < 0 || !counted || !uncounted || !controlSide) continue;
      rates.counted.push(counted.perSecond);
      rates.uncounted.push(uncounted.perSecond);
      microsPerUncountedRequest.push(uncounted.microsPerRequest);
      overhead.push(counted.microsPerRequest / uncounted.microsPerRequest - 1);
      control.push(controlSide.microsPerRequest / uncounted.microsPerRequest - 1);
    }
  } finally {
    await server.stop();
  }
  return {
    countedPerSecond: median(rates.counted),
    uncountedPerSecond: median(rates.uncounted),
    microsPerRequest: median(microsPerUncountedRequest),
    overheadShare: median(overhead),
    overheadInterval: bootstrapInterval(overhead),
    controlShare: median(control),
    rounds: overhead.length,
  };
}
