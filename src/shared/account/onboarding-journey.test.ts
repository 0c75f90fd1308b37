import { expect, test } from 'vitest';
import { ONBOARDING_STATUSES } from './onboarding';
import { isJourneyComplete, JOURNEY, journeySteps } from './onboarding-journey';

test('the journey has six steps with the product’s names and order', () => {
  expect(JOURNEY.map((step) => step.label)).toEqual([
    'Sign Up',
    'Profile',
    'Profile Snapshot',
    'Agreement',
    'Branding',
    'Job Matching',
  ]);
});

test('a visitor is at the first step, with all others ahead', () => {
  expect(journeySteps(null, 'sign-up').map((step) => step.state)).toEqual([
    'current',
    ...new Array(5).fill('ahead'),
  ]);
});

test('at the snapshot step, sign-up and profile are completed, and no later step is', () => {
  expect(journeySteps('PROFILE_GENERATED', 'snapshot').map((step) => step.state)).toEqual([
    'done',
    'done',
    'current',
    'ahead',
    'ahead',
    'ahead',
  ]);
});

test('no step is completed before a required earlier one', () => {
  for (const status of ONBOARDING_STATUSES.filter((each) => each !== 'SET_PASSWORD')) {
    const required = journeySteps(status, 'branding').filter(({ id }) => id !== 'branding');
    const firstAhead = required.findIndex(({ state }) => state === 'ahead');
    if (firstAhead < 0) continue;
    expect(required.slice(firstAhead).every(({ state }) => state === 'ahead')).toBe(true);
  }
});

test('the journey ends with the job preferences', () => {
  expect(ONBOARDING_STATUSES.filter(isJourneyComplete)).toEqual(['PREFERENCES_SET']);
});

test('every status has exactly one current step on every screen', () => {
  for (const status of ONBOARDING_STATUSES) {
    for (const { id } of JOURNEY) {
      expect(journeySteps(status, id).filter((step) => step.state === 'current')).toHaveLength(1);
    }
  }
});
