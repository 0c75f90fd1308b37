/** `npm run bench:compose`: how long it takes to write one profile from facts that were read already. */
import { composeProfile } from '@/engine/write';
import { CAREERS } from '@/engine/write/testing';

/** Milliseconds of processor time for a median career. */
const MAX_CAREER_MS = 50;
const ROUNDS = 5;
const careers = Object.values(CAREERS);

// Processor time, which excludes other processes on a busy machine.
const spent = Array.from({ length: ROUNDS }, () => careers)
  .flat()
  .map((facts) => {
    const started = process.cpuUsage();
    composeProfile(facts);
    return process.cpuUsage(started).user / 1_000;
  })
  .sort((a, b) => a - b);
const at = (share: number) => spent[Math.floor((spent.length - 1) * share)] ?? 0;

console.log(`${careers.length} careers, ${ROUNDS} rounds each`);
console.log(
  `median ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms; bar for the median: ${MAX_CAREER_MS} ms`,
);
process.exitCode = at(0.5) < MAX_CAREER_MS ? 0 : 1;
