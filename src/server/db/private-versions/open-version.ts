/**
 * Looks up the private version that a reader asks for. Never cached, so revoking a link takes effect with the next
 * request on every process.
 */

import { and, eq } from 'drizzle-orm';
import { linkAddressHash } from '../../secrets/link-address';
import { isActiveAccount } from '../active-account';
import type { Database } from '../client';
import { publishedData, publishedLink } from '../profiles/staging';
import { contactDetails, privateVersions, profiles, user } from '../schema';
import { isOpenAt } from './is-open';

/**
 * The open version at an address, with the profile it shows.
 * @param address the last part of the path as it was requested
 * @returns `undefined` for one that is revoked, ended or deleted, that never existed, or whose account is being deleted
 * or suspended
 */
export async function openVersion(db: Database, address: string, now: Date) {
  const addressHash = linkAddressHash(address);
  if (!addressHash) return undefined;
  const [row] = await db
    .select({
      version: privateVersions,
      profile_data: publishedData,
      ispublished: profiles.ispublished,
      introductions_open: profiles.introductions_open,
      reads_counted: profiles.reads_counted,
      time_zone: profiles.time_zone,
      references_at: profiles.references_at,
      evidence: profiles.evidence,
      linkedinurl: publishedLink,
      email: user.email,
      telephone: contactDetails.telephone,
    })
    .from(privateVersions)
    .innerJoin(profiles, eq(profiles.id, privateVersions.profile_id))
    .innerJoin(user, eq(user.id, profiles.id))
    .leftJoin(contactDetails, eq(contactDetails.profile_id, profiles.id))
    .where(and(eq(privateVersions.address_hash, addressHash), isOpenAt(now), isActiveAccount));
  return row;
}

export type OpenedVersion = NonNullable<Awaited<ReturnType<typeof openVersion>>>;

/** The page for which reads of a version are counted; `null` if its owner does not want that. */
export const countedVersionPage = ({ version, reads_counted, time_zone }: OpenedVersion) =>
  reads_counted ? { profileId: version.profile_id, page: version.id, timeZone: time_zone } : null;
