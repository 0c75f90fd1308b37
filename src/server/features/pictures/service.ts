/** Stores and removes a profile's photo, for a caller who has checked the ownership, and decides who may see it. */
import type { Deps } from '@/server/context';
import { changePicture, readPublicPicture, reserveStamp } from '@/server/db/profiles/picture';
import { AppError } from '@/shared/errors/app-error';
import { type PictureKind, pictureFor, picturePath, readPicturePath } from '@/shared/profile/picture';
import type { PictureSizes } from './sizes';

/** Seconds for which browsers may show a published photo without asking again. */
export const CACHE_SECONDS = 3_600;

const TYPES = { jpg: 'image/jpeg', webp: 'image/webp' } as const;
const PICTURE_PATH_PATTERN =
  /^\/?profile-images\/([A-Za-z0-9_-]{8,64})\/(profile|avatar)-(\d{13,15})\.(jpg|webp)$/;

/** Parses the name of a stored picture; `null` for a name that the product never gave. */
export function readFileName(path: string) {
  const [, userId, kind, stamp, extension] = PICTURE_PATH_PATTERN.exec(path) ?? [];
  if (!userId || !stamp || (kind === 'avatar' && extension === 'jpg')) return null;
  return {
    userId,
    kind: kind as PictureKind,
    stamp: Number(stamp),
    type: TYPES[extension as keyof typeof TYPES],
    path: path.replace(/^\//, ''),
  };
}

function filesOf(url: string, sizes: PictureSizes): [path: string, bytes: Uint8Array, type: string][] {
  const pathOf = (name: string | undefined) => (name as string).slice(1);
  return [
    [pathOf(url), sizes.preview, TYPES.jpg],
    [pathOf(pictureFor(url, 'profile')), sizes.profile, TYPES.webp],
    [pathOf(pictureFor(url, 'avatar')), sizes.avatar, TYPES.webp],
  ];
}

/**
 * Removes those pictures of a user whose number `isObsolete` selects. What cannot be removed now goes with the next
 * change, or with the account.
 */
async function removeFiles(
  deps: Deps,
  userId: string,
  isObsolete: (stamp: number) => boolean,
): Promise<void> {
  try {
    for (const { path } of await deps.storage.list(userId)) {
      const file = readFileName(path);
      if (file && isObsolete(file.stamp)) await deps.storage.remove(path);
    }
  } catch (error) {
    deps.logger.warn({ err: error }, 'an old picture stays until the next change');
  }
}

/**
 * Stores a photo in place of the one before, whose files are then removed. Of two uploads at once the one begun last
 * wins, and both return its URL.
 * @returns the URL now in `profile_data.profilePicture`
 */
export async function storePicture(deps: Deps, userId: string, sizes: PictureSizes): Promise<string> {
  const { db } = deps.database;
  const stamp = await reserveStamp(db, userId, deps.now());
  const url = picturePath(userId, stamp);
  const isThisStamp = (other: number) => other === stamp;
  try {
    for (const [path, bytes, contentType] of filesOf(url, sizes)) {
      await deps.storage.put(path, bytes, { contentType, cacheSeconds: CACHE_SECONDS });
    }
    const outcome = await changePicture(db, { profileId: userId, stamp, address: url, now: deps.now() });
    if (outcome === 'missing') throw new AppError('PROFILE_NOT_FOUND', 'no profile for a picture');
    if (outcome === 'superseded') {
      await removeFiles(deps, userId, isThisStamp);
      return (await readPublicPicture(db, userId))?.address ?? '';
    }
  } catch (error) {
    await removeFiles(deps, userId, isThisStamp);
    throw error;
  }
  await removeFiles(deps, userId, (other) => other < stamp);
  return url;
}

/** Takes the photo off the profile and removes its files. */
export async function removePicture(deps: Deps, userId: string): Promise<void> {
  const { db } = deps.database;
  const stamp = await reserveStamp(db, userId, deps.now());
  const outcome = await changePicture(db, { profileId: userId, stamp, address: '', now: deps.now() });
  if (outcome === 'missing') throw new AppError('PROFILE_NOT_FOUND', 'no profile for a picture');
  if (outcome === 'changed') await removeFiles(deps, userId, (other) => other < stamp);
}

/**
 * Whether a picture may be seen: by everyone if a published profile shows it, else by its owner alone.
 * @param viewer only read if the profile alone does not decide
 */
export async function canReadPicture(
  deps: Deps,
  file: { userId: string; stamp: number },
  viewer: () => Promise<string | undefined>,
): Promise<'everyone' | 'owner' | 'nobody'> {
  const picture = await readPublicPicture(deps.database.db, file.userId);
  if (!picture) return 'nobody';
  const current = readPicturePath(picture.address ?? '');
  if (picture.ispublished && current?.userId === file.userId && current.stamp === file.stamp)
    return 'everyone';
  return (await viewer()) === file.userId ? 'owner' : 'nobody';
}
