/** The files of an export other than PDF: JSON Resume, vCard, plain text, Markdown, Word and the QR code. */
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { emptyProfile, type ProfileData } from '@/shared/profile/profile-data';
import { emptyFacts } from '@/shared/record/facts';
import { documentOf } from './document';
import { jsonResumeOf } from './json-resume';
import { exportNonPdf, type NonPdfExtras, type NonPdfFormat } from './non-pdf';
import { EXPORTED_PROFILES } from './testing/people';
import { markdownOf, plainTextOf } from './text';
import { vcardOf } from './vcard';

const PAGE = 'https://quarterdeck.example/profile/somebody';
const DAY = '2026-11-20';
const [mara] = EXPORTED_PROFILES as [ProfileData];
const fileOf = (format: NonPdfFormat, profile = mara, extras: Partial<NonPdfExtras> = {}, page?: string) =>
  exportNonPdf(format, profile, documentOf(profile, page ?? PAGE), { day: DAY, ...extras });

type Validate = (
  value: unknown,
  done: (errors: { message: string }[] | null, valid: boolean) => void,
) => void;
const { validate } = createRequire(import.meta.url)('@jsonresume/schema') as { validate: Validate };
const errorsOf = (resume: unknown) =>
  new Promise<unknown>((resolve) => validate(resume, (errors) => resolve(errors ?? [])));

describe('a JSON Resume', () => {
  const resumeOf = (profile: ProfileData, facts?: NonPdfExtras['facts']) =>
    jsonResumeOf({ profile, document: documentOf(profile, PAGE), facts, day: DAY });

  it('is valid by the schema of its project for all example profiles', async () => {
    for (const profile of [...EXPORTED_PROFILES, emptyProfile()])
      expect(await errorsOf(resumeOf(profile))).toEqual([]);
    expect(await errorsOf({ basics: { name: 1 } })).not.toEqual([]);
  });

  it('has the roles of a profile with their years', () => {
    expect(resumeOf(mara).work).toMatchObject([
      { name: 'Lindqvist Operations', position: 'Fractional COO', startDate: '2021' },
      { name: 'Tanager Health', startDate: '2016', endDate: '2021' },
      { name: 'Harrow & Vale Logistics', startDate: '2011', endDate: '2016' },
      { name: 'Brightwater Partners', startDate: '2007', endDate: '2011' },
    ]);
    expect((resumeOf(mara).work as object[])[0]).not.toHaveProperty('endDate');
  });

  it('is made from the record if there is one, with months, schools and unpaid work', async () => {
    const read = { spans: [], confidence: 1 };
    const resume = resumeOf(mara, {
      ...emptyFacts(),
      roles: [
        {
          ...read,
          id: 'role-1',
          title: 'COO',
          organisation: 'Tanager Health',
          start: { year: 2016, month: 4 },
          end: 'present',
          statements: [{ ...read, id: 's', value: 'Opened four countries' }],
        },
        {
          ...read,
          id: 'role-2',
          title: 'Mentor',
          organisation: 'Harbour School',
          statements: [],
          kind: 'volunteering',
        },
      ],
      education: [{ ...read, id: 'e', school: 'Gothenburg University', degree: 'MSc', end: { year: 2006 } }],
    });
    expect(resume.work).toEqual([
      {
        name: 'Tanager Health',
        position: 'COO',
        startDate: '2016-04',
        highlights: ['Opened four countries'],
      },
    ]);
    expect(resume.volunteer).toEqual([{ organization: 'Harbour School', position: 'Mentor' }]);
    expect(resume.education).toEqual([
      { institution: 'Gothenburg University', studyType: 'MSc', endDate: '2006' },
    ]);
    expect(await errorsOf(resume)).toEqual([]);
  });
});

it.each([
  ['2016 to 2021', { startDate: '2016', endDate: '2021' }],
  ['2018 bis heute', { startDate: '2018' }],
  ['since 2019', { startDate: '2019' }],
  ['depuis 2019', { startDate: '2019' }],
  ['2019', { startDate: '2019', endDate: '2019' }],
])('a JSON Resume has the years of %s', (years, dates) => {
  const profile = { ...mara, highlights: [`COO, Tanager Health, ${years}`] };
  const { work } = jsonResumeOf({ profile, document: documentOf(profile), day: DAY });
  expect(work).toEqual([{ name: 'Tanager Health', position: 'COO', ...dates }]);
});

