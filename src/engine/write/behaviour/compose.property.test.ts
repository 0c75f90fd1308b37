/** Profiles composed of random facts, and what holds for all of them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evidenceSchema } from '@/shared/generation/evidence-schema';
import { type ProfileData, profileDataSchema } from '@/shared/profile/profile-data';
import { type CareerFacts, emptyFacts } from '@/shared/record/facts';
import { propertyRuns } from '@/shared/testing/property-runs';
import { composeProfile } from '..';

const WORDS =
  'led built 40 teams Tanager the of and in I my 1,200 revenue growth EUR 8m board risk from 3 to 19 Chief officer with, (Series B) platform; data: patients ☕ • über von für équipe 市場 “quoted” P&L COO results-driven'.split(
    ' ',
  );
const noise = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }).map((words) => words.join(' ')),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 120 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '\u0000',
      '((((',
      '-'.repeat(500),
      `Led ${'growth '.repeat(900)}`,
      '\ud800',
      '.',
      'I',
      'I am',
      'My',
    ),
  },
);
const span = noise.map((quote) => ({ source: 's1', quote }));
const read = {
  id: fc.uuid(),
  spans: fc.array(span, { maxLength: 3 }),
  confidence: fc.double({ min: 0, max: 1 }),
};
const text = fc.record({ ...read, value: noise });
const yearMonth = fc.record({ year: fc.integer({ min: 1950, max: 2030 }) });
const end = fc.oneof(yearMonth, fc.constant('present' as const));
const role = fc.record(
  {
    ...read,
    title: noise,
    organisation: noise,
    statements: fc.array(text, { maxLength: 8 }),
    start: yearMonth,
    end,
    location: noise,
    kind: fc.constantFrom('employment' as const, 'volunteering' as const, 'board' as const),
  },
  { requiredKeys: ['id', 'spans', 'confidence', 'title', 'organisation', 'statements'] },
);
const education = fc.record(
  { ...read, school: noise, degree: noise, field: noise, end: yearMonth },
  { requiredKeys: ['id', 'spans', 'confidence', 'school'] },
);
const certification = fc.record(
  { ...read, value: noise, issuer: noise },
  { requiredKeys: ['id', 'spans', 'confidence', 'value'] },
);
const texts = fc.array(text, { maxLength: 6 });
const facts: fc.Arbitrary<CareerFacts> = fc
  .record(
    {
      name: text,
      headline: text,
      location: text,
      linkedinUrl: noise,
      about: texts,
      roles: fc.array(role, { maxLength: 5 }),
      education: fc.array(education, { maxLength: 3 }),
      certifications: fc.array(certification, { maxLength: 3 }),
      skills: texts,
      skillGroups: fc.array(fc.record({ name: noise, skills: fc.array(noise, { maxLength: 3 }) }), {
        maxLength: 2,
      }),
      industries: texts,
      languages: texts,
      interests: texts,
      statements: texts,
    },
    { requiredKeys: [] },
  )
  .map((some) => ({
    ...emptyFacts(),
    sources: [{ id: 's1', kind: 'resume' as const, name: 'resume.pdf' }],
    ...some,
  }));

const textsOf = (profile: ProfileData): string[] => [
  ...Object.values(profile).filter(
    (value): value is string => typeof value === 'string' && !value.startsWith('http'),
  ),
  ...[profile.highlights, profile.focus_areas, profile.certifications, profile.personal_interests].flat(),
  ...profile.personas.flatMap(({ title, bullets }) => [title, ...bullets]),
  ...profile.superpowers.flatMap(({ title, description }) => [title, description]),
  ...profile.functional_skills.flatMap(({ value }) =>
    value.flatMap(({ title, description }) => [title, description]),
  ),
];
const numbersIn = (value: string) =>
  (value.normalize('NFKC').match(/\d+(?:[.,’'\u00a0\u202f]\d+)*/g) ?? []).map((number) =>
    number.replace(/[^\d]/g, ''),
  );

/** For a hundred profiles on a busy machine. */
const TIME_LIMIT_MS = 90_000;

describe('a profile of any facts', () => {
  it(
    'is valid and has no number that is not in a fact',
    () => {
      fc.assert(
        fc.property(facts, (given) => {
          const { profile, evidence } = composeProfile(given);
          profileDataSchema.parse(profile);
          evidenceSchema.parse(evidence);
          const { sources: _, ...read } = given;
          const known = new Set(
            numbersIn(
              JSON.stringify(read, (key, value) =>
                key === 'id' || key === 'confidence' ? undefined : value,
              ),
            ),
          );
          for (const printed of textsOf(profile))
            for (const number of numbersIn(printed)) expect(known).toContain(number);
        }),
        { numRuns: propertyRuns(150), seed: 20 },
      );
    },
    TIME_LIMIT_MS,
  );

  it(
    'has no word of a certificate, and no name after ‘at’, that is not in a fact',
    () => {
      fc.assert(
        fc.property(facts, (given) => {
          const { profile } = composeProfile(given);
          const source = JSON.stringify(given).normalize('NFC').toLowerCase();
          for (const entry of profile.certifications)
            for (const word of entry.toLowerCase().match(/[a-z]{4,}/g) ?? []) expect(source).toContain(word);
          const names = textsOf(profile).flatMap((printed) =>
            [...printed.matchAll(/\bat (\p{Lu}\p{L}+)/gu)].map((match) => match[1] ?? ''),
          );
          for (const name of names) expect(source).toContain(name.toLowerCase());
        }),
        { numRuns: propertyRuns(100), seed: 21 },
      );
    },
    TIME_LIMIT_MS,
  );

  it(
    'repeats no sentence',
    () => {
      fc.assert(
        fc.property(facts, (given) => {
          const { evidence } = composeProfile(given);
          const prose = evidence.items.filter(({ section }) =>
            ['description', 'meetIntro', 'sweetSpot', 'userManual', 'personas', 'superpowers'].includes(
              section,
            ),
          );
          expect(new Set(prose.map(({ text: printed }) => printed)).size).toBe(prose.length);
        }),
        { numRuns: propertyRuns(100), seed: 22 },
      );
    },
    TIME_LIMIT_MS,
  );
});
