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
import { openMembers, saveProfile } from './member';

const CONNECTIONS = 32;
const CLIENTS = 50;
const SECONDS = 4;
/** Number of pages that are requested in turn, like a site's most read ones, which are cached in memory. */
const PAGES = 200;

export interface Throughput {
  processes: number;
  /** Published pages per second. */
  pages: number;
  /** Answers per second of as many bare `node:http` processes. */
  baseline: number;
  /** Saves per second. */
  saves: number;
}

/**
 * Measures a number of processes that share a database of `people` profiles. Stops everything that it
 * started.
 */
export async function measureThroughput(
  home: string,
  environment: Record<string, string>,
  people: number,
  processes: number,
): Promise<Throughput> {
  const products = await Promise.all(Array.from({ length: processes }, () => startProduct(environment)));
  const proxy = await startProxy(
    home,
    products.map(({ port }) => port),
  );
  const paths = Array.from(
    { length: PAGES },
    (_, n) => `/profile/${memberSlugOf(1 + n + Math.floor(n / 9))}`,
  );
  const file = join(home, 'page.html');
  writeFileSync(file, await (await fetch(`http://127.0.0.1:${proxy.port}${paths[0]}`)).text());
  const baselines = await Promise.all(
    Array.from({ length: processes }, async () => {
      const port = await freePort();
      return {
        port,
        child: spawn(process.execPath, [join(import.meta.dirname, 'baseline.js'), file, String(port)]),
      };
    }),
  );
  await Promise.all(baselines.map(({ port }) => waitUntilAnswering(port)));
  const baselineProxy = await startProxy(
    home,
    baselines.map(({ port }) => port),
  );
  const measureRate = async (port: number, seconds: number) =>
    (await load({ port, paths, connections: CONNECTIONS, seconds })).perSecond;
  try {
    // Every process caches the pages it renders, so each is requested once before the measurement.
    for (const { port } of products)
      for (const path of paths) await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    await measureRate(proxy.port, 2);
    await measureRate(baselineProxy.port, 1);
    const pages = await measureRate(proxy.port, SECONDS);
    const baselineRate = await measureRate(baselineProxy.port, SECONDS);
    const members = await openMembers(environment.DATABASE_URL ?? '', proxy.port, people - 60, CLIENTS);
    await Promise.all(members.map((member) => saveProfile(proxy.port, member)));
    const end = performance.now() + SECONDS * 1_000;
    let saves = 0;
    await Promise.all(
      members.map(async (member) => {
        for (; performance.now() < end; saves++) await saveProfile(proxy.port, member);
      }),
    );
    return { processes, pages, baseline: baselineRate, saves: saves / SECONDS };
  } finally {
    await Promise.all([proxy.stop(), baselineProxy.stop()]);
    for (const { child } of baselines) child.kill();
    await Promise.all(products.map((product) => product.stop()));
  }
}
