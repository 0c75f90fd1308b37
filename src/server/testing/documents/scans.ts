/** Draws pictures of text with the product's own font, and PDFs that hold only such pictures: scans. */
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

export interface PictureLine {
  text: string;
  /** Points from the upper left corner of an A4 page; `y` is the baseline. */
  x: number;
  y: number;
  /** Font size in points. */
  size: number;
  bold?: boolean;
}

const PAGE_SIZE = { width: 595, height: 842 };
const require = createRequire(import.meta.url);
let isFontRegistered = false;

/** Draws a page of text as a scanner would see it. @param dpi dots per inch; 150 is a good scan */
export function pictureOf(lines: readonly PictureLine[], format: 'png' | 'jpeg', dpi = 150): Uint8Array {
  if (!isFontRegistered) {
    const file = require.resolve(
      '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    );
    GlobalFonts.registerFromPath(file, 'Drawn');
    isFontRegistered = true;
  }
  const scale = dpi / 72;
  const canvas = createCanvas(Math.round(PAGE_SIZE.width * scale), Math.round(PAGE_SIZE.height * scale));
  const context = canvas.getContext('2d');
  context.fillStyle = '#fdfcf8';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#1c1c1c';
  for (const { text, x, y, size, bold } of lines) {
    context.font = `${bold ? 700 : 400} ${size * scale}px Drawn`;
    context.fillText(text, x * scale, y * scale);
  }
  return new Uint8Array(format === 'png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg', 85));
}

/** A resume's lines below each other, the first as the name; lines in capitals are headings. */
export function pageOfLines(lines: readonly string[]): PictureLine[] {
  let y = 40;
  return lines.map((text, index) => {
    const heading = index > 0 && /^[A-Z][A-Z &]+$/.test(text);
    const size = index === 0 ? 22 : heading ? 14 : 10.5;
    y += index === 0 ? 10 : heading ? 30 : 17;
    return { text, x: text.startsWith('•') ? 60 : 48, y, size, bold: index === 0 || heading };
  });
}

/**
 * Writes a PDF with a picture on each page and no text.
 * @param pages JPEGs of A4 pages; one may be used several times
 */
export function pdfOfPictures(pages: readonly Uint8Array[]): Uint8Array {
  const parts: Buffer[] = [];
  const offsets: number[] = [];
  let length = 0;
  const add = (...chunks: (string | Uint8Array)[]) => {
    for (const chunk of chunks) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk, 'latin1') : Buffer.from(chunk);
      parts.push(bytes);
      length += bytes.length;
    }
  };
  const object = (id: number, ...chunks: (string | Uint8Array)[]) => {
    offsets[id] = length;
    add(`${id} 0 obj\n`, ...chunks, '\nendobj\n');
  };
  const pictures = [...new Set(pages)];
  const pageId = (index: number) => 3 + pictures.length + index * 2;
  add('%PDF-1.4\n');
  object(1, '<< /Type /Catalog /Pages 2 0 R >>');
  const kids = pages.map((_, index) => `${pageId(index)} 0 R`).join(' ');
  object(2, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  for (const [index, jpeg] of pictures.entries()) {
    const { width, height } = sizeOf(jpeg);
    const dictionary = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`;
    object(3 + index, `<< ${dictionary} /Length ${jpeg.length} >>\nstream\n`, jpeg, '\nendstream');
  }
  const draw = `q ${PAGE_SIZE.width} 0 0 ${PAGE_SIZE.height} 0 0 cm /P Do Q`;
  for (const [index, jpeg] of pages.entries()) {
    const resources = `/Resources << /XObject << /P ${3 + pictures.indexOf(jpeg)} 0 R >> >>`;
    const box = `/MediaBox [0 0 ${PAGE_SIZE.width} ${PAGE_SIZE.height}]`;
    object(
      pageId(index),
      `<< /Type /Page /Parent 2 0 R ${box} /Contents ${pageId(index) + 1} 0 R ${resources} >>`,
    );
    object(pageId(index) + 1, `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`);
  }
  const start = length;
  const last = pageId(pages.length);
  add(`xref\n0 ${last}\n0000000000 65535 f \n`);
  for (let id = 1; id < last; id += 1) add(`${String(offsets[id]).padStart(10, '0')} 00000 n \n`);
  add(`trailer\n<< /Size ${last} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return new Uint8Array(Buffer.concat(parts));
}

/** The size in pixels, from a JPEG's frame header. */
function sizeOf(jpeg: Uint8Array): { width: number; height: number } {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  for (let index = 2; index + 9 < jpeg.length; index += 2 + view.getUint16(index + 2)) {
    const marker = view.getUint8(index + 1);
    if (marker >= 0xc0 && marker <= 0xc2)
      return { width: view.getUint16(index + 7), height: view.getUint16(index + 5) };
  }
  throw new Error('no JPEG');
}
