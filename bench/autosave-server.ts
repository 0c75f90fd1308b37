/**
 * The whole server on one database with people in it, for `bench/autosave.mjs`: prints port and cookies. With
 * `baseline` as its last argument it starts the baseline instead: bare `node:http` that runs one `update` for each
 * request.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { createApp } from '../src/server/app';
import { readConfig } from '../src/server/config';
import type { Deps } from '../src/server/context';
import { openPglite, openPostgres } from '../src/server/db/client';
import { migrateDatabase } from '../src/server/db/migrate';
import { createLogger } from '../src/server/logging/logger';
import { noMetrics } from '../src/server/metrics';
import { buildProfile, buildUser } from '../src/server/testing/people/factories';
import type { TestApp } from '../src/server/testing/test-app';
import { noTracing } from '../src/server/tracing';

const [kind = 'pglite', databaseLocation = '', people = '50', kilobytes = '16', program = 'product'] =
  process.argv.slice(2);

const failUnused = async () => {
  throw new Error('not part of this measurement');
};

/** A profile of about the requested size as JSON. */
function profileOf(bytes: number) {
  const line = 'Opened two plants in three years and left a team that runs them. ';
  const highlights = Array.from({ length: Math.ceil(bytes / 660) }, () => line.repeat(10));
  return buildProfile({ highlights });
}

const database =
  kind === 'postgres'
    ? await openPostgres(databaseLocation)
    : await openPglite(join(databaseLocation, 'pglite'));
await migrateDatabase(database, 'drizzle');
const deps = {
  config: readConfig({ NODE_ENV: 'production', DATA_DIR: databaseLocation, LOG_LEVEL: 'silent' }),
  database,
  engine: { attempt: failUnused, run: failUnused, close: async () => {} },
  mailer: { send: failUnused, close: async () => {} },
  places: { suggest: failUnused, details: failUnused },
  pages: { shell: failUnused, notFound: failUnused },
  logger: createLogger('silent'),
  metrics: noMetrics,
  tracing: noTracing,
  secret: { current: 'a-secret-that-only-this-measurement-uses-0123' },
  hashKey: 'a-key-that-only-this-measurement-uses-0123',
  now: () => new Date(),
} as unknown as Deps;
const app = createApp(deps);
const profile = profileOf(Number(kilobytes) * 1024);
const cookies: string[] = [];
const ids = new Map<string, string>();
for (let n = 0; n < Number(people); n++) {
  const { browser, id } = await buildUser({ db: database.db, deps } as TestApp, { profile });
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  cookies.push(cookie);
  ids.set(cookie, id);
}

/** The baseline: reads the body, writes the profile if its revision is current, and answers. */
async function baseline(request: IncomingMessage, response: ServerResponse) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  const { base_revision, profile_data } = JSON.parse(text).json;
  const result = await database.db.execute(sql`
    update profiles set profile_data = ${JSON.stringify(profile_data)}::jsonb, revision = revision + 1
    where id = ${ids.get(request.headers.cookie ?? '')} and revision = ${base_revision}::int returning revision`);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ json: (result as unknown as { rows: object[] }).rows[0] }));
}

const reportReady = (port: number) => process.send?.({ port, cookies, profile });
const server =
  program === 'baseline'
    ? createServer((request, response) => void baseline(request, response))
    : serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => reportReady(port));
if (program === 'baseline') {
  const nodeServer = server as ReturnType<typeof createServer>;
  nodeServer.listen(0, '127.0.0.1', () => reportReady((nodeServer.address() as { port: number }).port));
}
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ processorMs: (user + system) / 1_000 });
});
async function end() {
  server.close();
  await app.close();
  await database.close();
  process.exit(0);
}
process.once('SIGTERM', end);
// The measurement was killed, so that nobody is left to end this server.
process.once('disconnect', end);
