/** Background reading of a role: fetches and parses its text, and compares it with the record. */

import type { JobInput } from '@/engine/process/jobs';
import { unreadSentence } from '@/server/adapters/engine';
import type { Deps } from '@/server/context';
import { classifyError } from '@/server/errors/classify-error';
import { AppError } from '@/shared/errors/app-error';
import type { RoleFacts } from '@/shared/roles/role-fit';
import { withTimeLimit } from '@/shared/time/time-limit';
import { evaluateRole } from './evaluate-role';
import { NO_ROLE_MESSAGE, PAGE_MESSAGES, RESUME_MESSAGE } from './failures';
import type { SubmittedRole } from './form';
import { changeLeased, findDuplicate, hashOfText, leaseRow, type RoleKey, readRow } from './rows';
import { trackReading } from './running-readings';

type ReadingDeps = Pick<Deps, 'database' | 'engine' | 'links' | 'logger' | 'now'>;

/** The input of the reader: what was given, or one role chosen from a text that lists several. */
export type ReadingInput =
  | SubmittedRole
  | { origin: 'choice'; text: string; title: string; titles: string[] };

/** Milliseconds after which reading a role is aborted. */
const MAX_READING_MS = 60_000;
/** Milliseconds of the lease; one that has run out shows that the process died. */
const LEASE_MS = MAX_READING_MS + 10_000;

/** A failure whose reason is shown to the owner. */
class UnreadError extends Error {}

/**
 * Begins to read a role; its row holds the progress and the outcome.
 * @param options.keep keeps it even if the same role is saved already
 */
export async function startReading(
  deps: ReadingDeps,
  key: RoleKey,
  input: ReadingInput,
  options: { keep?: boolean } = {},
): Promise<void> {
  const { db } = deps.database;
  const leaseEnd = new Date(deps.now().getTime() + LEASE_MS);
  await leaseRow(db, key, leaseEnd, 'text' in input ? { source_text: input.text } : {});
  trackReading(db, key.id, (stopped) => readAndStore(deps, key, leaseEnd, input, { ...options, stopped }));
}

async function readAndStore(
  deps: ReadingDeps,
  key: RoleKey,
  leaseEnd: Date,
  input: ReadingInput,
  options: { keep?: boolean; stopped: AbortSignal },
): Promise<void> {
  const { db } = deps.database;
  const createTimeoutError = () => new AppError('TOOK_TOO_LONG', 'reading a role took too long');
  const endReading = (change: Parameters<typeof changeLeased>[3]) => changeLeased(db, key, leaseEnd, change);
  try {
    await withTimeLimit(
      { ms: MAX_READING_MS, late: createTimeoutError, outer: options.stopped },
      async (signal) => {
        const { text, reading, addresses } = await readText(deps, key, leaseEnd, input, signal);
        if (reading.kind === 'none') throw new UnreadError(NO_ROLE_MESSAGE);
        if (reading.kind === 'resume') throw new UnreadError(RESUME_MESSAGE);
        if (reading.kind === 'several') {
          const choices = reading.titles.map((title) => ({ title, address: addresses?.[title] }));
          await endReading({ reading: 'several', source_text: text, choices });
          return;
        }
        await storeReading(deps, key, leaseEnd, { text, role: reading.role, ...options, signal });
      },
    );
  } catch (error) {
    const failure = error instanceof UnreadError ? error.message : classifyError(error).userMessage;
    if (!(error instanceof UnreadError) && classifyError(error).status >= 500 && !options.stopped.aborted) {
      deps.logger.error({ err: error }, 'a role could not be read');
    }
    await endReading({ reading: 'failed', failure }).catch((lost) =>
      deps.logger.error({ err: lost }, 'the end of reading a role was not kept'),
    );
  }
}

async function storeReading(
  deps: ReadingDeps,
  key: RoleKey,
  leaseEnd: Date,
  { text, role, keep, signal }: { text: string; role: RoleFacts; keep?: boolean; signal: AbortSignal },
) {
  const { db } = deps.database;
  const text_hash = hashOfText(text);
  const readColumns = { source_text: text, text_hash, facts: role };
  const duplicateId = keep ? undefined : await findDuplicate(db, key, text_hash, role);
  if (duplicateId) {
    await changeLeased(db, key, leaseEnd, {
      ...readColumns,
      reading: 'duplicate',
      duplicate_of: duplicateId,
    });
    return;
  }
  const { added } = await readRow(db, key);
  const count = await evaluateRole(deps, { user_id: key.userId, facts: role, added }, signal);
  await changeLeased(db, key, leaseEnd, { ...readColumns, reading: 'read', count });
}

async function readText(
  deps: ReadingDeps,
  key: RoleKey,
  leaseEnd: Date,
  input: ReadingInput,
  signal: AbortSignal,
) {
  const jobInput = await prepareInput(deps, input, signal);
  const outcome = await deps.engine.attempt('read-role', jobInput, {
    visitor: `user:${key.userId}`,
    signal,
    onProgress: ({ page, pages }) =>
      void changeLeased(deps.database.db, key, leaseEnd, { page, pages }).catch(() => {}),
  });
  signal.throwIfAborted();
  if (!outcome.ok) throw new UnreadError(unreadSentence(outcome.reason));
  return outcome.output;
}

async function prepareInput(
  { links }: ReadingDeps,
  input: ReadingInput,
  signal: AbortSignal,
): Promise<JobInput<'read-role'>> {
  if (input.origin === 'text') return { text: input.text };
  if (input.origin === 'choice') {
    const { text, title, titles } = input;
    return { text, only: { title, titles } };
  }
  if (input.origin === 'file') return { file: { fileName: input.fileName, bytes: input.bytes } };
  const page = await links.fetch(input.address, signal);
  signal.throwIfAborted();
  if (!page.ok) throw new UnreadError(PAGE_MESSAGES[page.reason]);
  return { file: { fileName: page.fileName, bytes: page.bytes }, address: input.address };
}
