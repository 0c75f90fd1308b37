import { expect, it } from 'vitest';
import { buildCareer, buildRole } from '../testing/career';
import { newRecord } from './career-record';
import { recordFingerprintOf } from './sure-facts';

it('a choice that was taken back leaves the fingerprint as it was', () => {
  const record = newRecord(buildCareer({ roles: [buildRole('a', { title: 'First' })] }));
  const choosing = (choices: { id: string; told: 'pinned' }[]) =>
    recordFingerprintOf({ ...record, facts: { ...record.facts, choices } });
  expect(choosing([])).toBe(recordFingerprintOf(record));
  expect(choosing([{ id: 'a', told: 'pinned' }])).not.toBe(recordFingerprintOf(record));
});
