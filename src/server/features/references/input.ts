/** Schemas of the owner's calls about references. */
import { z } from 'zod';
import { containsLink } from '@/shared/people/name-in-mail';
import { REFERENCE_LIMITS, REQUESTED_KINDS } from '@/shared/references/reference';
import { emailAddress } from '@/shared/validation/email-address';
import { revisionSchema } from '@/shared/validation/integer-columns';
import { isOneLine } from '@/shared/validation/postgres-safe-text';
import { trimText } from '@/shared/validation/visible-text';

export const referenceId = z.object({ id: z.uuid() });
export const referenceAtRevision = z.object({ ...referenceId.shape, revision: revisionSchema });

const line = (max: number) =>
  z.string().overwrite(trimText).max(max).refine(isOneLine, { message: 'Please write this in one line.' });

export const askInput = z.object({
  name: line(REFERENCE_LIMITS.name).pipe(z.string().min(1, 'Please say whom you ask.')),
  office: line(REFERENCE_LIMITS.office),
  email: emailAddress(REFERENCE_LIMITS.email),
  /** Keys of the topics, under the name by which pages already open send them. */
  matters: z.array(z.string().max(10_000)).max(REFERENCE_LIMITS.topics),
  wants: z.enum(REQUESTED_KINDS),
  note: z
    .string()
    .overwrite(trimText)
    .max(REFERENCE_LIMITS.note)
    .refine((note) => !containsLink(note), {
      message: 'Please leave out addresses, links and numbers to call: mail with them is taken for spam.',
    }),
});
export type AskInput = z.infer<typeof askInput>;
