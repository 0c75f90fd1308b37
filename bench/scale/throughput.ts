/**
 * Published pages and saves per second of several processes behind a proxy, compared with the same number
 * of bare `node:http` processes.
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProduct } from '@/server/testing/product';
import { freePort } from '../../scripts/testing/free-port.mjs';
import { load } from '../load';
import { startProxy, waitUntilAnswering } from '../proxy';
import { memberSlugOf } from './fill';
import { openMembers, RESERVED_MEMBERS, saveProfile } from './member';

const CONNECTIONS = 32;
const CLIENTS = 50;
const SECONDS = 4;
/** Number of pages that are requested in turn, like a site's most read ones, which are cached in memory. */
const PAGES = 200;

/** What several processes answer together. */
export interface Throughput {
  processes: number;
  /** Published pages per second. */
  pagesPerSecond: number;
  /** Answers per second of as many bare `node:http` processes. */
  baselinePerSecond: number;
  /** Saves per second. */
  savesPerSecond: number;
}

/** Seconds of requests before the measurement, which compile code and open connections. */
const WARM_UP_SECONDS = { product: 2, baseline: 1 };

/**
 * Measures a number of processes that share a database of `people` profiles. Stops everything that it started, even if
 * a later part does not start.
 */
export async function measureThroughput(
  home: string,
  environment: Record<string, string>,
  people: number,
  processes: number,
): Promise<Throughput> {
  const stops: (() => unknown)[] = [];
  const startProxyOf = async (servers: readonly { port: number }[]) => {
    const proxy = await startProxy(
      home,
      servers.map(({ port }) => port),
    );
    stops.push(() => proxy.stop());
    return proxy.port;
  };
  const startOneProduct = async () => {
    const product = await startProduct(environment);
    stops.push(() => product.stop());
    return product;
  };
  const startBaseline = async (file: string) => {
    const port = await freePort();
    const child = spawn(process.execPath, [join(import.meta.dirname, 'baseline.js'), file, String(port)]);
    stops.push(() => child.kill());
    await waitUntilAnswering(port);
    return { port };
  };
  try {
    const products = await startAll(processes, startOneProduct);
    const proxyPort = await startProxyOf(products);
    const paths = publishedPaths();
    const file = join(home, 'page.html');
    writeFileSync(file, await (await fetch(`http://127.0.0.1:${proxyPort}${paths[0]}`)).text());
    const baselineProxyPort = await startProxyOf(await startAll(processes, () => startBaseline(file)));
    const measureRate = async (port: number, seconds: number) =>
      (await load({ port, paths, connections: CONNECTIONS, seconds })).perSecond;
    // Every process caches the pages it renders, so each is requested once before the measurement.
    for (const { port } of products)
      for (const path of paths) await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    await measureRate(proxyPort, WARM_UP_SECONDS.product);
    await measureRate(baselineProxyPort, WARM_UP_SECONDS.baseline);
    return {
      processes,
      pagesPerSecond: await measureRate(proxyPort, SECONDS),
      baselinePerSecond: await measureRate(baselineProxyPort, SECONDS),
      savesPerSecond: await measureSaves(environment.DATABASE_URL ?? '', proxyPort, people),
    };
  } finally {
    // The last one started is stopped first: a proxy before the processes behind it.
    for (const stop of stops.reverse()) await stop();
  }
}

/** Starts a number of processes. Waits for all of them even if one fails, so that those that run can be stopped. */
async function startAll<T>(count: number, start: () => Promise<T>): Promise<T[]> {
  const results = await Promise.allSettled(Array.from({ length: count }, start));
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}

/** The paths of published pages. Members whose number is a multiple of ten have none. */
const publishedPaths = () =>
  Array.from({ length: PAGES }, (_, n) => `/profile/${memberSlugOf(1 + n + Math.floor(n / 9))}`);

/** Lets members save one profile after the other. @returns saves per second, those begun in time included */
async function measureSaves(databaseUrl: string, port: number, people: number): Promise<number> {
  const members = await openMembers(databaseUrl, port, people - RESERVED_MEMBERS, CLIENTS);
  await Promise.all(members.map((member) => saveProfile(port, member)));
  const begun = performance.now();
  const end = begun + SECONDS * 1_000;
  let saves = 0;
  await Promise.all(
    members.map(async (member) => {
      for (; performance.now() < end; saves++) await saveProfile(port, member);
    }),
  );
  return (saves / (performance.now() - begun)) * 1_000;
}
