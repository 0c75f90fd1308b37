/** Background reading of a role: fetches and parses its text, and compares it with the record. */

import type { JobInput } from '@/engine/process/jobs';
import { unreadSentenceOf } from '@/server/adapters/engine';
import type { Deps } from '@/server/context';
import { classifyError } from '@/server/errors/classify-error';
import { AppError } from '@/shared/errors/app-error';
import type { RoleFacts } from '@/shared/roles/role-fit';
import { withTimeLimit } from '@/shared/time/time-limit';
import { evaluateRole } from './evaluate-role';
import { NO_ROLE_MESSAGE, PAGE_SENTENCES } from './failures';
import type { SubmittedRole } from './form';
import { changeLeased, findSame, hashOfText, leaseRow, type RoleKey, readRow } from './rows';
import { trackReading } from './running-readings';

type Means = Pick<Deps, 'database' | 'engine' | 'links' | 'logger' | 'now'>;

/** The input of the reader: what was given, or one role chosen from a text that lists several. */
export type ReadingInput =
  | SubmittedRole
  | { origin: 'choice'; text: string; title: string; titles: string[] };

/** Milliseconds after which reading a role is aborted. */
const READING_MS = 60_000;
/** Milliseconds of the lease; one that has run out shows that the process died. */
const LEASE_MS = READING_MS + 10_000;

/** A failure whose reason is shown to the owner. */
class Unread extends Error {}

/**
 * Begins to read a role; its row holds the progress and the outcome.
 * @param options.keep keeps it even if the same role is saved already
 */
export async function startReading(
  deps: Means,
  key: RoleKey,
  given: ReadingInput,
  options: { keep?: boolean } = {},
): Promise<void> {
  const { db } = deps.database;
  const until = new Date(deps.now().getTime() + LEASE_MS);
  await leaseRow(db, key, until, 'text' in given ? { source_text: given.text } : {});
  trackReading(db, key.id, (stopped) => work(deps, key, until, given, { ...options, stopped }));
}

async function work(
  deps: Means,
  key: RoleKey,
  until: Date,
  given: ReadingInput,
  options: { keep?: boolean; stopped: AbortSignal },
): Promise<void> {
  const { db } = deps.database;
  const late = () => new AppError('TOOK_TOO_LONG', 'reading a role took too long');
  const end = (change: Parameters<typeof changeLeased>[3]) => changeLeased(db, key, until, change);
  try {
    await withTimeLimit({ ms: READING_MS, late, outer: options.stopped }, async (signal) => {
      const { text, reading, addresses } = await read(deps, key, until, given, signal);
      if (reading.kind === 'none') throw new Unread(NO_ROLE_MESSAGE);
      if (reading.kind === 'several') {
        const choices = reading.titles.map((title) => ({ title, address: addresses?.[title] }));
        await end({ reading: 'several', source_text: text, choices });
        return;
      }
      await storeReading(deps, key, until, { text, role: reading.role, ...options, signal });
    });
  } catch (error) {
    const failure = error instanceof Unread ? error.message : classifyError(error).userMessage;
    if (!(error instanceof Unread) && classifyError(error).status >= 500 && !options.stopped.aborted) {
      deps.logger.error({ err: error }, 'a role could not be read');
    }
    await end({ reading: 'failed', failure }).catch((lost) =>
      deps.logger.error({ err: lost }, 'the end of reading a role was not kept'),
    );
  }
}

async function storeReading(
  deps: Means,
  key: RoleKey,
  until: Date,
  { text, role, keep, signal }: { text: string; role: RoleFacts; keep?: boolean; signal: AbortSignal },
) {
  const { db } = deps.database;
  const text_hash = hashOfText(text);
  const readColumns = { source_text: text, text_hash, facts: role };
  const same = keep ? undefined : await findSame(db, key, text_hash, role);
  if (same) {
    await changeLeased(db, key, until, { ...readColumns, reading: 'duplicate', duplicate_of: same });
    return;
  }
  const { added } = await readRow(db, key);
  const count = await evaluateRole(deps, { user_id: key.userId, facts: role, added }, signal);
  await changeLeased(db, key, until, { ...readColumns, reading: 'read', count });
}

async function read(deps: Means, key: RoleKey, until: Date, given: ReadingInput, signal: AbortSignal) {
  const input = await prepareInput(deps, given, signal);
  const outcome = await deps.engine.attempt('read-role', input, {
    visitor: `user:${key.userId}`,
    signal,
    onProgress: ({ page, pages }) =>
      void changeLeased(deps.database.db, key, until, { page, pages }).catch(() => {}),
  });
  signal.throwIfAborted();
  if (!outcome.ok) throw new Unread(unreadSentenceOf(outcome.reason));
  return outcome.output;
}

async function prepareInput(
  { links }: Means,
  given: ReadingInput,
  signal: AbortSignal,
): Promise<JobInput<'read-role'>> {
  if (given.origin === 'text') return { text: given.text };
  if (given.origin === 'choice') {
    const { text, title, titles } = given;
    return { text, only: { title, titles } };
  }
  if (given.origin === 'file') return { file: { fileName: given.fileName, bytes: given.bytes } };
  const page = await links.fetch(given.address, signal);
  signal.throwIfAborted();
  if (!page.ok) throw new Unread(PAGE_SENTENCES[page.reason]);
  return { file: { fileName: page.fileName, bytes: page.bytes }, address: given.address };
}
