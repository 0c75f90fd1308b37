/**
 * `npm run test:mutation`: breaks one place of the source at a time and asks whether the tests notice. Prints a table
 * for each target and every mutant that nobody noticed; exits with 1 where fewer than 90 of 100 were.
 *
 * npm run test:mutation -- [--only NAME] [--seed N]
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../build.mjs';
import { EQUIVALENT } from './equivalent.mjs';
import { mutantsOf } from './mutants.mjs';
import { TARGETS } from './targets.mjs';

/** Longer than any of the test folders takes unbroken: whatever runs longer was noticed as well. */
const MINUTES = 4;
const AT_ONCE = 2;

const { values } = parseArgs({
  options: { only: { type: 'string' }, seed: { type: 'string', default: '1' } },
});

/** Mulberry32: the same seed draws the same mutants. */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function drawn(target, random) {
  const all = target.files
    .flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')))
    .filter(
      ({ file, was, text, line }) =>
        !EQUIVALENT.some(
          (one) =>
            one.file === file && one.was === was && one.text === text && (!one.line || one.line === line),
        ),
    );
  const chosen = [];
  while (chosen.length < target.mutants && all.length > 0) {
    chosen.push(...all.splice(Math.floor(random() * all.length), 1));
  }
  return chosen;
}

/** @returns whether a test failed, or the run did not end */
function noticed(mutant, tests) {
  const args = [
    'run',
    '--config',
    'scripts/mutation/vitest.config.mjs',
    '--bail',
    '1',
    '--reporter',
    'dot',
    ...tests,
  ];
  return new Promise((resolve) => {
    const run = spawn(join(root, 'node_modules/.bin/vitest'), args, {
      cwd: root,
      env: { ...process.env, MUTANT: JSON.stringify(mutant) },
      stdio: 'ignore',
      detached: true,
    });
    const timer = setTimeout(() => process.kill(-run.pid, 'SIGKILL'), MINUTES * 60_000);
    run.on('exit', (code) => {
      clearTimeout(timer);
      resolve(code !== 0);
    });
  });
}

const random = randomOf(Number(values.seed));
let total = 0;
let seen = 0;
for (const target of TARGETS) {
  const mutants = drawn(target, random);
  if (values.only && values.only !== target.name) continue;
  if (await noticed(null, target.tests)) throw new Error(`The tests of '${target.name}' fail unbroken.`);
  const survivors = [];
  const waiting = [...mutants];
  const work = async () => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      if (!(await noticed(mutant, target.tests))) survivors.push(mutant);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  total += mutants.length;
  seen += mutants.length - survivors.length;
  console.log(`${target.name}: ${mutants.length - survivors.length} of ${mutants.length} noticed`);
  for (const { file, line, was, text } of survivors) console.log(`  ${file}:${line}  ${was}  ->  ${text}`);
}
console.log(`\n${seen} of ${total} noticed`);
process.exit(seen * 10 >= total * 9 ? 0 : 1);
