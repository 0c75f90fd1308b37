import { expect, it } from 'vitest';
import { buildCareer, buildRole } from '../testing/career';
import { newRecord } from './career-record';
import { recordFingerprintOf } from './certain-facts';

it('a choice that was taken back leaves the fingerprint as it was', () => {
  const record = newRecord(buildCareer({ roles: [buildRole('a', { title: 'First' })] }));
  const fingerprintWith = (choices: { id: string; told: 'pinned' }[]) =>
    recordFingerprintOf({ ...record, facts: { ...record.facts, choices } });
  expect(fingerprintWith([])).toBe(recordFingerprintOf(record));
  expect(fingerprintWith([{ id: 'a', told: 'pinned' }])).not.toBe(recordFingerprintOf(record));
});
