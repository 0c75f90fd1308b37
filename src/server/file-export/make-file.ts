/** Makes a file of a profile in the engine's child processes. */
import type { ExportInput } from '@/engine/process/jobs/export';
import type { Deps } from '@/server/context';
import { enforceLimits } from '@/server/db/rate-limits';
import { AppError } from '@/shared/errors/app-error';
import { LIMITS } from '@/shared/limits';
import { HOUR } from '@/shared/time/durations';

const SENTENCE_BY_REASON = {
  script:
    'This profile is written in letters that our PDF fonts lack. Download it as a Word file or as text.',
  address: 'A QR code leads to your page. Publish your profile first.',
};

/** Counts a download against the limit of its visitor. @throws AppError TOO_MANY_REQUESTS */
export const limitDownloads = ({ database, now }: Deps, visitor: string): Promise<void> =>
  enforceLimits(
    database.db,
    [{ key: `download:${visitor}`, max: LIMITS.downloadsPerHour, windowMs: HOUR }],
    now(),
  );

/**
 * Makes a file of a profile in a child process.
 * @param visitor for whom the engine's queue counts the work: the owner's account, or the reader's network
 * @throws AppError ENGINE_BUSY, TOOK_TOO_LONG, INVALID_INPUT for letters that the fonts lack, or a QR code
 * without a public page
 */
export async function makeFile(
  { engine }: Deps,
  input: ExportInput,
  visitor: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const result = await engine.run('export', input, { visitor });
  if ('impossible' in result) {
    throw new AppError('INVALID_INPUT', `no file: ${result.impossible}`, {
      userMessage: SENTENCE_BY_REASON[result.impossible],
    });
  }
  return new Uint8Array(result.bytes);
}
