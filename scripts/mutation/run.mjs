/**
 * `npm run test:mutation`: changes one place of the source at a time and runs the tests. Prints a table for
 * each target and every mutant that no test noticed; exits with 1 if too few were noticed.
 * npm run test:mutation -- [--only NAME] [--seed N]
 * npm run test:mutation -- --file PART    every mutant of the files with this in their path
 */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../build.mjs';
import { EQUIVALENT_MUTANTS } from './equivalent.mjs';
import { mutantsOf } from './mutants.mjs';
import { TARGETS } from './targets.mjs';

/**
 * Time limit in milliseconds of the first run, without a mutant, which also starts what the tests need, such
 * as PostgreSQL. Those of accounts took longer than five minutes on a machine with other work.
 */
const FIRST_RUN_LIMIT_MS = 30 * 60_000;
/**
 * A run with a mutant that takes longer than this multiple of the run without one, plus a minute, counts as endless and
 * so as noticed.
 */
const MAX_TIMES_UNBROKEN_RUN = 5;
const EXTRA_LIMIT_MS = 60_000;
/** Minimum percentage of the mutants that the tests must notice. */
const MIN_NOTICED_PERCENT = 90;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string' },
  },
});

/** Creates a generator of pseudo-random numbers (Mulberry32): the same seed selects the same mutants. */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Finds every mutant of a file that behaves unlike the original.
 * @throws if an entry of `EQUIVALENT_MUTANTS` matches none
 */
function readMutants(file) {
  const source = readFileSync(join(root, file), 'utf8');
  const lines = source.split('\n');
  const unused = new Set(EQUIVALENT_MUTANTS.filter((one) => one.file === file));
  const mutants = mutantsOf(file, source).filter(({ was, text, line }) => {
    const entry = EQUIVALENT_MUTANTS.find(
      (one) =>
        one.file === file &&
        one.was === was &&
        one.text === text &&
        (!one.on || lines[line - 1].includes(one.on)),
    );
    unused.delete(entry);
    return !entry;
  });
  for (const { was, text } of unused)
    throw new Error(`No mutant of ${file} is '${was}' -> '${text}', which is listed as equivalent.`);
  return mutants;
}

function drawMutants(target, random) {
  const all = target.files.filter((name) => !values.file || name.includes(values.file)).flatMap(readMutants);
  const chosen = [];
  const count = values.file ? all.length : target.mutants;
  while (chosen.length < count && all.length > 0) {
    chosen.push(...all.splice(Math.floor(random() * all.length), 1));
  }
  return chosen;
}

/** Starts a Vitest in a separate process, which can be killed if a mutant never ends. */
function openTester() {
  let child;
  const start = () =>
    new Promise((resolve, reject) => {
      child = fork(join(root, 'scripts/mutation/tester.mjs'), [], {
        cwd: root,
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        detached: true,
      });
      child.once('message', resolve);
      child.once('exit', () => reject(new Error('Vitest did not start.')));
    });
  return {
    /**
     * Runs the tests with one mutant, or without.
     * @returns {Promise<string[]>} what failed, as a person reads it: tests, or that the run did not end; none if every
     * test passed
     */
    async findFailures(mutant, tests, limitMs) {
      if (!child?.connected) await start();
      return new Promise((resolve) => {
        let isLate = false;
        const timer = setTimeout(() => {
          isLate = true;
          process.kill(-child.pid, 'SIGKILL');
        }, limitMs);
        const settle = (failed) => {
          clearTimeout(timer);
          child.removeAllListeners();
          resolve(failed);
        };
        child.removeAllListeners();
        child.once('message', settle);
        child.once('exit', () =>
          settle([isLate ? `no end within ${limitMs / 60_000} minutes` : 'Vitest ended']),
        );
        child.send({ mutant, tests });
      });
    },
    close: () => child?.connected && child.disconnect(),
  };
}

const random = createRandom(Number(values.seed));
const tester = openTester();
let mutantCount = 0;
let noticedCount = 0;
for (const target of TARGETS) {
  const mutants = drawMutants(target, random);
  if ((values.only && values.only !== target.name) || mutants.length === 0) continue;
  const started = performance.now();
  const failed = await tester.findFailures(null, target.tests, FIRST_RUN_LIMIT_MS);
  if (failed.length > 0)
    throw new Error(`The tests of '${target.name}' fail unbroken: ${failed.join('; ')}.`);
  const limitMs = MAX_TIMES_UNBROKEN_RUN * (performance.now() - started) + EXTRA_LIMIT_MS;
  console.log(`${target.name}, ${mutants.length} mutants. Not noticed:`);
  let survivors = 0;
  for (const mutant of mutants) {
    if ((await tester.findFailures(mutant, target.tests, limitMs)).length > 0) continue;
    survivors += 1;
    console.log(`  ${mutant.file}:${mutant.line}  ${mutant.was}  ->  ${mutant.text}`);
  }
  mutantCount += mutants.length;
  noticedCount += mutants.length - survivors;
  console.log(`${target.name}: ${mutants.length - survivors} of ${mutants.length} noticed`);
}
tester.close();
console.log(`\n${noticedCount} of ${mutantCount} noticed`);
process.exitCode = noticedCount * 100 >= mutantCount * MIN_NOTICED_PERCENT ? 0 : 1;
