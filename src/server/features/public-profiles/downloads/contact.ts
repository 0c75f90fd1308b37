/** Reads those contact details of an owner that they chose to put on their contact card. */
import { eq } from 'drizzle-orm';
import type { Database } from '@/server/db/client';
import { contactDetails } from '@/server/db/schema';
import { AppError } from '@/shared/errors/app-error';
import type { DownloadKind } from '@/shared/publishing/downloads';
import type { DownloadRequest } from './file-maker';

/**
 * Reads the contact details for a file.
 * @returns undefined for a kind of file without contact data
 * @throws AppError INVALID_INPUT if the telephone number is requested and none is stored
 */
export async function readContactFor(
  db: Database,
  kind: DownloadKind,
  { id, email }: { id: string; email: string },
): Promise<DownloadRequest['contact']> {
  if (kind === 'contactWithEmail') return { email };
  if (kind !== 'contactWithTelephone') return undefined;
  const [row] = await db
    .select({ telephone: contactDetails.telephone })
    .from(contactDetails)
    .where(eq(contactDetails.profile_id, id));
  if (!row?.telephone) {
    throw new AppError('INVALID_INPUT', 'no telephone number', {
      userMessage:
        'You have given no telephone number yet. It is asked for with the contact of a private version.',
    });
  }
  return { email, telephone: row.telephone };
}
