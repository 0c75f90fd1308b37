/** Reading the product's own files gives the record from which they were written. */
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { emptyProfile, type ProfileData } from '@/shared/profile/profile-data';
import { type CareerFacts, emptyFacts, type RoleFact } from '@/shared/record/facts';
import { propertyRuns, tableCases } from '@/shared/testing/property-runs';
import { readFile } from '../read/read-file';
import { documentOf } from './document';
import { jsonResumeOf } from './json-resume';
import { typesetPdf } from './pdf';
import { EXPORTED_PROFILES } from './testing/people';
import { REFERENCES } from './testing/references';
import { makeWordFile } from './word';

const PAGE = 'https://quarterdeck.example/profile/somebody';
const DAY = '2026-11-20';

async function readBack(format: 'pdf' | 'docx' | 'json', profile: ProfileData): Promise<CareerFacts> {
  // References are not part of the career. If a name is not recognised, an English title in a reference is
  // read as the headline, so those people get no references.
  const unnamed = UNREAD_FIELDS[profile.name]?.includes('name');
  const document = documentOf(profile, PAGE, unnamed ? REFERENCES.slice(1) : REFERENCES);
  const bytes = {
    pdf: async () =>
      (
        await typesetPdf(document, {
          kind: 'whole',
          paper: 'a4',
          day: DAY,
          asPublished: true,
          fonts: inject('fonts'),
        })
      ).bytes,
    docx: () => makeWordFile(document),
    json: async () => new TextEncoder().encode(JSON.stringify(jsonResumeOf({ profile, document, day: DAY }))),
  };
  return readFile({
    slot: 'resume',
    source: 's1',
    fileName: `profile.${format}`,
    bytes: await bytes[format](),
  });
}

const yearOf = (date: RoleFact['end']) => (date === 'present' ? 'present' : date?.year);
/**
 * Known limits of the reader in any format: a headline in a language whose titles are not in its vocabulary, and a
 * Hebrew name with a maqaf.
 */
const UNREAD_FIELDS: Record<string, ('headline' | 'name')[]> = {
  'Nguyễn Thị Hồng Ánh': ['headline'],
  'Ελένη Παπαδοπούλου': ['headline'],
  김서연: ['headline'],
  'נועה בן־ארי': ['name'],
};

/** The parts of a career that must be read back unchanged. */
const careerPartsOf = ({ name, headline, roles }: CareerFacts) => ({
  name: name?.value,
  headline: headline?.value,
  roles: roles.map(({ title, organisation, start, end }) => [
    title,
    organisation,
    yearOf(start),
    yearOf(end),
  ]),
});
const expectedOf = (profile: ProfileData) => ({
  name: profile.name,
  headline: profile.role,
  roles: documentOf(profile).roles.flatMap((role) => {
    if ('line' in role) return [];
    const [start, end] = role.years.match(/\d{4}/g)?.map(Number) ?? [];
    return [[role.title, role.organisation, start, end ?? 'present']];
  }),
});

const NAMES = [
  'Mara Lindqvist',
  'Ruth Calloway',
  'Tove Sandvik',
  'Idris Okonjo',
  'Hélène Marchand',
  'Jürgen Weiß',
];
const TITLES = [
  'Chief Operating Officer',
  'Chief Financial Officer',
  'Vice President Operations',
  'Head of Product',
  'Managing Director',
];
const COMPANIES = [
  'Tanager Health',
  'Harrow & Vale Logistics',
  'Brightwater Partners',
  'Kestrel Freight',
  'Fjordlight AS',
  'Corbel Software',
  'Halden Instruments',
];
const OUTCOMES = [
  'Grew the team from 40 to 310 people',
  'Cut the monthly close from 12 days to 5',
  'Opened four countries',
  '',
];

