import { createCanvas } from '@napi-rs/canvas';
import { qrModules } from '@/shared/images/qr-code';

/** Pixels per module; the code of a page's URL is then about 600 pixels wide. */
const PIXELS_PER_MODULE = 16;
/** Width of the white margin around the code, as ISO/IEC 18004 demands. */
const QUIET_ZONE_MODULES = 4;

/** A QR code as a PNG, dark on white, with its quiet zone. */
export async function qrPng(text: string): Promise<Uint8Array> {
  const modules = qrModules(text);
  const side = (modules.length + 2 * QUIET_ZONE_MODULES) * PIXELS_PER_MODULE;
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.fillStyle = '#000';
  modules.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark)
        context.fillRect(
          (x + QUIET_ZONE_MODULES) * PIXELS_PER_MODULE,
          (y + QUIET_ZONE_MODULES) * PIXELS_PER_MODULE,
          PIXELS_PER_MODULE,
          PIXELS_PER_MODULE,
        );
    });
  });
  return canvas.encode('png');
}
