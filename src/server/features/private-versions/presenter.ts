/** Maps private versions to what their owner's browser receives, and to a reader's page. */

import type { VersionRow } from '@/server/db/private-versions/create-version';
import type { OpenedVersion } from '@/server/db/private-versions/open-version';
import { stagedVersionCopy } from '@/server/db/profiles/staging';
import type { PageReads } from '@/server/db/readership/read-sums';
import type { profiles } from '@/server/db/schema';
import type { PrivateVersionPage } from '@/server/pages/renderer';
import { revealLinkAddress } from '@/server/secrets/link-address';
import type { ServerSecret } from '@/server/secrets/server-secret';
import { shownStories } from '@/shared/case-stories/case-story';
import { termsFor } from '@/shared/engagement/terms';
import { removeComposedLines } from '@/shared/evidence/remove-composed-lines';
import { unconfirmedLines } from '@/shared/evidence/unconfirmed-lines';
import type { Evidence } from '@/shared/generation/evidence-schema';
import { readPicturePath, versionPicturePath } from '@/shared/profile/picture';
import {
  emptyProfile,
  isEmptyProfile,
  type ProfileData,
  readProfileData,
  safeUrl,
} from '@/shared/profile/profile-data';
import type { Edit } from '@/shared/publishing/follow-hidden-lines';
import { applyChoice, countShown, overwrittenOf, storyOrder } from '@/shared/publishing/private-version';
import { PUBLIC_PAGE, roundedCountOf } from '@/shared/publishing/readership';
import { referencesOfVersion } from '@/shared/publishing/version-references';
import type { ShownReference } from '@/shared/references/reference';
import { formatCalendarDay } from '@/shared/time/calendar-day';

type ProfileRow = typeof profiles.$inferSelect;

interface PresenterContext {
  appUrl: string;
  secret: ServerSecret;
  now: Date;
  email: string;
}

/** The state of a private version. `ended` and `revoked` look the same to readers. */
export type VersionState = 'open' | 'ended' | 'revoked';

function stateOf({ revoked_at, ends_at }: VersionRow, now: Date): VersionState {
  if (revoked_at) return 'revoked';
  return ends_at && ends_at <= now ? 'ended' : 'open';
}

/** The last part of the URL of a version's PDF. */
export const VERSION_PDF = 'profile.pdf';
/** The last part of the URL of a version's contact card. */
export const VERSION_CARD = 'contact.vcf';

interface ReadableProfile {
  profile_data: unknown;
  ispublished: boolean;
  evidence: Evidence | null;
}

/**
 * The profile from which versions are made. The owner of a published profile has confirmed its lines; from any other
 * profile, lines that no source supports are removed. Terms and stories that the owner hides are never included.
 */
export function confirmedProfileData(
  { profile_data, ispublished, evidence }: ReadableProfile,
  now: Date,
): ProfileData {
  const stored = isEmptyProfile(profile_data) ? emptyProfile() : readProfileData(profile_data);
  const engagement = termsFor('versions', stored.engagement, now.toISOString().slice(0, 10));
  const data = { ...stored, engagement, case_stories: shownStories(stored.case_stories) };
  return ispublished ? data : removeComposedLines(data, unconfirmedLines(evidence, profile_data));
}