/** Fictional careers: several consecutive roles, of which the latest may be current. */
const careers = fc
  .record({
    name: fc.constantFrom(...NAMES),
    role: fc.constantFrom(...TITLES.map((title) => `Fractional ${title}`)),
    posts: fc.array(
      fc.record({
        title: fc.constantFrom(...TITLES),
        years: fc.integer({ min: 1, max: 6 }),
        outcome: fc.constantFrom(...OUTCOMES),
      }),
      { minLength: 2, maxLength: 6 },
    ),
    companies: fc.shuffledSubarray(COMPANIES, { minLength: 6 }),
    present: fc.boolean(),
  })
  .map(({ name, role, posts, companies, present }): ProfileData => {
    let to = 2026;
    const highlights = posts.map(({ title, years, outcome }, index) => {
      const from = to - years;
      const span = index === 0 && present ? `${from} to today` : `${from} to ${to}`;
      to = from;
      return `${title}, ${companies[index]}, ${span}${outcome ? `: ${outcome}` : ''}`;
    });
    return {
      ...emptyProfile(),
      name,
      role,
      location: 'Leeds',
      summary: 'Operating executive with eighteen years in health services and logistics.',
      meet_them: `${name.split(' ')[0]} runs the part of a company that nobody notices until it breaks.`,
      highlights,
      certifications: ['Lean Six Sigma Black Belt'],
      industries: ['Logistics', 'Health services'],
    };
  });

describe.each(['json', 'docx', 'pdf'] as const)('read back from %s', (format) => {
  it('a career is unchanged', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(careers, async (profile) => {
        expect(careerPartsOf(await readBack(format, profile))).toEqual(expectedOf(profile));
      }),
      { numRuns: propertyRuns(25), seed: 17 },
    );
  });

  it.each(
    tableCases(EXPORTED_PROFILES, (_, index) => index % 2 === 0).map(
      (profile) => [profile.name, profile] as const,
    ),
  )('%s is unchanged', async (_name, profile) => {
    const unread = format === 'json' ? [] : (UNREAD_FIELDS[profile.name] ?? []);
    const without = (career: Partial<ReturnType<typeof careerPartsOf>>) => {
      for (const field of unread) delete career[field];
      return career;
    };
    expect(without(careerPartsOf(await readBack(format, profile)))).toEqual(without(expectedOf(profile)));
  });
});

it('a record read back from the JSON Resume made of it has the same roles, schools, certificates and languages', async () => {
  const read = { spans: [], confidence: 1 };
  const facts: CareerFacts = {
    ...emptyFacts(),
    roles: [
      {
        ...read,
        id: 'r1',
        title: 'COO',
        organisation: 'Tanager Health',
        start: { year: 2016, month: 4 },
        end: 'present',
        location: 'Singapore',
        kind: 'employment',
        statements: [{ ...read, id: 's1', value: 'Opened clinics in four countries within two years.' }],
      },
    ],
    education: [
      {
        ...read,
        id: 'e1',
        school: 'Gothenburg University',
        degree: 'MSc',
        field: 'Economics',
        end: { year: 2006 },
      },
    ],
    certifications: [{ ...read, id: 'c1', value: 'ACA', issuer: 'ICAEW', date: { year: 2012, month: 11 } }],
    languages: [{ ...read, id: 'l1', value: 'Swedish' }],
  };
  const [profile] = EXPORTED_PROFILES as [ProfileData];
  const resume = jsonResumeOf({ profile, document: documentOf(profile, PAGE), facts, day: DAY });
  const back = await readFile({
    slot: 'resume',
    source: 's1',
    fileName: 'resume.json',
    bytes: new TextEncoder().encode(JSON.stringify(resume)),
  });
  const withoutMarks = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (key, each) => (['id', 'spans', 'confidence'].includes(key) ? undefined : each)),
    );
  for (const part of ['roles', 'education', 'certifications', 'languages'] as const)
    expect(withoutMarks(back[part])).toEqual(withoutMarks(facts[part]));
});
