/**
 * Reads the PDFs with parsers that are independent of our tags and our reader. Text and order must be right.
 */
import { spawnSync } from 'node:child_process';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, inject, it } from 'vitest';
import { readKeyRole } from '@/shared/profile/key-role';
import { documentOf } from '../document';
import { EXPORTED_PROFILES } from '../testing/people';
import { type PdfOptions, typesetPdf } from '.';

const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ');

/** Returns the text as PDF.js, which browsers and most services use, extracts it. */
async function readByPdfJs(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return plain(text);
}

/** Returns the text as Poppler extracts it, which is how applicant tracking systems read a PDF. */
function readByPoppler(bytes: Uint8Array): string {
  const { stdout, status } = spawnSync('pdftotext', ['-', '-'], { input: bytes });
  expect(status).toBe(0);
  return plain(String(stdout));
}

const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined;
if (!hasPoppler) console.error('\n!!! SKIPPED reading by pdftotext: it is not installed here !!!\n');

/** Maximum distance in characters between the parts of one role. */
const MAX_CHARACTERS_BETWEEN = 160;

/** The first position after `from` at which the first part has all others nearby; -1 if there is none. */
function placeTogether(text: string, parts: string[], from: number): number {
  const [first = '', ...others] = parts;
  for (let at = text.indexOf(first, from + 1); at >= 0; at = text.indexOf(first, at + 1)) {
    const beside = text.slice(
      Math.max(0, at - MAX_CHARACTERS_BETWEEN),
      at + first.length + MAX_CHARACTERS_BETWEEN,
    );
    if (others.every((part) => beside.includes(part))) return at;
  }
  return -1;
}

/** Latin script only: a PDF stores others in visual order or as shaped glyphs. */
const latinProfiles = EXPORTED_PROFILES.filter(({ name }) => /^[\p{Script=Latin}\p{P}\s]+$/u.test(name));

describe.each(['brief', 'whole'] as const)('the PDF of the %s profile', (kind) => {
  const typeset = async (profile: (typeof EXPORTED_PROFILES)[number]) => {
    const options: PdfOptions = {
      kind,
      paper: 'a4',
      day: '2026-11-20',
      asPublished: true,
      fonts: inject('fonts'),
    };
    return (await typesetPdf(documentOf(profile, 'https://quarterdeck.example/profile/somebody'), options))
      .bytes;
  };

  /**
   * Expects the name first, then each role with its years, title and employer close together, in the page's order.
   */
  function expectCareer(text: string, profile: (typeof EXPORTED_PROFILES)[number]) {
    expect(text.indexOf(plain(profile.name))).toBeGreaterThanOrEqual(0);
    let from = text.indexOf(plain(profile.name));
    for (const line of profile.highlights) {
      const role = readKeyRole(line);
      const parts = (role ? [role.title, role.organisation, role.years] : [line]).map(plain);
      const at = placeTogether(text, parts, from);
      expect(at, `${line} in ${text}`).toBeGreaterThan(from);
      from = at;
    }
  }

  it('is read by PDF.js with its posts in order', async () => {
    expect(latinProfiles.length).toBeGreaterThan(2);
    for (const profile of latinProfiles) expectCareer(await readByPdfJs(await typeset(profile)), profile);
  });

  it.skipIf(!hasPoppler)('is read by pdftotext with its posts in order', async () => {
    for (const profile of latinProfiles) expectCareer(readByPoppler(await typeset(profile)), profile);
  });
});
