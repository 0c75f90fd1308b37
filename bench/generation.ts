/**
 * Reads generated documents of every kind, and a folder of labelled ones, by the built engine and prints what was read.
 * Begun by `generation.mjs` once the product is built. Arguments: `--fixtures DIR`, `--only PART-OF-AN-ID` of the
 * synthetic cases.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runConcurrently } from './generation/concurrent';
import { runSyntheticCases } from './generation/run-synthetic';

const argument = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
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
