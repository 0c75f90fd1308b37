/** Which of a person's titles is their present one. */
import { describe, expect, it } from 'vitest';
import { emptyFacts, type RoleFact, type YearMonth } from '@/shared/record/facts';
import { currentTitle } from './present-title';

const buildRole = (title: string, end: YearMonth | 'present' | undefined, confidence = 0.9) =>
  ({
    title,
    organisation: 'Nordhav Foods',
    kind: 'employment',
    id: 'r1',
    spans: [],
    statements: [],
    confidence,
    ...(end && { end }),
  }) as RoleFact;
const titleOf = (...roles: RoleFact[]) => currentTitle({ ...emptyFacts(), roles });

it('the current title is that of the current role with sufficient confidence', () => {
  expect(titleOf(buildRole('Frozen Goods', 'present', 0.5), buildRole('Plant Manager', 'present'))).toBe(
    'Plant Manager',
  );
});

it('the current title is that of the last role if none is current', () => {
  expect(
    titleOf(buildRole('Buyer', { year: 2007 }), buildRole('Plant Manager', { year: 2013, month: 2 })),
  ).toBe('Plant Manager');
});

it('the current title is that of the first role if that has no date', () => {
  expect(titleOf(buildRole('Plant Manager', undefined), buildRole('Buyer', { year: 2007 }))).toBe(
    'Plant Manager',
  );
});

it('the current title is the headline without its continuation', () => {
  const headline = { value: 'Plant Manager with ten years in foods', confidence: 0.8, evidence: [] };
  expect(currentTitle({ ...emptyFacts(), headline: headline as never })).toBe('Plant Manager');
});

it('the profession that a summary begins with is the title of those without a post', () => {
  const about = [{ value: 'Experienced Harbour Pilot with a master’s licence.' }] as never;
  const titleBeside = (...roles: RoleFact[]) => currentTitle({ ...emptyFacts(), about, roles });
  expect(titleBeside()).toBe('Harbour Pilot');
  expect(titleBeside(buildRole('Intern', { year: 2007 }))).toBe('Harbour Pilot');
  expect(titleBeside(buildRole('Deckhand', { year: 2007 }))).toBe('Deckhand');
  expect(titleBeside(buildRole('Deckhand', 'present'))).toBe('Deckhand');
});

describe('a headline beside posts that have ended', () => {
  const titleBelow = (value: string, ...roles: RoleFact[]) =>
    currentTitle({ ...emptyFacts(), headline: { value, confidence: 0.8, spans: [] }, roles } as never);
  const post = buildRole('Planning Engineer', { year: 2021, month: 6 });

  it('is not the present title, since the last post says more', () => {
    expect(titleBelow('Performance Driven Engineering Professional', post)).toBe('Planning Engineer');
    expect(titleBelow('Planning Director at Nordhav Foods', post)).toBe('Planning Engineer');
  });

  it.each([
    'Senior Planning Engineer',
    'Fractional Chief Operating Officer',
    'Planning Director at Velmont Rail',
  ])('is the present title if it names work that is not among the posts: %s', (headline) => {
    expect(titleBelow(headline, post)).toBe(headline);
  });

  it('is the present title if training or a side job before it ended last', () => {
    const jobs = [
      buildRole('Stage de fin d’études', { year: 2022 }),
      buildRole('Charpentier', { year: 2019 }),
    ];
    expect(titleBelow('Software Engineer', ...jobs)).toBe('Software Engineer');
    expect(titleBelow('Software Engineer', buildRole('Stage Manager', { year: 2022 }))).toBe('Stage Manager');
  });
});

it('a doubtful post counts as the present or the last one if its title has a word of titles', () => {
  expect(titleOf(buildRole('President', 'present', 0.54), buildRole('Coordinator', 'present'))).toBe(
    'President',
  );
  expect(titleOf(buildRole('Site Manager', { year: 2020 }, 0.55), buildRole('Clerk', { year: 2016 }))).toBe(
    'Site Manager',
  );
});

it('without a current role, a doctorate under way is the current title', () => {
  const titleWith = (degree: string, end?: YearMonth) =>
    currentTitle({
      ...emptyFacts(),
      roles: [buildRole('Research Engineer', { year: 2025, month: 3 })],
      education: [
        {
          id: 'e1',
          school: 'University of Velmont',
          degree,
          ...(end && { end }),
          spans: [],
          confidence: 0.8,
        },
      ],
    } as never);
  expect(titleWith('PhD Candidate')).toBe('PhD Candidate');
  expect(titleWith('Ph.D. Candidate', { year: 2026, month: 6 })).toBe('Ph.D. Candidate');
  expect(titleWith('Doctorant', { year: 2019 })).toBe('Research Engineer');
  expect(titleWith('PhD')).toBe('Research Engineer');
});

it('a bare membership and another person are no present title beside a post', () => {
  const post = buildRole('Harbour Pilot', { year: 2019 });
  expect(titleOf(buildRole('Member', 'present'), post)).toBe('Harbour Pilot');
  expect(titleOf(buildRole('Dr. Halvor Marlowe', 'present'), post)).toBe('Harbour Pilot');
});

describe('of several current posts at one employer', () => {
  const post = (title: string, year: number) => ({ ...buildRole(title, 'present'), start: { year } });
  const posts = [post('Exam Executive', 2022), post('SVP – Head of Plants', 2015)];

  it('the newest is the present one, since people forget to end the one before', () => {
    expect(titleOf(...posts)).toBe('Exam Executive');
  });

  it('an older one that the headline names is the present one', () => {
    const headline = { value: 'SVP – Head of Plants', confidence: 0.8, evidence: [] };
    expect(currentTitle({ ...emptyFacts(), roles: posts, headline: headline as never })).toBe(
      'SVP – Head of Plants',
    );
  });
});
