import { and, gt, isNull, or } from 'drizzle-orm';
import { privateVersions } from '../schema';

/** The condition that a private version can be read at a moment: it is neither revoked nor ended. */
export const isOpenAt = (now: Date) =>
  and(
    isNull(privateVersions.revoked_at),
    or(isNull(privateVersions.ends_at), gt(privateVersions.ends_at, now)),
  );
