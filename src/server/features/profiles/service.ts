/** Reads, edits and publishes a profile for its owner. The caller is always the session's user. */
import { and, eq, getTableColumns, gt, ne, or } from 'drizzle-orm';
import type { RequestContext, SessionUser } from '@/server/context';
import { confirmProfile } from '@/server/db/profiles/confirm-profile';
import { closeDraft, removeLineEvidence } from '@/server/db/profiles/drafts';
import { takenDownReason } from '@/server/db/profiles/hide-page';
import {
  changeSlug,
  isSlugFree,
  readChanges,
  setDownloadable,
  setIndexable,
  setPublished,
} from '@/server/db/profiles/publication';
import { saveProfile } from '@/server/db/profiles/save-profile';
import { publicationVersion, type Staging, setStaging } from '@/server/db/profiles/staging';
import { listVersions, overwroteSince, readVersion } from '@/server/db/profiles/versions';
import { profiles } from '@/server/db/schema';
import { browserName } from '@/server/http/user-agent';
import { AppError } from '@/shared/errors/app-error';
import type { ComposedLine } from '@/shared/evidence/evidence-index';
import { unconfirmedLinesError } from '@/shared/evidence/unconfirmed-lines';
import { LIMITS } from '@/shared/limits';
import { isEmptyProfile, readProfileData } from '@/shared/profile/profile-data';
import type { SectionName } from '@/shared/profile/sections';
import { parseSlug, SLUG_MESSAGES, slugFromName } from '@/shared/publishing/slug';
import type { ReviewedState } from '@/shared/publishing/unreviewed-changes';
import { postgresSafeJson } from '@/shared/validation/postgres-safe-json';
import type { SaveInput } from './input';
import { filledProfileOf, presentOwn, publicUrl } from './presenter';
import { transliterateName } from './transliterate-name';

type Owner = RequestContext & { user: SessionUser };

async function readOwnRow({ deps, user }: Owner) {
  const [row] = await deps.database.db
    .select({ ...getTableColumns(profiles), publication: publicationVersion, takenDownReason })
    .from(profiles)
    .where(eq(profiles.id, user.id));
  if (!row) throw new AppError('PROFILE_NOT_FOUND', 'no row');
  return row;
}

/** The profile as its editor receives it. */
export async function readOwn(owner: Owner) {
  return presentOwn(await readOwnRow(owner), owner.deps.config.appUrl);
}

/**
 * The profile if there is a newer revision, or if readers see something else than at the given version of the
 * publication; `null` if neither, which is the usual case, since every open editor asks every few seconds.
 */
export async function readNewer(
  { deps, user }: Owner,
  { revision, publication }: { revision: number; publication?: string },
) {
  const [row] = await deps.database.db
    .select({
      revision: profiles.revision,
      data: profiles.profile_data,
      overwrote: overwroteSince(user.id, revision),
      publication: publicationVersion,
    })
    .from(profiles)
    .where(
      and(
        eq(profiles.id, user.id),
        or(gt(profiles.revision, revision), publication ? ne(publicationVersion, publication) : undefined),
      ),
    );
  return row ? { ...row, data: readProfileData(row.data) } : null;
}

/**
 * Saves an edit of the profile.
 * @throws STALE_REVISION with the present revision and data, for the browser to merge; UNCONFIRMED_LINES when the
 * profile is live and a line would come into it that no source confirms
 */
export async function save(owner: Owner, input: SaveInput) {
  const { deps, user, request } = owner;
  const json = postgresSafeJson(input.profile_data);
  if (json.length > LIMITS.profileCharacters) {
    throw new AppError('TOO_LARGE', 'profile over its limit', { userMessage: 'This profile is too long.' });
  }
  const outcome = await saveProfile(deps.database.db, {
    profileId: user.id,
    baseRevision: input.base_revision,
    saveId: input.save_id,
    json,
    linkedinUrl: input.profile_data.linkedinUrl,
    keep: input.keep,
    assumedPrivate: input.assumed_private,
    merged: input.merged,
    chosen: input.audience_chosen,
    savedFrom: browserName(request.headers.get('user-agent')),
    now: deps.now(),
  });
  if (outcome.kind === 'missing') throw new AppError('PROFILE_NOT_FOUND', 'no row to save');
  if (outcome.kind === 'unconfirmed') throw unconfirmedLinesError(outcome.lines);
  if (outcome.kind === 'stale') {
    const { revision, data: present, overwrote } = outcome;
    const data = { revision, profile_data: readProfileData(present), overwrote };
    throw new AppError('STALE_REVISION', 'saved elsewhere since', { data });
  }
  const { revision, savedAt, staged, stored } = outcome;
  return { revision, saved_at: savedAt, staged, stored };
}

interface PublishInput {
  published: boolean;
  confirmed?: readonly ComposedLine[];
  reviewed?: ReviewedState;
}

/**
 * Reads what publishing would change for readers, for the owner to look at first; `null` if nothing. The request to
 * publish names the states that were shown, and is refused if they have changed since.
 */
export const readChangesForReaders = ({ deps, user }: Owner) =>
  readChanges(deps.database.db, { profileId: user.id, now: deps.now() });

