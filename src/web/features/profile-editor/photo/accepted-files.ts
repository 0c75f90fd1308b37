/** Which files the photo dialog accepts: those that browsers can display. The server checks again. */
import { hasExtension, LIMITS } from '@/shared/limits';
import { PICTURE_EXTENSIONS, PICTURE_IS_HEIC_MESSAGE } from '@/shared/profile/picture';

const NOT_A_PICTURE_MESSAGE = 'This is not a picture we can read. Please choose a JPEG, PNG or WebP file.';

const isHeic = (file: File) => /hei[cf]$/i.test(file.type) || hasExtension(file.name, ['.heic', '.heif']);

/** The reason to refuse a file; `null` if it may be tried. `size` has a message of its own. */
export function photoRefusal(file: File): 'size' | { reason: string } | null {
  if (isHeic(file)) return { reason: PICTURE_IS_HEIC_MESSAGE };
  if (!hasExtension(file.name, PICTURE_EXTENSIONS) || file.size === 0)
    return { reason: NOT_A_PICTURE_MESSAGE };
  return file.size >= LIMITS.photoBytes ? 'size' : null;
}

/** The message for a file that has the right extension but that the browser cannot decode. */
export const UNREADABLE_MESSAGE =
  'This picture is damaged, or is not what its name says. Please choose another one.';
