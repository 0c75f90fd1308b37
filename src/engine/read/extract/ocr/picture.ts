/** Prepares pictures for text recognition: greyscale, upright, and the size of a page at about 200 dots per inch. */
import type { Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { UnreadableError } from '../errors';
import { pictureHeaderOf } from './header';

// One picture at a time and without a cache, since no picture is read twice.
sharp.concurrency(1);
sharp.cache(false);

export interface GreyPicture {
  width: number;
  height: number;
  /** One byte per pixel, row by row; 255 is white. */
  pixels: Uint8Array;
}

/** Pixels of the longer side at which recognition works best. */
export const LONG_SIDE_PX = 2_300;
/** Maximum factor by which small pictures are enlarged: beyond it no detail is gained. */
const MAX_ENLARGEMENT_FACTOR = 2.5;
/** Maximum pixels that are decoded. Pictures of phones have 12 to 50 million. */
const MAX_PIXELS = 50_000_000;
const MAX_SIDE_PX = 16_000;
/** Minimum length of a side, in pixels, of a picture that can contain a line of text. */
const MIN_SIDE_PX = 16;

/**
 * Decodes a PNG or JPEG.
 * @throws UnreadableError `pixels` if too large to decode, `noText` if too small for a line of text, `damaged` if
 * broken
 */
export async function decodePicture(bytes: Uint8Array): Promise<GreyPicture> {
  const header = pictureHeaderOf(bytes);
  if (!header || header.width < 1 || header.height < 1) throw new UnreadableError('damaged');
  const { width, height } = header;
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE_PX)
    throw new UnreadableError('pixels');
  if (Math.min(width, height) < MIN_SIDE_PX) throw new UnreadableError('noText');
  const scale = Math.min(LONG_SIDE_PX / Math.max(width, height), MAX_ENLARGEMENT_FACTOR);
  const long = Math.round(Math.max(width, height) * scale);
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .flatten({ background: 'white' })
    .resize(long, long, { fit: 'inside', withoutEnlargement: false })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new UnreadableError('damaged');
    });
  return { width: info.width, height: info.height, pixels: data };
}

/** Converts the pixels of a canvas to greyscale. */
export function toGreyPicture(canvas: Canvas): GreyPicture {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const pixels = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < pixels.length; at += 1, from += 4) {
    // Weights of ITU-R BT.601 in 256ths.
    pixels[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8;
  }
  return { width, height, pixels };
}
