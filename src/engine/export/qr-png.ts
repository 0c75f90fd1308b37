import { createCanvas } from '@napi-rs/canvas';
import { qrModules } from '@/shared/images/qr-code';

/** Pixels per module; the code of an address is then about 600 pixels wide. */
const SIZE = 16;
const QUIET = 4;

/** A QR code as a PNG, dark on white, with its quiet zone. */
export async function qrPng(text: string): Promise<Uint8Array> {
  const modules = qrModules(text);
  const side = (modules.length + 2 * QUIET) * SIZE;
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.fillStyle = '#000';
  modules.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) context.fillRect((x + QUIET) * SIZE, (y + QUIET) * SIZE, SIZE, SIZE);
    });
  });
  return canvas.encode('png');
}
