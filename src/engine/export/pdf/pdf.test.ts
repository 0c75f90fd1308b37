import { describe, expect, inject, it } from 'vitest';
import { emptyProfile, type ProfileData } from '@/shared/profile/profile-data';
import { tableCases } from '@/shared/testing/property-runs';
import { documentOf } from '../document';
import { findPdfFaults } from '../testing/check-pdf';
import { EXPORTED_PROFILES } from '../testing/people';
import { readTaggedPdf } from '../testing/read-pdf';
import { type PdfOptions, typesetPdf, UnknownScriptError } from '.';

const PAGE = 'https://quarterdeck.example/profile/somebody';
const options = (kind: PdfOptions['kind'], paper: PdfOptions['paper'] = 'a4'): PdfOptions => ({
  kind,
  paper,
  day: '2026-11-20',
  asPublished: true,
  fonts: inject('fonts'),
});
const typeset = (profile: ProfileData, kind: PdfOptions['kind'], more: Partial<PdfOptions> = {}) =>
  typesetPdf(documentOf(profile, PAGE), { ...options(kind), ...more });

const pdfByTitle = new Map<string, ReturnType<typeof typeset>>();
/** Typesets one of the exported profiles, once for all tests. */
async function typesetOnce(profile: ProfileData, kind: PdfOptions['kind']): Promise<Uint8Array> {
  const title = `${kind} of ${profile.name}`;
  const typesetting = pdfByTitle.get(title) ?? typeset(profile, kind);
  pdfByTitle.set(title, typesetting);
  // A copy, since PDF.js transfers the buffer that it reads.
  return (await typesetting).bytes.slice();
}
const [mara] = EXPORTED_PROFILES as [ProfileData];
/** One profile for each way of setting text: Latin with marks above marks, Cyrillic, from the right, without spaces. */
const PROFILES = tableCases(
  EXPORTED_PROFILES,
  ({ name }) => name === mara.name || /[ễạ\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Han}]/u.test(name),
);
const removeSpaces = (text: string) => text.normalize('NFKC').replace(/[\s\u200b]+/g, '');

/** Vowel signs, which the PDF omits: programs that read it would find them after other letters too. */
const OMITTED_VOWEL_SIGN_PATTERN = /[\u064b-\u0652]/g;

/** Each form in which PDF.js may return a word: it sometimes exchanges the two letters of an Arabic ligature. */
const READINGS = [
  (word: string) => removeSpaces(word.replace(OMITTED_VOWEL_SIGN_PATTERN, '')),
  (word: string) => removeSpaces(word.replace(OMITTED_VOWEL_SIGN_PATTERN, '').replaceAll('لا', 'ال')),
];

describe.each(['brief', 'whole'] as const)('the PDF of the %s profile', (kind) => {
  it.each(PROFILES.map((profile) => [profile.name, profile] as const))(
    'of %s is tagged as PDF/UA-1 requires',
    async (_name, profile) => {
      expect(await findPdfFaults(await typesetOnce(profile, kind))).toEqual([]);
    },
  );

  it('states its person and its language, and links to the page', async () => {
    for (const profile of PROFILES) {
      const read = await readTaggedPdf(await typesetOnce(profile, kind));
      expect(read.author).toBe(profile.name.replace(OMITTED_VOWEL_SIGN_PATTERN, ''));
      expect(read.title).toContain(profile.name);
      expect(read.links).toContain(PAGE);
      expect(read.language?.split('-')[0]).toBe(documentOf(profile).language ?? 'en');
    }
  });

  it('uses only the product’s own fonts', async () => {
    for (const profile of PROFILES) {
      const { fonts } = await readTaggedPdf(await typesetOnce(profile, kind));
      expect(fonts.size).toBeGreaterThan(0);
      expect([...fonts].filter((name) => !name.startsWith('Quarterdeck'))).toEqual([]);
    }
  });
});

