/** The profile photo: accepted files, its URLs, and which of them may be shown. */

/** Sizes in which screens show a photo: `profile` on the page, `avatar` in lists. */
export type PictureKind = 'profile' | 'avatar';

/** Sides of the stored squares in pixels: twice the largest display size, and what link previews ask for. */
export const PICTURE_SIDES = { avatar: 192, profile: 512, preview: 800 } as const;

/** Maximum pixels of an uploaded photo: decoding costs by pixels, not by bytes. */
export const MAX_PICTURE_PIXELS = 25_000_000;

/** Picture formats that browsers show and that cameras and screenshots produce, as file extensions. */
export const PICTURE_EXTENSIONS = ['.jpg', '.jpeg', '.png', '.webp'] as const;

export const PICTURE_TOO_LARGE_MESSAGE = 'Please select an image smaller than 5MB.';
export const PICTURE_IS_HEIC_MESSAGE =
  'HEIC photos cannot be read by every browser. Please export it as JPEG and choose that file.';

const PICTURE_PATH_PATTERN = /^\/profile-images\/([A-Za-z0-9_-]{8,64})\/profile-(\d{13,15})\.jpg$/;

/** The path of a photo, as `profile_data.profilePicture` stores it: the same for every size. */
export function picturePath(userId: string, stamp: number): string {
  return `/profile-images/${userId}/profile-${stamp}.jpg`;
}

/**
 * The owner of a photo and the time of its upload (`stamp`, Unix time in milliseconds), from its path; `null` for a URL
 * that is not the product's.
 */
export function readPicturePath(url: string): { userId: string; stamp: number } | null {
  const [, userId, stamp] = PICTURE_PATH_PATTERN.exec(url) ?? [];
  return userId && stamp ? { userId, stamp: Number(stamp) } : null;
}

/** The path from which readers of a private version load the photo. @param page path of the version, `/v/...` */
export const versionPicturePath = (page: string, stamp: number): string => `${page}/photo-${stamp}.webp`;

const VERSION_PHOTO_PATH_PATTERN = /^\/v\/[\w-]{1,64}\/photo-\d{13,15}\.webp$/;

/**
 * The URL of a picture in a size; `undefined` for a picture on another host. Such pictures are never loaded: that
 * would tell a third party who reads whose profile.
 */
export function pictureFor(url: string, kind: PictureKind): string | undefined {
  if (VERSION_PHOTO_PATH_PATTERN.test(url)) return url;
  return readPicturePath(url) ? url.replace(/profile-(\d+)\.jpg$/, `${kind}-$1.webp`) : undefined;
}

/** Whether a URL may be stored as a photo: empty, one of the product's own pictures, or one on https. */
export function isPicture(url: string): boolean {
  return url === '' || /^https:\/\//i.test(url) || readPicturePath(url) !== null;
}
