/** Small documents of fictional people, valid and invalid, generated in code. */

import { strToU8, zipSync } from 'fflate';
import { escapeMarkup } from './escape-markup';
import { writePdf } from './pdf';

/** A DOCX with one paragraph per line. */
export function docxOf(lines: readonly string[]): Uint8Array {
  const paragraphs = lines.map(
    (line) => `<w:p><w:r><w:t xml:space="preserve">${escapeMarkup(line)}</w:t></w:r></w:p>`,
  );
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Default Extension="xml" ContentType="application/xml"/>' +
        `<Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
        `<Relationship Id="r1" Type="${office}" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': strToU8(
      '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">' +
        `<w:body>${paragraphs.join('')}</w:body></w:document>`,
    ),
  });
}

/** A typical resume of a fictional finance executive. */
export const RESUME_LINES = [
  'Ines Calder',
  'Chief Financial Officer',
  'Lisbon, Portugal',
  'Summary',
  'Finance executive with fifteen years in shipping and ports.',
  'Experience',
  'Chief Financial Officer, Saltmarsh Shipping',
  'March 2018 - Present',
  '• Raised EUR 40 million in a Series B for the fleet renewal',
  '• Cut working capital by 22% within two years',
  '• Built a finance team of 18 people in three countries',
  'Finance Director, Tidewater Terminals',
  'January 2012 - February 2018',
  '• Led the integration of two acquired terminals',
  '• Reduced month-end close from 12 days to 4',
  'Education',
  'MBA, Nova Harbour School of Business, 2011',
  'Skills',
  'Treasury, Fundraising, Mergers and acquisitions, Financial planning',
] as const;

/** LinkedIn's data export with two of its files. */
export function linkedInZip(): Uint8Array {
  return zipSync({
    'Profile.csv': strToU8(
      'First Name,Last Name,Headline,Summary,Industry,Geo Location\n' +
        'Ines,Calder,Chief Financial Officer,Finance executive in shipping.,Maritime,"Lisbon, Portugal"\n',
    ),
    'Positions.csv': strToU8(
      'Company Name,Title,Description,Location,Started On,Finished On\n' +
        'Saltmarsh Shipping,Chief Financial Officer,Raised EUR 40 million in a Series B.,Lisbon,Mar 2018,\n' +
        'Tidewater Terminals,Finance Director,"Led the integration of two terminals.",Porto,Jan 2012,Feb 2018\n',
    ),
  });
}

/** A PDF that needs a password to be opened. */
export function protectedPdf(): Uint8Array {
  const plain = Buffer.from(writePdf([[{ x: 72, y: 700, size: 12, text: 'Nobody reads this.' }]])).toString(
    'latin1',
  );
  const unknownKey = 'a7'.repeat(32);
  const encrypt = `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${unknownKey}> /U <${unknownKey}> >>`;
  const id = `/ID [<${'0c'.repeat(16)}> <${'0c'.repeat(16)}>]`;
  return Buffer.from(plain.replace('trailer\n<<', `trailer\n<< ${encrypt} ${id}`), 'latin1');
}

/** A PDF whose only page has no text, like that of a scan. */
export function scannedPdf(): Uint8Array {
  return writePdf([[]]);
}