describe('the PDF of the whole profile', () => {
  it('has its headings in the order of the page', async () => {
    const { tags } = await readTaggedPdf(await typesetOnce(mara, 'whole'));
    const headings = tags.filter(({ role }) => /^H[12]$/.test(role)).map(({ text }) => text);
    expect(headings).toEqual([
      'Mara Lindqvist',
      'Meet Mara',
      'Description',
      'Key Roles',
      'Superpowers',
      'Case stories',
      'Sweet Spot',
      'Engagement terms',
      'Personas',
      'Functional Skills',
      'Focus Areas',
      'Industries',
      'Geographical Coverage',
      'Stage',
      'Certifications',
      'Personal Interests',
      'Mara’s User Manual',
    ]);
  });

  it('has the words of name, title, introduction, facts and sweet spot, in every script', async () => {
    for (const profile of PROFILES) {
      const { tags } = await readTaggedPdf(await typesetOnce(profile, 'whole'));
      const read = removeSpaces(tags.map(({ text }) => text).join(''));
      const { meet, facts, sweetSpot } = documentOf(profile);
      const texts = [
        profile.name,
        profile.role,
        ...meet.paragraphs,
        ...facts.flatMap(({ items }) => items),
        ...sweetSpot,
      ];
      // The library returns the words of right-to-left text in visual order, from the left.
      const words = texts.flatMap((text) =>
        documentOf(profile).rightToLeft ? text.split(/[\s.,־״]+/) : [text],
      );
      for (const word of words) expect(READINGS.some((reading) => read.includes(reading(word)))).toBe(true);
    }
  });

  it('lays out two hundred roles without omitting one', async () => {
    const highlights = Array.from(
      { length: 200 },
      (_, index) =>
        `Director ${index}, Company ${index}, 2001 to 2002: led ${index} people through a year of change`,
    );
    const { bytes, pages } = await typeset({ ...mara, highlights }, 'whole');
    expect(pages).toBeGreaterThan(5);
    const { tags } = await readTaggedPdf(bytes);
    const text = tags.map((tag) => tag.text).join(' ');
    for (const index of highlights.keys()) expect(text).toContain(`Director ${index} Company ${index}`);
    expect(await findPdfFaults(bytes)).toEqual([]);
  });
});

describe('the PDF of the brief profile', () => {
  const long = 'A sentence that says rather little about a person. ';
  const crowded: ProfileData = {
    ...mara,
    name: 'Maximiliana-Alexandrina '.repeat(12).trim(),
    role: 'Chief Operating Officer and '.repeat(18).trim(),
    meet_them: long.repeat(190),
    sweetspot: long.repeat(190),
    highlights: Array.from(
      { length: 200 },
      (_, index) => `Director of Operations ${index}, Company ${index}, 2001 to 2002: ${long.repeat(30)}`,
    ),
    focus_areas: Array.from({ length: 200 }, () => long.repeat(20)),
    industries: Array.from({ length: 200 }, () => long.repeat(20)),
    stage_focus: Array.from({ length: 200 }, () => long.repeat(20)),
    geographical_coverage: Array.from({ length: 200 }, () => long.repeat(20)),
    certifications: Array.from({ length: 200 }, () => long.repeat(20)),
    personal_interests: Array.from({ length: 200 }, () => long.repeat(20)),
    superpowers: Array.from({ length: 50 }, () => ({ title: long.repeat(5), description: long.repeat(30) })),
    personas: Array.from({ length: 50 }, () => ({ title: long.repeat(5), bullets: [long.repeat(30)] })),
    functional_skills: Array.from({ length: 50 }, () => ({
      name: long.repeat(5),
      value: [{ title: long.repeat(5), description: long.repeat(30) }],
    })),
  };

  it.each(['a4', 'us-letter'] as const)('has two pages on %s, however long the profile', async (paper) => {
    const { bytes, pages } = await typeset(crowded, 'brief', { paper });
    expect(pages).toBe(2);
    expect(await findPdfFaults(bytes)).toEqual([]);
  });

  it('has two pages for an ordinary person', async () => {
    const profile = {
      ...mara,
      meet_them: long.repeat(14),
      superpowers: [...mara.superpowers, ...mara.superpowers],
    };
    expect((await typeset(profile, 'brief')).pages).toBe(2);
  });

  it('shows availability next to the place, and the other terms before the facts', async () => {
    const { tags } = await readTaggedPdf(await typesetOnce(mara, 'brief'));
    const texts = tags.map(({ text }) => text).join(' ');
    expect(texts).toContain('Singapore. Available from 11 January 2027, 6 to 8 days a month');
    const headings = tags.filter(({ role }) => role === 'H2').map(({ text }) => text);
    expect(headings.slice(0, 6)).toEqual([
      'Start',
      'Kind of engagement',
      'Notice',
      'Rate',
      'Not for',
      'Focus Areas',
    ]);
  });

  it('omits the personas before anything else on its first page', async () => {
    const headings = async (profile: ProfileData) =>
      (await readTaggedPdf((await typeset(profile, 'brief')).bytes)).tags
        .filter(({ role }) => role === 'H2')
        .map(({ text }) => text);
    expect(await headings(mara)).toContain('Personas');
    const longProfile = {
      ...mara,
      meet_them: long.repeat(20),
      sweetspot: long.repeat(12),
      superpowers: crowded.superpowers,
    };
    const longHeadings = await headings(longProfile);
    expect(longHeadings).not.toContain('Personas');
    expect(longHeadings).toEqual(
      expect.arrayContaining(['Superpowers', 'Sweet Spot', 'Key Roles', 'Functional Skills']),
    );
  });

  it('keeps the personas if only the facts are too long, and shows terms in full', async () => {
    const items = (what: string) =>
      Array.from({ length: 8 }, (_, at) => `${what} of a rather long name ${at}`);
    const exclusions =
      'Turnarounds on a creditor’s clock, and companies of more owners than chief executives.';
    const longFacts = {
      ...mara,
      focus_areas: items('Focus'),
      industries: items('Industry'),
      geographical_coverage: items('Region'),
      certifications: items('Certificate'),
      engagement: [
        ...mara.engagement.slice(0, -1),
        { term: 'not_for', text: exclusions, shown: 'page' } as const,
      ],
    };
    const { bytes, pages } = await typeset(longFacts, 'brief');
    expect(pages).toBe(2);
    const { tags } = await readTaggedPdf(bytes);
    const read = removeSpaces(tags.map(({ text }) => text).join(' '));
    expect(read).toContain('Personas');
    expect(read).toContain(removeSpaces(exclusions));
    expect(read).not.toContain(removeSpaces('Certificate of a rather long name 7'));
    expect(await findPdfFaults(bytes)).toEqual([]);
  });

  it('has one page if everything fits on it', async () => {
    const short = { ...mara, personas: [], sweetspot: '', superpowers: [], engagement: [], case_stories: [] };
    const { bytes, pages } = await typeset(short, 'brief');
    expect(pages).toBe(1);
    const { tags } = await readTaggedPdf(bytes);
    expect(tags.map(({ text }) => text).join(' ')).toContain('Engagement Manager, Brightwater Partners');
    expect(await findPdfFaults(bytes)).toEqual([]);
  });

  it('has one page if there is nothing for a second', async () => {
    const { pages } = await typeset(
      { ...mara, highlights: [], case_stories: [], functional_skills: [] },
      'brief',
    );
    expect(pages).toBe(1);
  });
});

