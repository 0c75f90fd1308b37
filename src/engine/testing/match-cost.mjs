/**
 * A process of its own that tells which patterns take more than linear time, so that one that never ends can be killed.
 * Reads JSON from standard input: { length, cases: [{ source, flags, shapes: [unit, end][] }] }.
 * Writes a line of JSON before each case, { at }, and one for a case that is slow, { slow, shape, part, whole }.
 */
import { readFileSync, writeSync } from 'node:fs';

/** For eight times the text a linear pattern takes eight times as long, a quadratic one 64 times. */
const PARTS = 8;
const MOST_GROWTH = 24;
/** Milliseconds below which growth cannot be told from chance. */
const MEASURABLE = 5;
const REPEATS = 3;

/** Put together flat in memory, so that joining it is no part of matching. */
const textOf = ([unit, end], length) =>
  Buffer.from(unit.repeat(Math.ceil(length / unit.length)) + end).toString();

/** Finds every match of a global or sticky pattern, and the first one of any other. */
function findMatches(pattern, text) {
  pattern.lastIndex = 0;
  for (;;) {
    const found = pattern.exec(text);
    if (!found || !(pattern.global || pattern.sticky)) return;
    if (found[0] === '') pattern.lastIndex += 1;
  }
}

/** Milliseconds of this process's processor time: time of the day also passes while others run. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Milliseconds of the fastest of some runs: collecting garbage and compiling only ever add to them. */
function fastest(pattern, text, repeats = REPEATS) {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < repeats; run += 1) {
    const start = processorTime();
    findMatches(pattern, text);
    least = Math.min(least, processorTime() - start);
  }
  return least;
}

/**
 * Returns the times for a part and the whole of a text where the whole takes more than its proportion, confirmed by a
 * second measurement.
 */
function tooSlow(pattern, shape, length) {
  const text = textOf(shape, length);
  if (fastest(pattern, text, 1) <= MEASURABLE) return;
  let measured;
  for (let time = 0; time < 2; time += 1) {
    const part = fastest(pattern, textOf(shape, length / PARTS));
    const whole = fastest(pattern, text);
    if (whole <= MEASURABLE || whole <= MOST_GROWTH * part) return;
    measured = { part, whole };
  }
  return measured;
}

const write = (line) => writeSync(1, `${JSON.stringify(line)}\n`);

const { length, cases } = JSON.parse(readFileSync(0, 'utf8'));
for (const [at, { source, flags, shapes }] of cases.entries()) {
  write({ at });
  const pattern = new RegExp(source, flags);
  for (const shape of shapes) {
    const measured = tooSlow(pattern, shape, length);
    if (!measured) continue;
    write({ slow: at, shape, ...measured });
    break;
  }
}