function ownerView(row: VersionRow, profile: ProfileData, { appUrl, secret, now }: PresenterContext) {
  const address = revealLinkAddress(secret, row.address_sealed);
  return {
    id: row.id,
    name: row.name,
    for_whom: row.for_whom,
    note: row.note,
    made_for: row.made_for,
    contact: { email: row.shows_email, telephone: row.shows_telephone },
    allows_introductions: row.allows_introductions,
    allows_download: row.allows_download,
    shows_references: row.shows_references,
    open_until: row.open_until,
    ends_at: row.ends_at,
    revoked_at: row.revoked_at,
    state: stateOf(row, now),
    /** `null` if the server's secret has changed since: the link still works, and the owner can create a new one. */
    url: address && `${appUrl}/v/${address}`,
    counts: countShown(profile, row.choice),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/**
 * The profile as readers of private versions may see it: without staged edits, also while the public page is hidden or
 * private.
 */
const readableProfileOf = (row: ProfileRow): ReadableProfile => ({
  profile_data: stagedVersionCopy(row) ?? row.profile_data,
  ispublished: row.ispublished,
  evidence: row.evidence,
});

/** The owner's list of versions, each with how often it was read. */
export function presentList(
  {
    profile,
    telephone,
    rows,
    reads,
  }: {
    profile: ProfileRow;
    telephone: string | null;
    rows: VersionRow[];
    reads: ReadonlyMap<string, PageReads>;
  },
  context: PresenterContext,
) {
  const data = confirmedProfileData(readableProfileOf(profile), context.now);
  const readOf = (page: string) => {
    const { reads: count = 0, downloads = 0, last = null } = reads.get(page) ?? {};
    return { reads: roundedCountOf(count), downloads: roundedCountOf(downloads), last };
  };
  const versions = rows.map((row) => ({ ...ownerView(row, data, context), read: readOf(row.id) }));
  const closedLast = (state: VersionState) => Number(state !== 'open');
  return {
    public_page: {
      published: profile.ispublished,
      taken_down: profile.taken_down_at !== null,
      url: profile.profile_slug && `${context.appUrl}/profile/${profile.profile_slug}`,
      introductions: profile.introductions_open,
      read: readOf(PUBLIC_PAGE),
    },
    contact: { email: context.email, telephone: telephone ?? '' },
    versions: versions.sort((a, b) => closedLast(a.state) - closedLast(b.state)),
  };
}

/** The edits made since its owner's page showed the profile as `seen`: those that readers see, and the staged ones. */
export function editsSince(profile: ProfileRow, seen: Partial<ProfileData> | undefined, now: Date): Edit[] {
  const present = confirmedProfileData(readableProfileOf(profile), now);
  const copy = stagedVersionCopy(profile);
  return [
    ...(seen ? [{ before: { ...present, ...seen }, after: present }] : []),
    ...(copy ? [{ before: readProfileData(copy), after: readProfileData(profile.profile_data) }] : []),
  ];
}

/** One version for its editor, with the profile that it is made from. */
export function presentVersion(
  { profile, telephone, row }: { profile: ProfileRow; telephone: string | null; row: VersionRow },
  context: PresenterContext,
) {
  const readableProfile = readableProfileOf(profile);
  return {
    ...ownerView(row, confirmedProfileData(readableProfile, context.now), context),
    revision: row.revision,
    overwritten: overwrittenOf(row.overwritten),
    choice: row.choice,
    contact_details: { email: context.email, telephone: telephone ?? '' },
    /** The profile from which the version is made, as a reader may see it. */
    profile: confirmedProfileData(readableProfile, context.now),
    /** Unconfirmed lines of the profile, which no version shows. */
    unconfirmed: profile.ispublished ? [] : unconfirmedLines(profile.evidence, profile.profile_data),
  };
}

/** The profile that readers of an open version get, without anything that the version leaves out. */
export function profileOfVersion(opened: OpenedVersion, now: Date): ProfileData {
  const profile = applyChoice(confirmedProfileData(opened, now), opened.version.choice);
  const link = profile.linkedinUrl || opened.linkedinurl || '';
  const isOwnPicture = readPicturePath(profile.profilePicture)?.userId === opened.version.profile_id;
  return {
    ...profile,
    profilePicture: isOwnPicture ? profile.profilePicture : '',
    linkedinUrl: safeUrl.safeParse(link).success ? link : '',
  };
}

/** The references that readers of an open version get: they quote nothing that the version leaves out. */
export const referencesFor = (
  opened: OpenedVersion,
  references: readonly ShownReference[],
  now: Date,
): ShownReference[] =>
  referencesOfVersion(references, confirmedProfileData(opened, now), opened.version.choice);

/** The recipient of a version and the contact details of its owner, as far as it shows them. */
export const recipientAndContact = ({ version, email, telephone }: OpenedVersion) => ({
  forWhom: version.for_whom.split(',')[0]?.trim() ?? '',
  email: version.shows_email ? email : '',
  telephone: version.shows_telephone ? (telephone ?? '') : '',
});

/** Whether a reader sees contact details of the owner, and so may save them. */
export function showsContact(opened: OpenedVersion): boolean {
  const { email, telephone } = recipientAndContact(opened);
  return Boolean(email || telephone);
}

/** The page of an open version. */
export function pageOfVersion(
  opened: OpenedVersion,
  {
    address,
    appUrl,
    references,
    now,
  }: { address: string; appUrl: string; references: readonly ShownReference[]; now: Date },
): PrivateVersionPage {
  const { version } = opened;
  const page = `/v/${address}`;
  const profile = profileOfVersion(opened, now);
  const picture = readPicturePath(profile.profilePicture);
  return {
    // The photo is requested through the version, so that it closes with it.
    profile: { ...profile, profilePicture: picture ? versionPicturePath(page, picture.stamp) : '' },
    references: referencesFor(opened, references, now),
    order: storyOrder(version.choice),
    ...recipientAndContact(opened),
    until: version.open_until && formatCalendarDay(version.open_until),
    note: version.note,
    noteOn: version.note_on && formatCalendarDay(version.note_on).replace(/ \d{4}$/, ''),
    counted: opened.reads_counted,
    introductions: version.allows_introductions && opened.introductions_open ? page : '',
    pdf: version.allows_download ? `${page}/${VERSION_PDF}` : '',
    contact: showsContact(opened) ? `${page}/${VERSION_CARD}` : '',
    appUrl,
  };
}