describe('a PDF of unusual input', () => {
  const odd: [string, string][] = [
    ['markup', '#panic() *bold* @ref `raw` $x^2$ \\ <label> // comment'],
    ['a word of ten thousand letters', 'x'.repeat(10_000)],
    ['emoji', 'Ships things 🚀 👩‍💻 🇸🇪 ☕️ every week'],
    ['control characters', 'a\u0000b\u0007c\ufeffd\u2028e\u202ef'],
    ['half a character', 'left \ud83d right'],
    ['letters of scripts without a font', 'ᚠᛇᚻ ꦲꦏ among Latin letters that fill the line'],
    ['stacked marks', `a${'\u0301'.repeat(200)}`],
  ];
  it.each(odd)('has no faults with %s', async (_name, text) => {
    const profile = {
      ...mara,
      role: text.slice(0, 500),
      meet_them: text,
      highlights: [text.slice(0, 2_000)],
    };
    for (const kind of ['brief', 'whole'] as const)
      expect(await findPdfFaults((await typeset(profile, kind)).bytes)).toEqual([]);
  });

  it('has markup printed literally', async () => {
    const { tags } = await readTaggedPdf(
      (await typeset({ ...mara, meet_them: '#panic() *bold* @ref' }, 'whole')).bytes,
    );
    expect(tags.map(({ text }) => text).join(' ')).toContain('#panic() *bold* @ref');
  });

  it('is refused if the profile is in a script without a font', async () => {
    const profile = { ...emptyProfile(), name: 'ᚠᚢᚦᚨᚱᚲ', meet_them: 'ᚠᚢᚦᚨᚱᚲ ᚷᚹᚺᚾᛁᛃ' };
    await expect(typeset(profile, 'whole')).rejects.toThrow(UnknownScriptError);
  });

  it('has one page for an empty profile', async () => {
    const { bytes, pages } = await typeset(emptyProfile(), 'brief');
    expect(pages).toBe(1);
    expect(await findPdfFaults(bytes)).toEqual([]);
  });
});

it('a PDF shows the photo with its alternative text', async () => {
  const { default: sharp } = await import('sharp');
  const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#8c6114' } })
    .jpeg()
    .toBuffer();
  const { tags } = await readTaggedPdf((await typeset(mara, 'brief', { photo })).bytes);
  expect(tags.find(({ alt }) => alt === 'Portrait of Mara Lindqvist')?.role).toBe('Figure');
});
