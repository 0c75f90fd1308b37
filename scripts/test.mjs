/**
 * `npm test`: everything that must pass before a change lands: the steps that fail fastest first and beside the build,
 * then the journeys, and the unit and integration tests beside them, each as soon as what they need is there, which
 * keeps two cores busy all the time. `--full` adds the long tests, and runs the short ones and the main journey again
 * on Node 24. `--quick` (`npm run check`) only runs what needs no database, build or browser. Ends with a line 'N
 * passed, N failed, N skipped' over all tests.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build.mjs';
import { findChromium } from './testing/chromium.mjs';
import { findNode24 } from './testing/node-24.mjs';
import { checkResult, endToEndResult, unitResult } from './testing/test-results.mjs';

const results = join(root, 'test-results');
const bin = (name) => join(root, 'node_modules', '.bin', name);
const full = process.argv.includes('--full');
const quick = process.argv.includes('--quick');
const totals = { passed: 0, failed: 0, skipped: 0 };
/** A line for each failed test and check, repeated at the end of the output. */
const failures = [];
/** What a step prints goes through this process, which alone knows whether somebody reads it in a terminal. */
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/** Prints the whole lines that arrive on a stream, so that steps at the same time never share a line. */
function printLines(stream) {
  let rest = '';
  stream.setEncoding('utf8').on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop();
    if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`);
  });
  stream.on('end', () => process.stdout.write(rest && `${rest}\n`));
}

/**
 * Runs a step and prints its output as it comes.
 * @returns the exit status of its process; null if a signal ended it or it could not be started
 */
function run(title, command, args, env = {}) {
  const started = Date.now();
  console.log(`\n== ${title}`);
  const step = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...colours, ...process.env, ...env },
  });
  printLines(step.stdout);
  printLines(step.stderr);
  return new Promise((resolve) => {
    const end = (status) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`-- ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
      resolve(status);
    };
    step.on('error', (error) => {
      console.error(String(error));
      end(null);
    });
    step.on('close', end);
  });
}

/** Adds the result of a step to the totals. */
function count(title, result) {
  totals.passed += result.passed;
  totals.failed += result.failed;
  totals.skipped += result.skipped;
  failures.push(...result.failures.map((failure) => `${title}: ${failure}`));
}

const check = async (title, command, args) => count(title, checkResult(await run(title, command, args)));

