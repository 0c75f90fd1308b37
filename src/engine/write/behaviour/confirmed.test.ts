/** A role that was read with low confidence, before and after its owner confirms it. */
import { expect, it } from 'vitest';
import { newRecord } from '@/shared/record/career-record';
import { certainFactsOf, recordFingerprintOf } from '@/shared/record/certain-facts';
import { composeProfile } from '..';
import { careerFacts } from '../testing';

it('a role is described by its title and years if only its employer is in doubt', () => {
  const read = careerFacts({
    name: 'Ottoline Marsh',
    roles: [
      { title: 'Harbour Master', organisation: 'Pellworm Ferries', start: '2016', end: 'present' },
      {
        title: 'Plant Manager',
        organisation: 'Corvane output hall',
        start: '2012',
        end: '2016',
        statements: ['Cut the hours lost to repairs of both presses by 48%.'],
      },
    ],
  });
  const [first, second] = read.roles;
  if (!first || !second) throw new Error('no roles');
  const facts = { ...read, roles: [first, { ...second, confidence: 0.5 }] };
  const { profile } = composeProfile(
    certainFactsOf(newRecord(facts, [{ kind: 'role', role: second.id, post: true }])),
  );
  expect(profile.highlights[1]).toMatch(/^Plant Manager, 2012 to 2016: cut the hours/);
  const prose = [
    profile.summary,
    profile.meet_them,
    ...profile.personas.flatMap(({ bullets }) => bullets),
  ].join(' ');
  expect(prose).toContain('As Plant Manager (2012 to 2016), Ottoline Marsh cut the hours');
  expect(JSON.stringify(profile)).not.toContain('Corvane');
});

it('a doubtful role is used once its owner has confirmed it, and not before', () => {
  const read = careerFacts({
    name: 'Ottoline Marsh',
    roles: [
      { title: 'Harbour Master', organisation: 'Pellworm Ferries', start: '2012', end: '2018' },
      { title: 'Fleet Director', organisation: 'Saltmarsh Shipping', start: '2018', end: 'present' },
    ],
  });
  const [first, second] = read.roles;
  if (!first || !second) throw new Error('no roles');
  const facts = { ...read, roles: [first, { ...second, confidence: 0.5 }] };
  const record = newRecord(facts, [{ kind: 'role', role: second.id }]);
  const keyRolesOf = (of: typeof record) => composeProfile(certainFactsOf(of)).profile.highlights;
  expect(keyRolesOf(record)).toEqual(['Harbour Master, Pellworm Ferries, 2012 to 2018']);
  // Only the title is used, since the owner has yet to confirm employer and years.
  expect(composeProfile(certainFactsOf(record)).profile.role).toBe('Fleet Director');
  expect(recordFingerprintOf(record)).toBe(
    recordFingerprintOf({
      ...record,
      facts: { ...facts, roles: [first, { ...second, end: undefined, confidence: 0.5 }] },
    }),
  );
  const yes = {
    id: 'm',
    kind: 'answer' as const,
    said: 'Fleet Director is right',
    at: '',
    doubt: `role:${second.id}`,
    before: [],
    made: [],
  };
  expect(keyRolesOf({ ...record, mends: [yes] })).toContain(
    'Fleet Director, Saltmarsh Shipping, 2018 to today',
  );
});
