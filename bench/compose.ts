/** `npm run bench:compose`: how long it takes to write one profile from facts that were read already. */
import { composeProfile } from '@/engine/write';
import { CAREERS } from '@/engine/write/testing';

/** The median processor time for a career must be less than this. */
const MEDIAN_LIMIT_MS = 50;
const ROUNDS = 5;
const careers = Object.values(CAREERS);

// Processor time, which excludes other processes on a busy machine.
const processorMs = Array.from({ length: ROUNDS }, () => careers)
  .flat()
  .map((facts) => {
    const started = process.cpuUsage();
    composeProfile(facts);
    return process.cpuUsage(started).user / 1_000;
  })
  .sort((a, b) => a - b);
const percentile = (share: number) => processorMs[Math.floor((processorMs.length - 1) * share)] ?? 0;

console.log(`${careers.length} careers, ${ROUNDS} rounds each`);
console.log(
  `median ${percentile(0.5).toFixed(1)} ms, p99 ${percentile(0.99).toFixed(1)} ms; bar for the median: ${MEDIAN_LIMIT_MS} ms`,
);
process.exitCode = percentile(0.5) < MEDIAN_LIMIT_MS ? 0 : 1;
