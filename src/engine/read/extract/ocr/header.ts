/** Reads the size of a picture from its header, before anything is decoded. */

export interface PictureHeader {
  width: number;
  height: number;
}

/** The width and height of a PNG or JPEG in pixels, from its first bytes; undefined if they do not contain them. */
export function pictureHeaderOf(bytes: Uint8Array): PictureHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return bytes[0] === 0x89 ? pngHeader(view) : jpegHeader(view);
}

function pngHeader(view: DataView): PictureHeader | undefined {
  if (view.byteLength < 24) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Skips segments up to the frame header, in which the size follows a byte of precision. */
function jpegHeader(view: DataView): PictureHeader | undefined {
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
