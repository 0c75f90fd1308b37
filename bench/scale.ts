/**
 * `npm run bench:scale -- --profiles 1000,1000000`: what gets slower or larger with the number of members, on
 * PostgreSQL and a bucket, and the throughput of several processes behind a proxy. A million members need about 22
 * GB of the temporary folder, which are freed at the end.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { startProduct } from '@/server/testing/product';
import { hasNginx } from './proxy';
import { fillDatabase } from './scale/fill';
import { measureGrowth, measureSize, type Row } from './scale/measure-at-size';
import { startServices } from './scale/services';
import { measureThroughput } from './scale/throughput';

/** With the most members a page or save must take less than this many times as long as with the fewest. */
const GROWTH_LIMIT = 1.3;
const PROCESSES = [1, 2, 4];

const { values } = parseArgs({ options: { profiles: { type: 'string', default: '1000,1000000' } } });
const sizes = values.profiles
  .split(',')
  .map(Number)
  .sort((a, b) => a - b);
if (sizes.length < 2 || sizes.some((size) => !(size >= 1_000))) {
  throw new Error('--profiles: two numbers or more, none under 1000');
}

const startedAt = performance.now();
const logProgress = (what: string) =>
  console.error(`${Math.round((performance.now() - startedAt) / 1_000)} s: ${what}`);
const printTable = (head: string[], rows: string[][]) =>
  console.log(
    `\n${[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`,
  );
const formatNumber = (value: number) => Math.round(value).toLocaleString('en');

const services = await startServices();
// Databases and folders are also removed if the run is interrupted.
process.once('SIGINT', () => void services.close().then(() => process.exit(130)));
try {
  const databases = [];
  const columns: Row[][] = [];
  for (const people of sizes) {
    logProgress(`${formatNumber(people)} profiles`);
    const environment = services.environmentOf(await services.createDatabase(`people_${people}`));
    await (await startProduct(environment)).stop(); // Applies the migrations.
    const started = performance.now();
    await fillDatabase(environment.DATABASE_URL ?? '', people);
    logProgress(`filled within ${formatNumber((performance.now() - started) / 1_000)} s`);
    columns.push(await measureSize(environment, people));
    databases.push({ environment, people });
  }
  const [small, large] = [databases[0], databases.at(-1)] as [(typeof databases)[0], (typeof databases)[0]];
  logProgress('growth');
  const growth = await measureGrowth(small, large);
  printTable(
    ['', ...sizes.map((people) => `${formatNumber(people)} profiles`)],
    (columns[0] ?? []).map(([what], index) => [what, ...columns.map((rows) => rows[index]?.[1] ?? '')]),
  );
  const growthByAction = (['page', 'save'] as const).map((what) => ({
    what,
    ratio: growth.large[what] / growth.small[what],
  }));
  printTable(
    [
      'in turns, median',
      formatNumber(small.people),
      formatNumber(large.people),
      'times',
      `under ${GROWTH_LIMIT}`,
    ],
    growthByAction.map(({ what, ratio }) => [
      what === 'page' ? 'a page made anew' : 'a save',
      `${growth.small[what].toFixed(2)} ms`,
      `${growth.large[what].toFixed(2)} ms`,
      ratio.toFixed(2),
      ratio < GROWTH_LIMIT ? 'yes' : 'NO',
    ]),
  );
  const rates = [];
  for (const processes of PROCESSES) {
    logProgress(`${processes} processes`);
    rates.push(await measureThroughput(services.home, large.environment, large.people, processes));
  }
  printTable(
    ['processes', 'pages a second', 'bare node:http', 'share', 'saves a second'],
    rates.map(({ processes, pagesPerSecond, baselinePerSecond, savesPerSecond }) =>
      [
        processes,
        formatNumber(pagesPerSecond),
        formatNumber(baselinePerSecond),
        (pagesPerSecond / baselinePerSecond).toFixed(2),
        formatNumber(savesPerSecond),
      ].map(String),
    ),
  );
  console.log(`\n${cpus().length} processors, ${hasNginx ? 'nginx' : 'a TCP round robin'} in front.`);
  process.exitCode = growthByAction.every(({ ratio }) => ratio < GROWTH_LIMIT) ? 0 : 1;
} finally {
  logProgress('ends');
  await services.close();
}
process.exit();
