/**
 * Measures how long one visitor waits for a generation from a PDF, alone and while another visitor floods the
 * product.
 */
import { setMaxListeners } from 'node:events';
import { hostileFiles } from '@/server/testing/documents/hostile-files';
import type { RunningProduct } from '@/server/testing/product';
import { median } from '../load';
import { CASES } from './cases';
import { generate } from './send';

/** Thresholds in milliseconds. */
const THRESHOLDS_MS = { warm: 35, victim: 3_000 };
const ROUNDS = { before: 20, measured: 40 };
const FLOOD_REQUESTS = 20;

/**
 * Measures the times of one visitor, alone and during the flood, and prints them.
 * @returns whether both thresholds were met
 */
export async function runVisitors(product: RunningProduct): Promise<boolean> {
  const person = CASES.find(({ id }) => id === 'linkedin-english');
  const scans = hostileFiles({ megabytes: 1, pages: 60 }).find(
    ({ fileName }) => fileName === 'long-scan.pdf',
  );
  if (!person || !scans) throw new Error('The files of this measurement are no longer made');
  const files = [{ field: 'linkedin', fileName: person.fileName, bytes: person.make() }];
  const generateOne = async () => {
    const { status, text, ms } = await generate(product, files);
    if (status !== 200) throw new Error(`${status} ${text.slice(0, 200)}`);
    return ms;
  };
  for (let round = 0; round < ROUNDS.before; round++) await generateOne();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS.measured; round++) times.push(await generateOne());
  const warm = median(times);
  console.log(
    `a person's PDF, warm: median ${warm.toFixed(1)} ms, fastest ${Math.min(...times).toFixed(1)} ms; bar for the median: ${THRESHOLDS_MS.warm} ms`,
  );

  const end = new AbortController();
  setMaxListeners(FLOOD_REQUESTS, end.signal);
  const scanFiles = [{ field: 'resume', fileName: scans.fileName, bytes: scans.bytes }];
  let answered = 0;
  const flood = Array.from({ length: FLOOD_REQUESTS }, () =>
    generate(product, scanFiles, { guestAddress: '203.0.113.7', signal: end.signal })
      .then(() => {
        answered += 1;
      })
      .catch(() => {}),
  );
  // By then both warm child processes are working on scans.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const before = answered;
  const victim = await generateOne();
  end.abort();
  await Promise.all(flood);
  console.log(
    `beside ${FLOOD_REQUESTS} long scans of one other guest (${FLOOD_REQUESTS - before} still under way): ${victim.toFixed(0)} ms; bar: ${THRESHOLDS_MS.victim} ms`,
  );
  return warm <= THRESHOLDS_MS.warm && victim < THRESHOLDS_MS.victim;
}