/**
 * Publishes or unpublishes the profile.
 * @throws UNREVIEWED_CHANGES with what readers saw last, if the owner was not shown the differences;
 * UNCONFIRMED_LINES with the lines that no source confirms and are not confirmed; PAGE_TAKEN_DOWN while an operator
 * hides the page
 */
export async function publish(owner: Owner, input: PublishInput) {
  const { published, confirmed, reviewed } = input;
  const { deps, user } = owner;
  const data = (await readOwnRow(owner)).profile_data;
  if (published && isEmptyProfile(data)) {
    throw new AppError('INVALID_INPUT', 'nothing to publish', {
      userMessage: 'There is nothing to publish yet. Fill in at least one section first.',
    });
  }
  const { name } = readProfileData(data);
  const wantedSlug = slugFromName(name) ?? slugFromName(await transliterateName(name));
  const request = { published, wantedSlug, confirmed, reviewed };
  const outcome = await setPublished(deps.database.db, {
    profileId: user.id,
    ...request,
    now: deps.now(),
  });
  if (!outcome) throw new AppError('PROFILE_NOT_FOUND', 'no row to publish');
  return { ...outcome, public_url: publicUrl(deps.config.appUrl, outcome.profile_slug) };
}

/**
 * Changes whether edits are staged, and publishes staged ones on request.
 * @throws STALE_REVISION when the profile is not the one whose differences were shown; UNCONFIRMED_LINES with the lines
 * that no source confirms and are not confirmed
 */
export async function chooseStaging({ deps, user }: Owner, choice: Omit<Staging, 'profileId'>) {
  const outcome = await setStaging(deps.database.db, { profileId: user.id, ...choice });
  if (outcome.kind === 'missing') throw new AppError('PROFILE_NOT_FOUND', 'no row to stage');
  if (outcome.kind === 'stale')
    throw new AppError('STALE_REVISION', 'edited since the differences were shown');
  const { edits_staged, published_data } = outcome;
  return { edits_staged, published_data: filledProfileOf(published_data) };
}

/** Whether the owner could use a slug that they are typing; an invalid slug is not free. */
export async function isTypedSlugFree({ deps, user }: Owner, typed: string) {
  const parsed = parseSlug(typed);
  return { free: parsed.ok && (await isSlugFree(deps.database.db, user.id, parsed.slug)) };
}

/**
 * Gives the profile another slug; a former one that somebody has visited redirects to it.
 * @throws INVALID_INPUT with what is wrong, SLUG_TAKEN, TOO_MANY_REQUESTS
 */
export async function chooseSlug(owner: Owner, typed: string) {
  const parsed = parseSlug(typed);
  if (!parsed.ok) {
    throw new AppError('INVALID_INPUT', `slug ${parsed.error}`, { userMessage: SLUG_MESSAGES[parsed.error] });
  }
  if (!(await readOwnRow(owner)).first_published_at) throw new AppError('INVALID_INPUT', 'never published');
  const { deps, user } = owner;
  const change = { profileId: user.id, slug: parsed.slug, now: deps.now() };
  if (!(await changeSlug(deps.database.db, change))) throw new AppError('SLUG_TAKEN');
  return { profile_slug: parsed.slug, public_url: publicUrl(owner.deps.config.appUrl, parsed.slug) };
}

/** Sets whether search engines may list the page; it takes effect with the page's next request. */
export async function chooseIndexable({ deps, user }: Owner, indexable: boolean) {
  await setIndexable(deps.database.db, user.id, indexable);
  return { indexable };
}

/** Sets whether readers of the public page may download it as a file. */
export async function chooseDownloadable({ deps, user }: Owner, downloadable: boolean) {
  await setDownloadable(deps.database.db, user.id, downloadable);
  return { downloadable };
}

/** Ends the review of a new profile. @throws AppError PROFILE_NOT_FOUND */
export async function confirm({ deps, user }: Owner) {
  const status = await confirmProfile(deps.database.db, user.id);
  if (!status) throw new AppError('PROFILE_NOT_FOUND', 'no row to confirm');
  return { onboarding_status: status };
}

/** Lists the entries of the history, the newest first. */
export function listHistory({ deps, user }: Owner) {
  return listVersions(deps.database.db, user.id);
}

/** Reads one former state with its content. @throws AppError NOT_FOUND, also for another person's */
export async function readFormerVersion({ deps, user }: Owner, id: number) {
  const row = await readVersion(deps.database.db, user.id, id);
  if (!row) throw new AppError('NOT_FOUND', 'no such version');
  return { id: row.id, profile_data: readProfileData(row.profile_data) };
}

interface EndDraftInput {
  made_at: string;
  sections: SectionName[];
  confirmed?: readonly ComposedLine[];
}

/**
 * Ends a draft, accepting some of its sections or none.
 * @returns whether that draft still existed; it may have been settled in another tab, or replaced by a newer one
 */
export async function endDraft({ deps, user }: Owner, input: EndDraftInput) {
  const { made_at: madeAt, sections: acceptedSections, confirmed } = input;
  const ended = await closeDraft(deps.database.db, {
    profileId: user.id,
    madeAt,
    acceptedSections,
    confirmed,
  });
  return { ended };
}

/** Confirms a composed line that no source supports: from then on it counts as the owner's own. */
export async function confirmLine({ deps, user }: Owner, line: ComposedLine) {
  return { evidence: await removeLineEvidence(deps.database.db, user.id, line) };
}
