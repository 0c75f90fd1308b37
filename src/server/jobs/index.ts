/**
 * The recurring jobs of the server. The exceptions are jobs with a schedule of their own: the mail sender, the
 * vacuuming of the embedded database, the re-encryption of stored secrets, purging the cache in front, and writing
 * counted reads.
 */
import { eraseDueAccounts } from '@/server/features/account/erase-accounts';
import { sweepIntroductions } from '@/server/features/introductions/sweep-introductions';
import { sendDigests } from '@/server/features/readership/digest';
import { sumOldReads } from '@/server/features/readership/sum-old-reads';
import { sweepReferences } from '@/server/features/references/sweep-references';
import { HOUR, MINUTE, SECOND } from '@/shared/time/durations';
import type { Job } from './schedule';
import { sweepExpired } from './sweep-expired';

export const RECURRING_JOBS: readonly Job[] = [
  // Runs soon after the start, for accounts that became due while the server was down.
  { name: 'erase deleted accounts', firstDelayMs: 2 * SECOND, everyMs: MINUTE, work: eraseDueAccounts },
  { name: 'sweep what has expired', everyMs: HOUR, work: sweepExpired },
  { name: 'erase old introductions', everyMs: 10 * MINUTE, work: sweepIntroductions },
  { name: 'erase old references', everyMs: 10 * MINUTE, work: sweepReferences },
  { name: 'sum reads of old days', everyMs: 6 * HOUR, work: sumOldReads },
  { name: 'send weekly digests', everyMs: 10 * MINUTE, work: sendDigests },
];
