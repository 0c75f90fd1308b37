import { expect, test } from 'vitest';
import { JOURNEY, journey } from './journey';
import { ONBOARDING_STATUSES } from './onboarding';

test('six steps, in the order and the words of the product', () => {
  expect(JOURNEY.map((step) => step.label)).toEqual([
    'Sign Up',
    'Profile',
    'Profile Snapshot',
    'Agreement',
    'Branding',
    'Job Matching',
  ]);
});

test('a visitor stands at the first step with all others ahead', () => {
  expect(journey(null, 'sign-up').map((step) => step.state)).toEqual([
    'current',
    ...new Array(5).fill('ahead'),
  ]);
});

test('whoever reads their snapshot has signed up, agreed and a profile', () => {
  expect(journey('PROFILE_GENERATED', 'snapshot').map((step) => step.state)).toEqual([
    'done',
    'done',
    'current',
    'done',
    'ahead',
    'ahead',
  ]);
});

test('every status has exactly one current step on every screen', () => {
  for (const status of ONBOARDING_STATUSES) {
    for (const { id } of JOURNEY) {
      expect(journey(status, id).filter((step) => step.state === 'current')).toHaveLength(1);
    }
  }
});
