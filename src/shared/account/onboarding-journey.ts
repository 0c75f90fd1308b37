/**
 * The steps of onboarding that a person is shown, for orientation only: `onboarding.ts` decides who may see which
 * screen. Agreement has no screen of its own, since the terms are accepted at sign-up.
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
 * The completed steps of each status, in order. Agreement is ticked only after the steps before it, although the terms
 * are accepted at sign-up. In `SET_PASSWORD` there is a profile, while the sign-up still lacks its password. Branding
 * is optional and never counts as completed.
 */
const COMPLETED_STEPS: Record<OnboardingStatus, readonly JourneyStep[]> = {
  SIGNED_UP: [],
  EMAIL_CONFIRMED: ['sign-up'],
  SET_PASSWORD: ['profile'],
  PROFILE_GENERATED: ['sign-up', 'profile'],
  PROFILE_CONFIRMED: ['sign-up', 'profile', 'snapshot', 'agreement'],
  PREFERENCES_SET: ['sign-up', 'profile', 'snapshot', 'agreement', 'job-matching'],
};

export type StepState = 'done' | 'current' | 'ahead';

/** Whether every required step is completed, so that the steps are no longer shown. */
export const isJourneyComplete = (status: OnboardingStatus | null): boolean => status === 'PREFERENCES_SET';

/**
 * The steps as one screen shows them.
 * @param status of the person; `null` for somebody who is not signed in, or whose session is loading
 * @param currentStep the step of the screen, shown as current even if it is completed
 */
export function journeySteps(status: OnboardingStatus | null, currentStep: JourneyStep) {
  const completed = status ? COMPLETED_STEPS[status] : [];
  return JOURNEY.map((step, index) => ({
    ...step,
    number: index + 1,
    state: (step.id === currentStep
      ? 'current'
      : completed.includes(step.id)
        ? 'done'
        : 'ahead') as StepState,
  }));
}
