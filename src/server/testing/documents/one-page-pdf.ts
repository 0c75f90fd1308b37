/** PDFs of one page whose lines have operators and fonts of their own. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { assemblePdf } from './pdf';

const require = createRequire(import.meta.url);

/**
 * A line of text: its position in points from the left and the bottom edge, its size in points, PDF operators to run
 * before it, and the number of its font from 1.
 */
type Line = readonly [x: number, y: number, size: number, text: string, before?: string, font?: number];

/**
 * Writes a PDF of one page, US Letter.
 * @param lines text in ASCII
 * @param fonts its fonts as objects, Helvetica unless given
 * @param others the objects that the fonts refer to, numbered after those of the fonts
 */
export function onePagePdf(
  lines: readonly Line[],
  fonts: readonly string[] = [HELVETICA],
  others: readonly string[] = [],
): Uint8Array {
  const content = lines
    .map(([x, y, size, text, before = '', font = 1]) => {
      const escapedText = text.replace(/[()\\]/g, '\\$&');
      return `q ${before} BT /F${font} ${size} Tf ${x} ${y} Td (${escapedText}) Tj ET Q`;
    })
    .join('\n');
  const names = fonts.map((_, index) => `/F${index + 1} ${5 + index} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << ${names} >> >> /Contents 4 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...fonts,
    ...others,
  ];
  return assemblePdf(objects);
}

const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

/**
 * A PDF of one page with two TrueType fonts of one name, as Europass has them: the first is regular, the second bold.
 */
export function pdfWithFontsOfOneName(lines: readonly Line[]): Uint8Array {
  const fonts = ['Regular', 'Bold'].flatMap((weight, index) => {
    const path = require.resolve(`pdfjs-dist/standard_fonts/LiberationSans-${weight}.ttf`);
    const file = `${readFileSync(path).toString('hex')}>`;
    const [descriptor, stream] = [7 + 2 * index, 8 + 2 * index];
    return {
      font:
        '<< /Type /Font /Subtype /TrueType /BaseFont /Liberation#20Sans /Encoding /WinAnsiEncoding /FirstChar 32 ' +
        `/LastChar 126 /Widths [${Array(95).fill(500).join(' ')}] /FontDescriptor ${descriptor} 0 R >>`,
      descriptor:
        '<< /Type /FontDescriptor /FontName /Liberation#20Sans /Flags 32 /FontBBox [0 -200 1000 900] /ItalicAngle 0 ' +
        `/Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 /FontFile2 ${stream} 0 R >>`,
      file: `<< /Length ${file.length} /Length1 ${(file.length - 1) / 2} /Filter /ASCIIHexDecode >>\nstream\n${file}\nendstream`,
    };
  });
  return onePagePdf(
    lines,
    fonts.map(({ font }) => font),
    fonts.flatMap(({ descriptor, file }) => [descriptor, file]),
  );
}
