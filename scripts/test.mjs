/**
 * `npm test`: everything that must pass before a change lands: the steps that fail fastest first and beside the build,
 * then the journeys, and the unit and integration tests beside them, each as soon as what they need is there, which
 * keeps two cores busy all the time. `--full` adds the long tests, and runs the short ones and the main journey again
 * on Node 24. `--quick` (`npm run check`) only runs what needs no database, build or browser. Ends with a line 'N
 * passed, N failed, N skipped' over all tests.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { root } from './build.mjs';
import { findChromium } from './testing/chromium.mjs';
import { findNode24 } from './testing/node-24.mjs';
import { checkResult, endToEndResult, unitResult } from './testing/test-results.mjs';

const results = join(root, 'test-results');
const bin = (name) => join(root, 'node_modules', '.bin', name);
const isFull = process.argv.includes('--full');
const isQuick = process.argv.includes('--quick');
const totals = { passed: 0, failed: 0, skipped: 0 };
/** A line for each failed test and check, repeated at the end of the output. */
const failures = [];
/** Asks steps for colours: they print to this process, and so do not know that their output ends in a terminal. */
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
 * @param niceness its POSIX niceness, 0 to 19, by which it yields to the steps beside it
 * @returns the exit status of its process; null if a signal ended it or it could not be started
 */
function run(title, command, args, env = {}, niceness = 0) {
  const started = Date.now();
  console.log(`\n== ${title}`);
  const step = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...colours, ...process.env, ...env },
  });
  // A process that could not be started has no priority to set; its error event follows.
  if (step.pid && niceness > 0) setPriority(step.pid, niceness);
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
function addToTotals(title, result) {
  totals.passed += result.passed;
  totals.failed += result.failed;
  totals.skipped += result.skipped;
  failures.push(...result.failures.map((failure) => `${title}: ${failure}`));
}

const runCheck = async (title, command, args) =>
  addToTotals(title, checkResult(await run(title, command, args)));

