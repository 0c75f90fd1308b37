import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '@/web/components/ui/core/lazy-part';
import { SecondFactorSettings } from '@/web/features/admin/admin-shell';

const TwoStepSettings = lazyPart(
  () => import('@/web/features/settings/sign-in/two-step-settings'),
  'TwoStepSettings',
);
const SETTINGS = (
  <Suspense>
    <TwoStepSettings />
  </Suspense>
);

/** An operators' screen that lets a person add the second factor it needs, whatever their onboarding status. */
export const withSecondFactorSettings = (Screen: ComponentType) => () => (
  <SecondFactorSettings value={SETTINGS}>
    <Screen />
  </SecondFactorSettings>
);
