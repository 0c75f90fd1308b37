/** The database with which the products of the journeys begin; `operations` shows that a new one is made as well. */
import { join } from 'node:path';
import { makePgliteTemplate } from '@/server/testing/set-up/templates';

/** Returns the directory of a migrated database. Global set-up makes it; a worker only finds it. */
export async function findMigratedDatabase(): Promise<string> {
  return (await makePgliteTemplate(join('node_modules', '.cache', 'quarterdeck'))).directory;
}

export default findMigratedDatabase;
