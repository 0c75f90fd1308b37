/** A data directory: it admits one process at a time, also across process namespaces, and is closed to other users. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMigratedDatabase } from '../support/migrated-database';
import { type ProductProcess, spawnProduct } from '../support/process';
import { expect, test } from '../support/test';

async function expectRefused(second: ProductProcess) {
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(
    /^DATA_DIR: \S+ is in use by process \d+ on \S+\. Stop it, or set another DATA_DIR\.\n$/m,
  );
}

/** A process namespace of its own, as in a container; what runs inside ends with `unshare`. */
const NAMESPACE = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];

let dataDir: string;
const startedProducts: ProductProcess[] = [];
test.beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'quarterdeck-owner-'));
});
test.afterEach(async () => {
  await Promise.all(startedProducts.splice(0).map((product) => product.stop('SIGKILL')));
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(inside?: string[]) {
  const product = await spawnProduct({ dataDir, inside });
  startedProducts.push(product);
  return product;
}

test('a second process on a data directory is refused with a message, also in another process namespace, and can start afterwards @full', async () => {
  const namespaces = spawnSync(NAMESPACE[0] as string, [...NAMESPACE.slice(1), 'true']).status === 0;
  if (!namespaces) console.error('!!! SKIPPED: this system permits no process namespaces (unshare) !!!');
  test.skip(!namespaces, 'no process namespaces here');

  const first = await start(NAMESPACE);
  await first.ready();
  for (const inside of [NAMESPACE, undefined]) await expectRefused(await start(inside));
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  await first.stop('SIGKILL');

  const third = await start(NAMESPACE);
  await third.ready();
});

test('a data directory refuses a second process, is made private with its files, and is refused if others can write to it @full', async () => {
  cpSync(await findMigratedDatabase(), join(dataDir, 'pglite'), { recursive: true });
  const secret = join(dataDir, 'secret');
  const inDatabase = join(dataDir, 'pglite', 'PG_VERSION');
  writeFileSync(secret, 'a secret of an installation before this one');
  chmodSync(dataDir, 0o755);
  for (const file of [secret, inDatabase]) chmodSync(file, 0o644);

  const first = await start();
  await first.ready();
  expect([dataDir, secret, inDatabase].map((path) => statSync(path).mode & 0o777)).toEqual([
    0o700, 0o600, 0o600,
  ]);
  await expectRefused(await start());
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  await first.stop();

  chmodSync(dataDir, 0o777);
  const second = await start();
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`chmod 700 '${dataDir}'`);
});
