/** Generated photos for tests, with nobody on them. */
import sharp from 'sharp';

/** Makes a picture whose left half is red and whose right half is blue, to show whether it was rotated. */
export function makeTwoHalves(width = 600, height = 400) {
  const half = { width: width / 2, height, channels: 3 as const, background: '#0000ff' };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: { create: half }, left: width / 2, top: 0 },
  ]);
}

/** Makes a JPEG of two halves in different colours. */
export const makePhoto = () => makeTwoHalves().jpeg().toBuffer();

/** Reads the colour of one pixel, as [red, green, blue]. */
export async function readPixel(image: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data } = await sharp(image)
    .extract({ left: x, top: y, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

/** Changes the size in a JPEG's header: a decoder that believes it allocates gigabytes. */
export function claimSize(jpeg: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(jpeg);
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0, 0x00, 0x11]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}
