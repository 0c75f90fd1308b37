import { expect, it } from 'vitest';
import { mergeAnswers } from './merge-answers';
import { type FormValues, formValuesOf } from './values';

const NONE = {
  fullTime: null,
  fractional: null,
  fullTimeLocations: [],
  fullTimeIndustries: [],
  fractionalLocations: [],
  fractionalIndustries: [],
  current_location: null,
  timezone: null,
  work_eligibility: [],
  revision: 0,
};
const base = formValuesOf({ ...NONE, work_eligibility: [{ country_code: 'NO' }] } as never);
const withSalary = (min_salary: string, more: Partial<FormValues> = {}): FormValues => ({
  ...base,
  ...more,
  fullTime: { ...base.fullTime, min_salary },
});

it('merging job preferences keeps what either side changed, and countries of both', () => {
  const { merged, differing } = mergeAnswers({
    base,
    mine: withSalary('262000', { work_eligibility: ['NO', 'SE'] }),
    saved: { ...base, timezone_id: 7, work_eligibility: ['FI'] },
  });
  expect(merged).toEqual({
    ...withSalary('262000'),
    timezone_id: 7,
    work_eligibility: ['FI', 'SE'],
  });
  expect(differing).toEqual([]);
});

it('merging job preferences reports answers that both changed differently, and keeps those of this page', () => {
  const { merged, differing } = mergeAnswers({
    base,
    mine: withSalary('262000', { timezone_id: 7 }),
    saved: withSalary('261000', { timezone_id: 7 }),
  });
  expect(merged.fullTime.min_salary).toBe('262000');
  expect(differing).toEqual(['fullTime.min_salary']);
});

it('merging job preferences does not mistake its own save, whose response was lost, for another window’s', () => {
  const sent = withSalary('180000', { work_eligibility: ['NO', 'SE'] });
  const { merged, differing } = mergeAnswers({
    base,
    mine: withSalary('190000', { work_eligibility: ['SE'] }),
    saved: { ...sent, timezone_id: 7 },
    sent: [sent],
  });
  expect(merged).toEqual(withSalary('190000', { work_eligibility: ['SE'], timezone_id: 7 }));
  expect(differing).toEqual([]);
});