/** Reads the report of a runner; null if it ended before it wrote one. */
function readReport(name) {
  const file = join(results, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/**
 * Runs checks in parallel, since each leaves a core idle. The output of each is shown as a whole, in the order of
 * the list.
 */
async function runChecks(steps) {
  const started = Date.now();
  const stepResults = steps.map(([title, command, args]) => {
    const step = spawn(command, args, { cwd: root, env: process.env });
    const output = [];
    for (const stream of [step.stdout, step.stderr]) stream.on('data', (chunk) => output.push(chunk));
    return new Promise((resolve) => {
      step.on('error', (error) => resolve({ title, status: null, output: [Buffer.from(String(error))] }));
      step.on('close', (status) =>
        resolve({ title, status, output, seconds: (Date.now() - started) / 1000 }),
      );
    });
  });
  for (const step of stepResults) {
    const { title, status, output, seconds = 0 } = await step;
    console.log(`\n== ${title}\n${Buffer.concat(output)}`);
    console.log(`-- ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)`);
    addToTotals(title, checkResult(status));
  }
}

/** The file in which the compiler keeps what it found, so that it only checks again what a change can affect. */
const typeCacheFile = join(root, 'node_modules/.cache/quarterdeck/types.tsbuildinfo');
// A single checker: the other checks use the other core, and every checker would resolve the same types again.
const typeCheckArguments = [
  '--noEmit',
  '--checkers',
  '1',
  '-p',
  '.',
  '--incremental',
  '--tsBuildInfoFile',
  typeCacheFile,
];

/** The search for Chromium starts first: it may have to be downloaded, which leaves both cores to the checks. */
const chromiumSearch = isQuick
  ? null
  : findChromium().catch((error) => {
      console.error(`\n!!! SKIPPED end-to-end tests: no Chromium could be had here (${error}) !!!\n`);
      return null;
    });

/** Builds what the journeys drive. @returns whether that succeeded */
async function buildProduct() {
  const status = await run('Build', process.execPath, [join(root, 'scripts/build.mjs')]);
  // A build that succeeds is not a passed test.
  if (status !== 0) addToTotals('Build', checkResult(status));
  return status === 0;
}

const runningBuild = isQuick ? Promise.resolve(false) : buildProduct();
const runningChecks = runChecks([
  ['Types', process.execPath, [join(root, 'node_modules/typescript-native/bin/tsc'), ...typeCheckArguments]],
  ['Lint and format', bin('biome'), ['check', '.']],
  ['Import rules', bin('depcruise'), ['src', '--config', '.dependency-cruiser.cjs']],
  ['Names and comments', process.execPath, [join(root, 'scripts/checks/sources.mjs')]],
  ['Index of decisions', process.execPath, [join(root, 'scripts/checks/decisions.mjs'), '--check']],
  ['Coverage of the specification', process.execPath, [join(root, 'scripts/checks/spec-coverage.mjs')]],
]);

/**
 * Number of workers for the journeys, while the unit tests run in the workers of their configuration. Tests of both
 * kinds wait for timers, processes and pages, so that one kind alone leaves a third of two cores idle.
 */
const JOURNEYS_AT_ONCE = 2;
/**
 * The niceness of the unit tests, which take what the journeys beside them leave: that of the processes in which the
 * product reads documents, so that a journey that waits for one does not wait for the unit tests.
 */
const UNIT_TESTS_NICENESS = 5;

/** The variables of a full run: each test on each database, all cases of a property, each state of a screen. */
const everyCase = isFull ? { EVERY_DATABASE: '1', EVERY_CASE: '1' } : {};

async function runUnitTests() {
  const title = isQuick ? 'Unit tests' : 'Unit and integration tests';
  const status = await run(
    title,
    bin('vitest'),
    [
      'run',
      ...(isQuick ? ['--project', 'engine', '--project', 'browser'] : []),
      ...(isFull ? [] : ['--exclude', '**/*.full.test.ts']),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(results, 'unit.json')}`,
    ],
    everyCase,
    UNIT_TESTS_NICENESS,
  );
  addToTotals(title, unitResult(status, readReport('unit.json')));
}

/** Runs the journeys, on the built product in a browser. */
async function runJourneys() {
  await runCheck('JavaScript budgets', process.execPath, [join(root, 'scripts', 'checks', 'budget.mjs')]);
  const chromium = await chromiumSearch;
  if (chromium) {
    const args = ['test', `--workers=${JOURNEYS_AT_ONCE}`, ...(isFull ? [] : ['--grep-invert', '@full'])];
    const env = { ...everyCase, ...chromium.env, CHROMIUM_PATH: chromium.path };
    const status = await run('End-to-end tests', bin('playwright'), args, env);
    addToTotals('End-to-end tests', endToEndResult(status, readReport('e2e.json')));
  } else {
    totals.skipped += 1;
  }
}
// Neither kind of test waits for the checks, so that no core is idle while the last check ends. Unit tests wait for the
// build, since both make the fonts and the gazetteer if there are none.
await Promise.all([
  runningChecks,
  runningBuild.then((isBuilt) => (isBuilt ? runJourneys() : null)),
  runningBuild.then(runUnitTests),
]);

/**
 * Tests on the Node version of production: every unit and integration test, and the journey from a guest to a
 * published profile.
 */
async function testOnNode24() {
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
  addToTotals('Node 24', unitResult(status, readReport('unit-24.json')));
  const chromium = await chromiumSearch;
  if (!chromium) return;
  // The workers, and the product that they start, run on the same Node as this program.
  const args = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', 'main-journey'];
  const env = { ...chromium.env, CHROMIUM_PATH: chromium.path };
  rmSync(join(results, 'e2e.json'), { force: true });
  const journey = await run('Main journey on Node 24', node24, args, env);
  addToTotals('Node 24', endToEndResult(journey, readReport('e2e.json')));
}
if (isFull) await testOnNode24();

for (const failure of failures) console.log(`\n!!! ${failure}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed === 0 ? 0 : 1);
