/**
 * `npm test`: everything that must hold before a change lands, in the order in which it fails fastest.
 * Ends with a line 'N passed, N failed, N skipped' over all tests.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, root } from './build.mjs';
import { findChromium } from './chromium.mjs';

const results = join(root, 'test-results');
const bin = (name) => join(root, 'node_modules', '.bin', name);
const full = process.argv.includes('--full');
const totals = { passed: 0, failed: 0, skipped: 0 };

/** Runs a step; its output is shown as it comes. */
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
  return status === 0;
}

/** A check without test cases of its own counts as one. */
function check(title, command, args) {
  const ok = run(title, command, args);
  totals[ok ? 'passed' : 'failed'] += 1;
}

function countUnit() {
  const report = JSON.parse(readFileSync(join(results, 'unit.json'), 'utf8'));
  totals.passed += report.numPassedTests;
  totals.failed += report.numFailedTests + (report.numFailedTestSuites && !report.numFailedTests ? 1 : 0);
  totals.skipped += report.numPendingTests + report.numTodoTests;
}

function countEndToEnd() {
  const { stats } = JSON.parse(readFileSync(join(results, 'e2e.json'), 'utf8'));
  totals.passed += stats.expected + stats.flaky;
  totals.failed += stats.unexpected;
  totals.skipped += stats.skipped;
  if (stats.flaky > 0)
    console.log(`\n!!! ${stats.flaky} journeys passed only when they were tried again !!!\n`);
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

check('Types', process.execPath, [
  join(root, 'node_modules/typescript-native/bin/tsc'),
  '--noEmit',
  '-p',
  '.',
]);
check('Lint and format', bin('biome'), ['check', '.']);
check('Import law', bin('depcruise'), ['src', '--config', '.dependency-cruiser.cjs']);
check('Coverage of the specification', process.execPath, [join(root, 'scripts/spec-coverage.mjs')]);

run('Unit and integration tests', bin('vitest'), [
  'run',
  ...(full ? [] : ['--exclude', '**/*.full.test.ts']),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(results, 'unit.json')}`,
]);
countUnit();

await ensureBuilt();
check('JavaScript budgets', process.execPath, [join(root, 'scripts', 'budget.mjs')]);
const chromium = await findChromium().catch((error) => {
  console.error(`\n!!! SKIPPED end-to-end tests: no Chromium could be had here (${error}) !!!\n`);
  return null;
});
if (chromium) {
  const args = ['test', ...(full ? [] : ['--grep-invert', '@full'])];
  run('End-to-end tests', bin('playwright'), args, { ...chromium.env, CHROMIUM_PATH: chromium.path });
  countEndToEnd();
} else {
  totals.skipped += 1;
}

console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed === 0 ? 0 : 1);
