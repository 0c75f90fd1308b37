/** Vitest's global set-up: what several test files share and is slow to make. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildEngineChild } from '../../../scripts/engine-child.mjs';
import { ensureFonts } from '../../../scripts/fonts/index.mjs';
import { startPostgres } from '../../../scripts/postgres.mjs';
import { makePgliteTemplate, makePostgresTemplate } from './templates';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server, without a database name; '' where none could be started. */
    postgres: string;
    /** A file with a migrated embedded database. */
    pgliteTemplate: string;
    /** The program that the engine's children run. */
    engineChild: string;
    /** The folder of fonts for printed documents. */
    fonts: string;
  }
}

export default async function setUp(project: TestProject) {
  const folder = join(process.cwd(), 'node_modules', '.cache', 'quarterdeck', `test-${process.pid}`);
  project.provide('engineChild', await buildEngineChild(folder));
  const fonts = join(process.cwd(), 'node_modules', '.cache', 'quarterdeck', 'fonts');
  await ensureFonts(fonts);
  project.provide('fonts', fonts);
  project.provide('pgliteTemplate', await makePgliteTemplate(folder));
  const server = await startPostgres().catch((error) => {
    console.error(`\n!!! SKIPPED on PostgreSQL: it could not be started here (${String(error)}) !!!\n`);
    return null;
  });
  if (server) await makePostgresTemplate(server.url);
  project.provide('postgres', server?.url ?? '');
  return async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
