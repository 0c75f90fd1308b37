/** Vitest's global set-up of the server's tests: one PostgreSQL, and a migrated template of each kind of database. */
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../../scripts/testing/postgres.mjs';
import { makePgliteTemplate, makePostgresTemplate } from './templates';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a PostgreSQL server, without a database name; '' if none could be started. */
    postgres: string;
    /** A file with a migrated embedded database. */
    pgliteTemplate: string;
    /** The directory of the same database, to be copied. */
    pgliteTemplateDirectory: string;
  }
}

/**
 * Starts PostgreSQL and makes the templates.
 * @returns the function that stops PostgreSQL
 */
export default async function setUp(project: TestProject) {
  const cache = join(process.cwd(), 'node_modules', '.cache', 'quarterdeck');
  const embedded = await makePgliteTemplate(cache);
  project.provide('pgliteTemplate', embedded.dump);
  project.provide('pgliteTemplateDirectory', embedded.directory);
  const server = await startPostgres().catch((error) => {
    console.error(`\n!!! SKIPPED on PostgreSQL: it could not be started here (${String(error)}) !!!\n`);
    return null;
  });
  if (server) await makePostgresTemplate(server.url);
  project.provide('postgres', server?.url ?? '');
  return () => server?.stop();
}
