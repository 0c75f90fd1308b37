/**
 * A child process that keeps one Vitest running and runs tests in it, each time with another mutant. Its
 * parent sends `{ mutant, tests }`; the reply names what failed, up to the first failure.
 */
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { root } from '../build.mjs';

const vitest = await createVitest('test', {
  config: 'scripts/mutation/vitest.config.mjs',
  watch: false,
  bail: 1,
  reporters: [{}],
});

/** The first failure of a test file with its reason, such as a hook that timed out. */
function failureOf(module) {
  for (const test of module.children.allTests('failed'))
    return `${module.relativeModuleId}, '${test.fullName}': ${test.result().errors?.[0]?.message}`;
  const suites = [module, ...module.children.allSuites()];
  const errors = suites.flatMap((suite) => suite.errors());
  return `${module.relativeModuleId}: ${errors[0]?.message ?? 'failed'}`;
}

process.on('message', async ({ mutant, tests }) => {
  const specifications = await vitest.globTestSpecifications(tests);
  if (specifications.length === 0) throw new Error(`No tests in ${tests}`);
  const changed = [globalThis.mutant, mutant].filter(Boolean);
  globalThis.mutant = mutant;
  for (const { file } of changed) vitest.invalidateFile(join(root, file));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // Workers cache the modules they have loaded, and the next mutant needs new ones.
  await vitest.pool?.close();
  vitest.pool = undefined;
  // Vitest also remembers the results of other files: those of another target are ignored.
  const run = new Set(specifications.map(({ moduleId }) => moduleId));
  const failed = testModules.filter((module) => run.has(module.moduleId) && !module.ok());
  process.send([...failed.map(failureOf), ...unhandledErrors.map(({ message }) => message)]);
});
process.on('disconnect', () => vitest.close().finally(() => process.exit()));
process.send('ready');
