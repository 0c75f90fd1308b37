/** Minimal real PDFs with lines of text, for tests that include the PDF engine. */

/** A one-page PDF in Helvetica; each line is [x, y from the bottom, size, text, PDF operators to run before it]. */
export function tinyPdf(
  lines: readonly (readonly [x: number, y: number, size: number, text: string, before?: string])[],
): Uint8Array {
  const content = lines
    .map(([x, y, size, text, before = '']) => {
      const shown = text.replace(/[()\\]/g, '\\$&');
      return `q ${before} BT /F1 ${size} Tf ${x} ${y} Td (${shown}) Tj ET Q`;
    })
    .join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  return assemble(objects, '');
}

/** The structure of `tinyPdf` with an /Encrypt dictionary whose keys do not match an empty password. */
export function tinyProtectedPdf(): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
    `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`,
  ];
  return assemble(
    objects,
    '/Encrypt 4 0 R /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]',
  );
}

function assemble(objects: readonly string[], trailer: string): Uint8Array {
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = pdf.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  pdf += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF`;
  return new TextEncoder().encode(pdf);
}
