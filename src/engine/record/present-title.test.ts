/** Which of a person's titles is their present one. */
import { expect, it } from 'vitest';
import { emptyFacts, type RoleFact, type YearMonth } from '@/shared/record/facts';
import { currentTitle } from './present-title';

const role = (title: string, end: YearMonth | 'present' | undefined, confidence = 0.9) =>
  ({ title, organisation: 'Nordhav Foods', kind: 'employment', confidence, ...(end && { end }) }) as RoleFact;
const titleOf = (...roles: RoleFact[]) => currentTitle({ ...emptyFacts(), roles });

it('the current title is that of the current role with sufficient confidence', () => {
  expect(titleOf(role('Frozen Goods', 'present', 0.5), role('Plant Manager', 'present'))).toBe(
    'Plant Manager',
  );
});

it('the current title is that of the last role if none is current', () => {
  expect(titleOf(role('Buyer', { year: 2007 }), role('Plant Manager', { year: 2013, month: 2 }))).toBe(
    'Plant Manager',
  );
});

it('the current title is that of the first role if that has no date', () => {
  expect(titleOf(role('Plant Manager', undefined), role('Buyer', { year: 2007 }))).toBe('Plant Manager');
});

it('the current title is the headline without its continuation', () => {
  const headline = { value: 'Plant Manager with ten years in foods', confidence: 0.8, evidence: [] };
  expect(currentTitle({ ...emptyFacts(), headline: headline as never })).toBe('Plant Manager');
});

it('the profession that a summary begins with comes before a former title', () => {
  const about = [{ value: 'Experienced Harbour Pilot with a master’s licence.' }] as never;
  const roles = [role('Deckhand', { year: 2007 })];
  expect(currentTitle({ ...emptyFacts(), about, roles })).toBe('Harbour Pilot');
  expect(currentTitle({ ...emptyFacts(), about, roles: [role('Deckhand', 'present')] })).toBe('Deckhand');
});

it('without a current role, a doctorate under way is the current title', () => {
  const titleWith = (degree: string, end?: YearMonth) =>
    currentTitle({
      ...emptyFacts(),
      roles: [role('Research Engineer', { year: 2025, month: 3 })],
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
  const post = role('Harbour Pilot', { year: 2019 });
  expect(titleOf(role('Member', 'present'), post)).toBe('Harbour Pilot');
  expect(titleOf(role('Dr. Halvor Marlowe', 'present'), post)).toBe('Harbour Pilot');
});
