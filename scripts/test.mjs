/**
 * `npm test`: everything that must pass before a change lands, the steps that fail fastest first. `--full` adds the
 * long tests, and runs the short ones and the main journey again on Node 24. `--quick` (`npm run check`) only runs
 * what needs no database, build or browser. Ends with a line 'N passed, N failed, N skipped' over all tests.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, root } from './build.mjs';
import { findChromium } from './testing/chromium.mjs';
import { findNode24 } from './testing/node-24.mjs';
import { checkResult, endToEndResult, unitResult } from './testing/test-results.mjs';

const results = join(root, 'test-results');
const bin = (name) => join(root, 'node_modules', '.bin', name);
const full = process.argv.includes('--full');
const quick = process.argv.includes('--quick');
const totals = { passed: 0, failed: 0, skipped: 0 };

/**
 * Runs a step and prints its output as it comes.
 * @returns the exit status of its process
 */
function run(title, command, args, env = {}) {
  const started = Date.now();
  console.log(`\n== ${title}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  console.log(
    `-- ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
  );
  return status;
}

function count({ passed, failed, skipped }) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
}

const check = (title, command, args) => count(checkResult(run(title, command, args)));

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
    count(checkResult(status));
  }
}

/** Only what a change can reach is checked again: the compiler keeps what it knows of each file, by its content. */
const typesOfLastCheck = join(root, 'node_modules/.cache/quarterdeck/types.tsbuildinfo');
const types = ['--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', typesOfLastCheck];

await checkTogether([
  ['Types', process.execPath, [join(root, 'node_modules/typescript-native/bin/tsc'), ...types]],
  ['Lint and format', bin('biome'), ['check', '.']],
  ['Import rules', bin('depcruise'), ['src', '--config', '.dependency-cruiser.cjs']],
  ['Names of exports', process.execPath, [join(root, 'scripts/checks/export-names.mjs')]],
  ['Docstrings', process.execPath, [join(root, 'scripts/checks/docstrings.mjs')]],
  ['Index of decisions', process.execPath, [join(root, 'scripts/checks/decisions.mjs'), '--check']],
  ['Coverage of the specification', process.execPath, [join(root, 'scripts/checks/spec-coverage.mjs')]],
]);

const unitStatus = run(
  quick ? 'Unit tests' : 'Unit and integration tests',
  bin('vitest'),
  [
    'run',
    ...(quick ? ['--project', 'engine', '--project', 'browser'] : []),
    ...(full ? [] : ['--exclude', '**/*.full.test.ts']),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(results, 'unit.json')}`,
  ],
  full ? { EVERY_DATABASE: '1' } : {},
);
count(unitResult(unitStatus, report('unit.json')));

/** The journeys, on the built product in a browser. */
async function journeys() {
  await ensureBuilt();
  check('JavaScript budgets', process.execPath, [join(root, 'scripts', 'checks', 'budget.mjs')]);
  const chromium = await findChromium().catch((error) => {
    console.error(`\n!!! SKIPPED end-to-end tests: no Chromium could be had here (${error}) !!!\n`);
    return null;
  });
  if (chromium) {
    const args = ['test', ...(full ? [] : ['--grep-invert', '@full'])];
    const env = { ...chromium.env, CHROMIUM_PATH: chromium.path };
    const result = endToEndResult(run('End-to-end tests', bin('playwright'), args, env), report('e2e.json'));
    count(result);
    for (const journey of result.flaky) console.log(`!!! passed only when tried again: ${journey}`);
  } else {
    totals.skipped += 1;
  }
}
if (!quick) await journeys();

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
  const status = run('Unit and integration tests on Node 24', node24, [
    join(root, 'node_modules/vitest/vitest.mjs'),
    ...unit,
    `--outputFile.json=${join(results, 'unit-24.json')}`,
  ]);
  count(unitResult(status, report('unit-24.json')));
  const chromium = await findChromium().catch(() => null);
  if (!chromium) return;
  // The workers, and the product that they start, run on the same Node as this program.
  const args = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', 'main-journey'];
  const env = { ...chromium.env, CHROMIUM_PATH: chromium.path };
  rmSync(join(results, 'e2e.json'), { force: true });
  count(endToEndResult(run('Main journey on Node 24', node24, args, env), report('e2e.json')));
}
if (full) await onNode24();

console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed === 0 ? 0 : 1);