describe('the contact card', () => {
  it('is a vCard of version 4 with the parts of the name, the page, and an e-mail address if one is given', () => {
    const card = vcardOf(documentOf(mara, PAGE), { day: DAY });
    expect(card.split('\r\n').slice(0, 6)).toEqual([
      'BEGIN:VCARD',
      'VERSION:4.0',
      'KIND:individual',
      'FN:Mara Lindqvist',
      'N:Lindqvist;Mara;;;',
      'TITLE:Fractional Chief Operating Officer',
    ]);
    expect(card).toContain(`\r\nURL:${PAGE}\r\n`);
    expect(card).not.toContain('EMAIL');
    expect(vcardOf(documentOf(mara), { day: DAY, email: 'mara@example.com' })).toContain(
      '\r\nEMAIL;TYPE=work:mara@example.com\r\n',
    );
    expect(vcardOf(documentOf(mara), { day: DAY, telephone: '+44 (0) 20 7946 0123' })).toContain(
      '\r\nTEL;TYPE=work:+44 20 7946 0123\r\n',
    );
  });

  it('escapes special characters, and folds its lines at 75 octets', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const card = vcardOf(documentOf({ ...mara, name: text, role: text, location: text }), { day: DAY });
        const lines = card.split('\r\n');
        for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const unfolded = card.replaceAll('\r\n ', '').split('\r\n');
        for (const line of unfolded) expect(line).toMatch(/^(?:[A-Z]+[:;].*)?$/s);
        expect(unfolded.filter((line) => line.startsWith('BEGIN:'))).toHaveLength(1);
      }),
    );
  });
});

describe('the plain text and the Markdown of a profile', () => {
  it('have the sections under their titles, in the order of the page', () => {
    const text = plainTextOf(documentOf(mara, PAGE));
    const titles = ['MEET MARA', 'KEY ROLES', 'SUPERPOWERS', 'SWEET SPOT', 'PERSONAS', 'CERTIFICATIONS'];
    const places = titles.map((title) => text.indexOf(`\n${title}\n`));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(text).toContain('- Engagement Manager, Brightwater Partners, 2007 to 2011');
  });

  it('escape Markdown in what was typed', () => {
    const text = markdownOf(
      documentOf({ ...mara, meet_them: '# not a title\n- no list\n<b>[x](y)</b> *no*' }),
    );
    expect(text).toContain('\\# not a title');
    expect(text).toContain('\\- no list');
    expect(text).toContain('\\<b\\>\\[x\\](y)\\</b\\> \\*no\\*');
  });
});

describe('the Word file', () => {
  const xmlOf = async (profile: ProfileData) => {
    const files = unzipSync((await fileOf('docx', profile)) as Uint8Array);
    return strFromU8(files['word/document.xml'] as Uint8Array);
  };

  it('sets titles, headings and years in named styles', async () => {
    const xml = await xmlOf(mara);
    for (const style of ['Title', 'Subtitle', 'Heading1', 'Heading2', 'Years'])
      expect(xml).toContain(`<w:pStyle w:val="${style}"/>`);
    expect(xml).toContain('Harrow &amp; Vale Logistics');
  });

  it('is right-to-left for a right-to-left script', async () => {
    const arabic = EXPORTED_PROFILES.find(({ name }) => name.startsWith('ليلى')) as ProfileData;
    expect(await xmlOf(arabic)).toContain('<w:bidi/>');
    expect(await xmlOf(mara)).not.toContain('<w:bidi/>');
  });

  it('is valid XML whatever was typed', async () => {
    const { DOMParser } = await import('linkedom');
    const xml = await xmlOf({ ...mara, role: 'a\u0000b\u0007 <w:p> & \ud83d', user_manual: ']]>'.repeat(9) });
    expect(xml).not.toMatch(/(?!\s)\p{Cc}|\p{Cs}/u);
    expect(new DOMParser().parseFromString(xml, 'text/xml').querySelectorAll('w\\:p').length).toBeGreaterThan(
      20,
    );
  });
});

describe('the QR code', () => {
  it('is an SVG of paths, or a square PNG', async () => {
    const svg = strFromU8((await fileOf('qr-svg')) as Uint8Array);
    expect(svg).toMatch(/^<svg [^>]+><path fill="#fff"[^>]+\/><path d="M[^"]+"\/><\/svg>$/);
    const { format, width, height } = await sharp((await fileOf('qr-png')) as Uint8Array).metadata();
    expect(format).toBe('png');
    expect(width).toBe(height);
  });

  it('does not exist for a profile without a page', async () => {
    const document = documentOf(mara);
    for (const format of ['qr-svg', 'qr-png'] as const)
      expect(await exportNonPdf(format, mara, document, { day: DAY })).toBeUndefined();
  });
});
