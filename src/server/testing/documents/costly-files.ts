/** Small, well-formed files that are designed to cost much time. */
import { strToU8, zipSync } from 'fflate';
import { docxOf, RESUME_LINES } from './documents';
import type { HostileFile } from './hostile-files';

/** A DOCX of about two kilobytes, with one bullet of 400,000 nested brackets. */
export function nestedBrackets(): Uint8Array {
  const bullet = `• Led ${'([{'.repeat(66_667)}${'}])'.repeat(66_667)}`;
  return docxOf([...RESUME_LINES.slice(0, 8), bullet, ...RESUME_LINES.slice(8)]);
}

/** A LinkedIn data export with the given number of positions, all different. */
export function manyPositions(count = 4_000): Uint8Array {
  const rows = Array.from({ length: count }, (_, index) => {
    const year = 2024 - (index % 60);
    return `Harbour ${index + 1} Shipping,Director ${index + 1} of quays,Led quay ${index + 1} with ${index % 90} people.,Jan ${year},Dec ${year}`;
  });
  const header = 'Company Name,Title,Description,Started On,Finished On';
  return zipSync({
    'Profile.csv': strToU8('First Name,Last Name,Headline\nInes,Calder,Harbour director\n'),
    'Positions.csv': strToU8([header, ...rows].join('\n')),
  });
}

/** The costly files, each with the notice that its owner sees. */
export function costlyFiles(): HostileFile[] {
  const expected = /Left out: [\d,]+ (?:roles|characters) beyond the first/;
  return [
    {
      defect: 'nested brackets',
      slot: 'resume',
      fileName: 'brackets.docx',
      bytes: nestedBrackets(),
      expected,
    },
    {
      defect: '4,000 positions',
      slot: 'linkedin',
      fileName: 'positions.zip',
      bytes: manyPositions(),
      expected,
    },
  ];
}
