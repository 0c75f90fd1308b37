/**
 * A separate process that finds patterns of more than linear cost, so that one that never ends can be killed. Reads
 * JSON from standard input: { length, cases: [{ source, flags, shapes: [unit, end][] }] }. Writes a line of JSON before
 * each case, { at }, and one for a case that is slow, { slow, shape, part, whole }.
 */
import { readFileSync, writeSync } from 'node:fs';

/**
 * Ratio of the lengths of the whole text and its part. On the whole a linear pattern takes this many times as long, a
 * quadratic one the square of it.
 */
const LENGTH_RATIO = 8;
/** Maximum ratio of the times for the whole and the part: between those of a linear and a quadratic pattern. */
const MAX_TIME_RATIO = 24;
/** Milliseconds within which a difference cannot be distinguished from noise. */
const NOISE_MS = 5;
const REPEATS = 3;
/**
 * Ratio of the lengths of the whole text and the beginning that is tried first. A quadratic pattern takes at least the
 * square of it less on the beginning, so most patterns need not be measured on the whole text.
 */
const TRIAL_RATIO = 4;

/** Texts by their shape and length. The shapes that are tried on every pattern come first and fill the cache. */
const texts = new Map();
const MAX_TEXTS = 200;

/** A text of a shape, flattened in memory, so that its concatenation is not measured. */
function textOf([unit, end], length) {
  const key = `${length}|${unit}|${end}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const text = Buffer.from(unit.repeat(Math.ceil(length / unit.length)) + end).toString();
  if (texts.size < MAX_TEXTS) texts.set(key, text);
  return text;
}

/** Finds every match of a global or sticky pattern, and the first one of any other. */
function findMatches(pattern, text) {
  pattern.lastIndex = 0;
  for (;;) {
    const found = pattern.exec(text);
    if (!found || !(pattern.global || pattern.sticky)) return;
    if (found[0] === '') pattern.lastIndex += 1;
  }
}

/** Milliseconds of this process's processor time, since wall-clock time also passes while other processes run. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Measures the fastest of several runs in milliseconds: garbage collection and compilation only slow a run down. */
function timeOfFastestRun(pattern, text, repeats = REPEATS) {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < repeats; run += 1) {
    const start = processorTime();
    findMatches(pattern, text);
    least = Math.min(least, processorTime() - start);
  }
  return least;
}

/**
 * Measures a part and the whole of a text. Returns both times if the whole takes disproportionately long, which a
 * second measurement confirms.
 */
function measureGrowth(pattern, shape, length) {
  const trialMs = timeOfFastestRun(pattern, textOf(shape, length / TRIAL_RATIO), 1);
  if (trialMs <= NOISE_MS / TRIAL_RATIO ** 2) return;
  const text = textOf(shape, length);
  if (timeOfFastestRun(pattern, text, 1) <= NOISE_MS) return;
  let measured;
  for (let time = 0; time < 2; time += 1) {
    const part = timeOfFastestRun(pattern, textOf(shape, length / LENGTH_RATIO));
    const whole = timeOfFastestRun(pattern, text);
    if (whole <= NOISE_MS || whole <= MAX_TIME_RATIO * part) return;
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
    const measured = measureGrowth(pattern, shape, length);
    if (!measured) continue;
    write({ slow: at, shape, ...measured });
    break;
  }
}