/** The report of a runner; null if it ended before it wrote one. */
function report(name) {
  const file = join(results, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/**
 * Runs checks in parallel, since each leaves a core idle. The output of each is shown as a whole, in the order of
 * the list.
 */
async function checkTogether(steps) {
  const started = Date.now();
  const ended = steps.map(([title, command, args]) => {
    const step = spawn(command, args, { cwd: root, env: process.env });
    const shown = [];
    for (const stream of [step.stdout, step.stderr]) stream.on('data', (chunk) => shown.push(chunk));
    return new Promise((resolve) => {
      step.on('error', (error) => resolve({ title, status: null, shown: [Buffer.from(String(error))] }));
      step.on('close', (status) => resolve({ title, status, shown, seconds: (Date.now() - started) / 1000 }));
    });
  });
  for (const step of ended) {
    const { title, status, shown, seconds = 0 } = await step;
    console.log(`\n== ${title}\n${Buffer.concat(shown)}`);
    console.log(`-- ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)`);
    count(title, checkResult(status));
  }
}

/** Only what a change can reach is checked again: the compiler keeps what it knows of each file, by its content. */
const typesOfLastCheck = join(root, 'node_modules/.cache/quarterdeck/types.tsbuildinfo');
// The other checks have the other core, and each further checker learns the same types anew.
const types = [
  '--noEmit',
  '--checkers',
  '1',
  '-p',
  '.',
  '--incremental',
  '--tsBuildInfoFile',
  typesOfLastCheck,
];

/** Looked for first of all, since it may have to be brought, which leaves both cores to the checks. */
const chromiumFound = quick
  ? null
  : findChromium().catch((error) => {
      console.error(`\n!!! SKIPPED end-to-end tests: no Chromium could be had here (${error}) !!!\n`);
      return null;
    });

/** Builds what the journeys drive. @returns whether that succeeded */
async function build() {
  const status = await run('Build', process.execPath, [join(root, 'scripts/build.mjs')]);
  // A build that succeeds is not a passed test.
  if (status !== 0) count('Build', checkResult(status));
  return status === 0;
}

const building = quick ? Promise.resolve(false) : build();
const checking = checkTogether([
  ['Types', process.execPath, [join(root, 'node_modules/typescript-native/bin/tsc'), ...types]],
  ['Lint and format', bin('biome'), ['check', '.']],
  ['Import rules', bin('depcruise'), ['src', '--config', '.dependency-cruiser.cjs']],
  ['Names and comments', process.execPath, [join(root, 'scripts/checks/sources.mjs')]],
  ['Index of decisions', process.execPath, [join(root, 'scripts/checks/decisions.mjs'), '--check']],
  ['Coverage of the specification', process.execPath, [join(root, 'scripts/checks/spec-coverage.mjs')]],
]);

/**
 * Workers of the journeys while the unit tests run with those of their configuration. Each of them waits for timers,
 * processes and pages, so that one kind alone leaves a third of two cores idle.
 */
const JOURNEYS_AT_ONCE = 2;

/** What the full tests try more of: each test on each database, all cases of a property, each state of a screen. */
const everyCase = full ? { EVERY_DATABASE: '1', EVERY_CASE: '1' } : {};

async function unitTests() {
  const title = quick ? 'Unit tests' : 'Unit and integration tests';
  const status = await run(
    title,
    bin('vitest'),
    [
      'run',
      ...(quick ? ['--project', 'engine', '--project', 'browser'] : []),
      ...(full ? [] : ['--exclude', '**/*.full.test.ts']),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(results, 'unit.json')}`,
    ],
    everyCase,
  );
  count(title, unitResult(status, report('unit.json')));
}

/** The journeys, on the built product in a browser. */
async function journeys() {
  await check('JavaScript budgets', process.execPath, [join(root, 'scripts', 'checks', 'budget.mjs')]);
  const chromium = await chromiumFound;
  if (chromium) {
    const args = ['test', `--workers=${JOURNEYS_AT_ONCE}`, ...(full ? [] : ['--grep-invert', '@full'])];
    const env = { ...everyCase, ...chromium.env, CHROMIUM_PATH: chromium.path };
    const status = await run('End-to-end tests', bin('playwright'), args, env);
    count('End-to-end tests', endToEndResult(status, report('e2e.json')));
  } else {
    totals.skipped += 1;
  }
}
// Journeys need no check, so that no core is idle while the last one ends. Unit tests wait for the build as well: both
// make the fonts and the gazetteer where there are none.
await Promise.all([
  building.then((isBuilt) => (isBuilt ? journeys() : null)),
  Promise.all([checking, building]).then(unitTests),
]);

/**
 * Tests on the Node version of production: every unit and integration test, and the journey from a guest to a
 * published profile.
 */
async function onNode24() {
  let node24;
  try {
    node24 = findNode24();
  } catch (error) {
    console.error(`\n!!! SKIPPED on Node 24: ${error.message} !!!\n`);
    totals.skipped += 1;
    return;
  }
  const unit = ['run', '--exclude', '**/*.full.test.ts', '--reporter=default', '--reporter=json'];
  const status = await run('Unit and integration tests on Node 24', node24, [
    join(root, 'node_modules/vitest/vitest.mjs'),
    ...unit,
    `--outputFile.json=${join(results, 'unit-24.json')}`,
  ]);
  count('Node 24', unitResult(status, report('unit-24.json')));
  const chromium = await chromiumFound;
  if (!chromium) return;
  // The workers, and the product that they start, run on the same Node as this program.
  const args = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', 'main-journey'];
  const env = { ...chromium.env, CHROMIUM_PATH: chromium.path };
  rmSync(join(results, 'e2e.json'), { force: true });
  const journey = await run('Main journey on Node 24', node24, args, env);
  count('Node 24', endToEndResult(journey, report('e2e.json')));
}
if (full) await onNode24();

for (const failure of failures) console.log(`\n!!! ${failure}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed === 0 ? 0 : 1);
