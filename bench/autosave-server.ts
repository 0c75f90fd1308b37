/** The whole server on one database with people in it, for `bench/autosave.mjs`: prints port and cookies. */
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createApp } from '../src/server/app';
import { readConfig } from '../src/server/config';
import type { Deps } from '../src/server/context';
import { openPglite, openPostgres } from '../src/server/db/client';
import { migrate } from '../src/server/db/migrate';
import { createLogger } from '../src/server/logger';
import { buildProfile, buildUser } from '../src/server/testing/factories';
import type { TestApp } from '../src/server/testing/test-app';

const [kind = 'pglite', place = '', people = '50', kilobytes = '16'] = process.argv.slice(2);

const unused = async () => {
  throw new Error('not part of this measurement');
};

/** A profile of about the size asked for as JSON. */
function profileOf(bytes: number) {
  const line = 'Opened two plants in three years and left a team that runs them. ';
  const highlights = Array.from({ length: Math.ceil(bytes / 660) }, () => line.repeat(10));
  return buildProfile({ highlights });
}

const database = kind === 'postgres' ? await openPostgres(place) : await openPglite(join(place, 'pglite'));
await migrate(database, 'drizzle');
const deps = {
  config: readConfig({ NODE_ENV: 'production', DATA_DIR: place, LOG_LEVEL: 'silent' }),
  database,
  documents: { read: unused, close: async () => {} },
  mailer: { send: unused, close: async () => {} },
  places: { suggest: unused, details: unused },
  pages: { shell: unused, notFound: unused },
  logger: createLogger('silent'),
  secret: 'a-secret-that-only-this-measurement-uses-0123',
  now: () => new Date(),
} as unknown as Deps;
const app = createApp(deps);
const profile = profileOf(Number(kilobytes) * 1024);
const cookies: string[] = [];
for (let n = 0; n < Number(people); n++) {
  const { browser } = await buildUser({ db: database.db, deps } as TestApp, { profile });
  cookies.push([...browser.cookies].map((pair) => pair.join('=')).join('; '));
}
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  process.send?.({ port, cookies, profile }),
);
process.once('SIGTERM', async () => {
  server.close();
  await app.close();
  await database.close();
  process.exit(0);
});
