/** Erases accounts and runs each recurring job of the product once, on the database and bucket of the measurement. */
import { createMailer } from '@/server/adapters/mail';
import { createStorage } from '@/server/adapters/storage';
import { readConfig } from '@/server/config';
import type { Deps } from '@/server/context';
import { openPostgres } from '@/server/db/client';
import { eraseDueAccounts } from '@/server/features/account/erase-accounts';
import { RECURRING_JOBS } from '@/server/jobs';
import { createLogger } from '@/server/logging/logger';
import { idSql } from './fill';
import { query } from './services';

const ACCOUNTS_TO_ERASE = 20;

export interface JobTimes {
  /** Milliseconds to erase one account. */
  eraseMs: number;
  /** The slowest job, or one that failed, with its milliseconds. */
  longest: { name: string; ms: number };
}

/** Measures the erasing of accounts, and each recurring job. @param firstMember number of the first member erased */
export async function measureJobs(
  environment: Record<string, string>,
  firstMember: number,
): Promise<JobTimes> {
  const url = environment.DATABASE_URL ?? '';
  const config = readConfig(environment);
  const database = await openPostgres(url);
  const storage = createStorage(config);
  const parts = {
    config,
    database,
    storage,
    logger: createLogger('fatal'),
    mailer: await createMailer(config),
  };
  const deps = {
    ...parts,
    secret: { current: environment.AUTH_SECRET },
    now: () => new Date(),
  } as unknown as Deps;
  const bytes = new Uint8Array(20_000);
  const rows = await query(
    url,
    `insert into account_deletions (user_id, email, provider_ids, was_published, requested_at, erase_at)
     select id, email, '{}', true, now(), now() from "user"
     where id in (select ${idSql('n')} from generate_series(${firstMember}, ${firstMember + ACCOUNTS_TO_ERASE - 1}) n) returning user_id as id`,
  );
  for (const { id } of rows)
    await storage.put(`profile-images/${id}/profile-1760000000000.jpg`, bytes, {
      contentType: 'image/jpeg',
      cacheSeconds: 60,
    });
  const started = performance.now();
  const erased = await eraseDueAccounts(deps);
  const eraseMs = (performance.now() - started) / erased;
  if (erased !== rows.length) throw new Error(`${erased} of ${rows.length} accounts were erased`);
  let longest = { name: '', ms: 0 };
  for (const { name, work } of RECURRING_JOBS) {
    const jobStarted = performance.now();
    const succeeded = await work(deps).then(
      () => true,
      () => false,
    );
    const ms = performance.now() - jobStarted;
    if (ms > longest.ms || !succeeded) longest = { name: succeeded ? name : `${name}: FAILED`, ms };
  }
  await database.close();
  return { eraseMs, longest };
}
