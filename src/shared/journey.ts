/**
 * The six steps a person is shown on their way in. They are for orientation: who may see which screen is
 * `onboarding.ts`'s matter. Agreement has no screen of its own: the terms accepted at sign-up are it.
 */
import type { OnboardingStatus } from './onboarding';

export const JOURNEY = [
  { id: 'sign-up', label: 'Sign Up' },
  { id: 'profile', label: 'Profile' },
  { id: 'snapshot', label: 'Profile Snapshot' },
  { id: 'agreement', label: 'Agreement' },
  { id: 'branding', label: 'Branding' },
  { id: 'job-matching', label: 'Job Matching' },
] as const;
export type JourneyStep = (typeof JOURNEY)[number]['id'];

/**
 * The steps a status has behind it, in the order of the journey: the terms were accepted at sign-up, but a step is
 * not ticked before the one it follows. Branding is optional and never counts as taken.
 */
const READER_ACTIONS: Record<OnboardingStatus, readonly JourneyStep[]> = {
  SIGNED_UP: [],
  EMAIL_CONFIRMED: ['sign-up'],
  SET_PASSWORD: ['profile'],
  PROFILE_GENERATED: ['sign-up', 'profile'],
  PROFILE_CONFIRMED: ['sign-up', 'profile', 'snapshot', 'agreement'],
  PREFERENCES_SET: ['sign-up', 'profile', 'snapshot', 'agreement', 'job-matching'],
};

export type StepState = 'done' | 'current' | 'ahead';

/** Whether nothing is left to do: the steps are for the way in and are not shown after it. */
export const journeyEnded = (status: OnboardingStatus | null): boolean => status === 'PREFERENCES_SET';

/**
 * The journey as one screen shows it.
 * @param status of the person; `null` for a visitor
 * @param at the step of the screen they look at: it is current even where its work is done
 */
export function journey(status: OnboardingStatus | null, at: JourneyStep) {
  const taken = status ? READER_ACTIONS[status] : [];
  return JOURNEY.map((step, index) => ({
    ...step,
    number: index + 1,
    state: (step.id === at ? 'current' : taken.includes(step.id) ? 'done' : 'ahead') as StepState,
  }));
}
