/** A post that was read with little confidence, before and after its owner says that it is right. */
import { expect, it } from 'vitest';
import { newRecord } from '@/shared/record';
import { sureFacts } from '@/shared/record-writing';
import { composeProfile } from '.';
import { careerFacts } from './testing';

it('is told once its owner has confirmed it, and not before', () => {
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
  const told = (of: typeof record) => composeProfile(sureFacts(of)).profile.highlights;
  expect(told(record)).toEqual(['Harbour Master, Pellworm Ferries, 2012 to 2018']);
  const yes = {
    id: 'm',
    kind: 'answer' as const,
    said: 'Fleet Director is right',
    at: '',
    doubt: `role:${second.id}`,
    before: [],
    made: [],
  };
  expect(told({ ...record, mends: [yes] })).toContain('Fleet Director, Saltmarsh Shipping, 2018 to today');
});
