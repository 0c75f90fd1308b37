/** Turns uploaded bytes into square photos: decodes them, rotates them upright and encodes them again. */
import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import { AppError } from '@/shared/errors/app-error';
import { hasExtension } from '@/shared/limits';
import {
  MAX_PICTURE_PIXELS,
  PICTURE_EXTENSIONS,
  PICTURE_IS_HEIC_MESSAGE,
  PICTURE_SIDES,
} from '@/shared/profile/picture';

/** The permitted decoders; all others of the library are disabled. */
const FORMATS = {
  'image/jpeg': { name: 'jpeg', loader: 'VipsForeignLoadJpegBuffer', extensions: ['.jpg', '.jpeg'] },
  'image/png': { name: 'png', loader: 'VipsForeignLoadPngBuffer', extensions: ['.png'] },
  'image/webp': { name: 'webp', loader: 'VipsForeignLoadWebpBuffer', extensions: ['.webp'] },
} as const;

/** Seconds after which decoding a photo is given up. */
const MAX_DECODE_SECONDS = 10;

/** The native library takes 50 ms and some memory, so it waits for the first photo. */
let loading: Promise<typeof import('sharp').default> | undefined;
function loadSharp() {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: Object.values(FORMATS).map((format) => format.loader) });
    return sharp;
  });
  return loading;
}

const refusal = (why: string, userMessage: string) => new AppError('INVALID_INPUT', why, { userMessage });

/**
 * Detects the format of a picture, on which extension and content must agree.
 * @throws AppError INVALID_INPUT with the reason
 */
async function detectFormat(fileName: string, bytes: Uint8Array) {
  const fileType = await fileTypeFromBuffer(bytes);
  if (fileType?.mime === 'image/heic' || fileType?.mime === 'image/heif')
    throw refusal('heic', PICTURE_IS_HEIC_MESSAGE);
  const format = fileType && FORMATS[fileType.mime as keyof typeof FORMATS];
  if (!format)
    throw refusal('not a picture', 'This is not a picture. Please choose a JPEG, PNG or WebP file.');
  if (!hasExtension(fileName, PICTURE_EXTENSIONS) || !hasExtension(fileName, format.extensions)) {
    throw refusal('extension', 'The name of this file does not say what it is. Please choose another one.');
  }
  return format;
}

export interface PictureSizes {
  /** JPEG: for link previews, and if WebP is not known. Sides are at most those of `PICTURE_SIDES`. */
  preview: Uint8Array;
  /** WebP, like the avatar. */
  profile: Uint8Array;
  avatar: Uint8Array;
}

/**
 * Makes the centred square of a photo in every size, without any of its metadata, in sRGB.
 * @throws AppError INVALID_INPUT with what is wrong with the file
 */
export async function makeSizes(fileName: string, bytes: Uint8Array): Promise<PictureSizes> {
  const format = await detectFormat(fileName, bytes);
  const sharp = await loadSharp();
  const decodePhoto = () =>
    sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' }).timeout({
      seconds: MAX_DECODE_SECONDS,
    });
  try {
    const metadata = await decodePhoto().metadata();
    if (metadata.format !== format.name) throw refusal('parser disagrees', 'This picture could not be read.');
    const side = Math.min(metadata.width, metadata.height, PICTURE_SIDES.preview);
    const { data, info } = await decodePhoto()
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const square = () =>
      sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const webp = (image: Sharp, size: number) =>
      image.resize(Math.min(size, side)).webp({ quality: 84, effort: 4 }).toBuffer();
    const [preview, profile, avatar] = await Promise.all([
      square().jpeg({ quality: 88, progressive: true }).toBuffer(),
      webp(square(), PICTURE_SIDES.profile),
      webp(square(), PICTURE_SIDES.avatar),
    ]);
    return { preview, profile, avatar };
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (/pixel limit/.test(String(error))) {
      throw refusal(
        'over the pixel limit',
        'This picture has more than 25 megapixels. Please choose a smaller one.',
      );
    }
    throw refusal(
      `decoder: ${String(error)}`,
      'This picture is damaged or unfinished. Please choose another one.',
    );
  }
}
