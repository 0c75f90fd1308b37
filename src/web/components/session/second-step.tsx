import { Suspense } from 'react';
import { lazyPart } from '../ui/core/lazy-part';
import { Spinner } from '../ui/feedback/spinner';
import type { SecondStepFormProps } from './second-step-form';

const Form = lazyPart(() => import('./second-step-form'), 'default');

/** `SecondStepForm`, whose code is only loaded for people who have a second factor. */
export function SecondStep(props: SecondStepFormProps) {
  return (
    <Suspense fallback={<Spinner label="Loading..." />}>
      <Form {...props} />
    </Suspense>
  );
}
