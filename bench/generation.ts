/**
 * Measures generations on the built product, and prints: what is read from synthetic documents of every kind; the
 * score of a folder of labelled documents; ten generations at once, hostile files, and how long a visitor waits beside
 * a flood. A missed bar of the last three sets the exit code. Begun by `generation.mjs`.
 * Arguments: `--fixtures DIR` names the folder of labelled documents; `--only PART-OF-AN-ID` runs the synthetic cases
 * with such an id and nothing else.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runConcurrently } from './generation/concurrent';
import { runSyntheticCases } from './generation/run-synthetic';

const argument = (name: string) => {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? undefined : process.argv[index + 1];
};

const only = argument('only');
const results = await runSyntheticCases(resolve('dist/server/engine-child.js'), only);
if (!only) {
  const fixtures = resolve(argument('fixtures') ?? process.env.FIXTURES ?? '../shared/fixtures');
  const scorer = join(fixtures, 'score.mjs');
  console.log(`\nScored run over ${fixtures}`);
  if (existsSync(scorer)) {
    spawnSync(process.execPath, [scorer, '--run', 'npm run --silent facts -- --{slot} {file}'], {
      stdio: 'inherit',
    });
  } else console.log('!!! SKIPPED: there is no score.mjs. Name its folder by --fixtures or FIXTURES. !!!');
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-generation-'));
  console.log('');
  process.exitCode = (await runConcurrently(results, dataDir)) ? 0 : 1;
  rmSync(dataDir, { recursive: true, force: true });
}
