/**
 * The list of erased accounts outside the database, one line of hash and time for each. If the database is lost, a
 * backup brings back accounts that were erased since, and this list removes them again.
 */
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const ERASED_LIST = 'erased-accounts';
const LIST_LINE_PATTERN = /^([0-9a-f]{64}) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/;

/**
 * Adds an account to the list; `hash` is that of its id. Begins a line of its own, since a process that died may have
 * left an unfinished one.
 */
export async function appendErased(dataDir: string, hash: string, at: Date): Promise<void> {
  await appendFile(join(dataDir, ERASED_LIST), `\n${hash} ${at.toISOString()}\n`, { mode: 0o600 });
}

/** The accounts of the list. Empty and unfinished lines are skipped. */
export async function readErasedList(dataDir: string): Promise<{ hash: string; erased_at: Date }[]> {
  const text = await readFile(join(dataDir, ERASED_LIST), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => {
    const [, hash, at] = LIST_LINE_PATTERN.exec(line) ?? [];
    return hash && at ? [{ hash, erased_at: new Date(at) }] : [];
  });
}
