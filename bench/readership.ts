/**
 * `npm run bench:readership`: the public page with and without counting its reads, in turns on one product; then
 * the memory of one process after a million reads by visitors who look like people, and by robots that identify
 * themselves.
 */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureCountingCost } from './readership/cost';
import { type MillionReads, recordMillionReads } from './readership/million-reads';
import { serveProduct } from './readership/server';

/** Number of readers, who come back in turns: far more than a profile ever has at once. */
const READERS = 200;
const BARS = { overheadShare: 0.03, growthMib: 64, lateGrowthMib: 8, recordingMicros: 5 };
const VISITORS = {
  people: (n: number) => `Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.${n}`,
  robots: (n: number) => `Mozilla/5.0 (compatible; examplebot/${n}; +https://bot.example/)`,
};
type Visitors = keyof typeof VISITORS;

/** Counts in a separate process, so that its memory can be measured. */
function recordMillionReadsInChild(
  dataDir: string,
  person: number,
  visitors: Visitors,
): Promise<MillionReads> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [dataDir, String(person), visitors], {
      execArgv: ['--expose-gc'],
    });
    child.once('message', (measured) => resolve(measured as MillionReads));
    child.once('exit', () => reject(new Error('the child ended without figures')));
  });
}

async function main() {
  const home = mkdtempSync(join(tmpdir(), 'quarterdeck-bench-'));
  const dataDir = join(home, 'data');
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  try {
    const entry = fileURLToPath(import.meta.url);
    const {
      countedPerSecond,
      uncountedPerSecond,
      microsPerRequest,
      overheadShare,
      overheadInterval,
      controlShare,
      rounds,
    } = await measureCountingCost(entry, dataDir, READERS);
    // Requests per second depend on other load, so the processor time of the server is reported too.
    let isWithinBars = overheadShare < BARS.overheadShare;
    console.log(
      `page, ${READERS} readers: processor time of an answer (${microsPerRequest.toFixed(0)} µs) ${percent(overheadShare)} more with counting, in the middle of ` +
        `${rounds} rounds (${percent(overheadInterval[0])} to ${percent(overheadInterval[1])}); of the same page twice without ${percent(controlShare)}; ` +
        `bar ${percent(BARS.overheadShare)}; ${countedPerSecond.toFixed(0)} answers a second with counting, ${uncountedPerSecond.toFixed(0)} without`,
    );
    for (const [index, visitors] of (['people', 'robots'] as const).entries()) {
      const { growthMib, lateGrowthMib, residentMib, recordingMicros, reads, sites } =
        await recordMillionReadsInChild(dataDir, index + 3, visitors);
      isWithinBars &&=
        growthMib < BARS.growthMib &&
        lateGrowthMib < BARS.lateGrowthMib &&
        recordingMicros < BARS.recordingMicros;
      console.log(
        `a million reads by as many ${visitors}: ${growthMib.toFixed(0)} MB more held, bar ${BARS.growthMib}, ` +
          `${lateGrowthMib.toFixed(0)} of them after the first 200,000, bar ${BARS.lateGrowthMib}; ${residentMib.toFixed(0)} resident with the database; a note ` +
          `${recordingMicros.toFixed(2)} µs of a request, bar ${BARS.recordingMicros}; ${reads} reads and ${sites} sites kept`,
      );
    }
    process.exitCode = isWithinBars ? 0 : 1;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

if (process.send && process.argv[2] === 'serve') await serveProduct(process.argv[3] ?? '');
else if (process.send) {
  const [dataDir = '', person = '1', visitors = 'people'] = process.argv.slice(2);
  process.send(await recordMillionReads(dataDir, `bench-user-${person}`, VISITORS[visitors as Visitors]));
  process.disconnect();
} else await main();
