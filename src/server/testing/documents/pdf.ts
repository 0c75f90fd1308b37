/** Writes small PDFs for tests: positioned text in Helvetica. */

export interface PlacedText {
  /** Points from the left edge. */
  x: number;
  /** Points from the bottom edge. */
  y: number;
  /** Points. */
  size: number;
  text: string;
}

/** US Letter, the paper size of LinkedIn's PDFs. */
const WIDTH = 612;
const HEIGHT = 792;

/** A PDF string in WinAnsi, where the bullet has a code of its own. */
const escapePdfString = (text: string) =>
  text.replace(/[\\()]/g, (character) => `\\${character}`).replaceAll('•', '\\225');

/**
 * Writes a PDF.
 * @param pages text in Latin-1, by page
 * @returns the bytes of a PDF 1.4
 */
export function writePdf(pages: PlacedText[][]): Uint8Array {
  const objects: string[] = [];
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  objects.push('<< /Type /Catalog /Pages 2 0 R >>');
  objects.push(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  for (const [index, page] of pages.entries()) {
    const content = page
      .map(
        ({ x, y, size, text }) => `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escapePdfString(text)}) Tj ET`,
      )
      .join('\n');
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${5 + index * 2} 0 R ` +
        '/Resources << /Font << /F1 3 0 R >> >> >>',
    );
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  }
  return assemblePdf(objects);
}

/**
 * Joins the objects of a PDF, the first of which is its catalog.
 * @param objects their text in Latin-1, in the order of their numbers
 * @param trailer further entries of the trailer
 * @returns the bytes of a PDF 1.4
 */
export function assemblePdf(objects: readonly string[], trailer = ''): Uint8Array {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const offset of offsets) file += `${String(offset).padStart(10, '0')} 00000 n \n`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(Buffer.from(file, 'latin1'));
}
