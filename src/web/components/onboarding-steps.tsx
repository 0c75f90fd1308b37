import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import {
  isJourneyComplete,
  type JourneyStep,
  journeySteps,
  type StepState,
} from '@/shared/account/onboarding-journey';
import { BOLD_STROKE } from '@/web/components/ui/core/icon-strokes';
import { sessionQuery } from '@/web/lib/queries/session-query';
import { cx } from './ui/core/cx';

interface OnboardingStepsProps {
  at: JourneyStep;
  className?: string;
}

/**
 * The six steps of the onboarding with the current one highlighted; nothing once it is complete. If it is narrow, the
 * bar keeps its six parts and only shows the name of the current step.
 */
export function OnboardingSteps({ at, className }: OnboardingStepsProps) {
  const { data: me } = useQuery(sessionQuery);
  const status = me?.onboardingStatus ?? null;
  if (isJourneyComplete(status)) return null;
  const steps = journeySteps(status, at);
  return (
    <div className={cx('@container', className)}>
      <ol
        aria-label="Onboarding, six steps"
        className="relative grid grid-cols-6 gap-x-1.5 max-[16rem]:pb-[1.125rem]"
      >
        {steps.map(({ id, label, number, state }) => (
          <li
            key={id}
            aria-current={state === 'current' ? 'step' : undefined}
            className={cx(
              'flex min-w-0 border-t-2 pt-2 text-xs leading-snug',
              EDGE_CLASSES[state],
              // A name that is longer than its part extends over the neighbouring parts, away from the edge.
              state === 'current' && number > 3 && '@max-[42rem]:justify-end',
            )}
          >
            <span
              className={cx(
                'whitespace-nowrap',
                state === 'current'
                  ? 'font-semibold max-[16rem]:absolute max-[16rem]:bottom-0 max-[16rem]:left-0'
                  : '@max-[42rem]:sr-only',
              )}
            >
              {state === 'done' && (
                <Check className="-mt-0.5 mr-1 inline size-3 text-accent" strokeWidth={BOLD_STROKE} />
              )}
              {label}
              {state === 'done' && <span className="sr-only">, done</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const EDGE_CLASSES: Record<StepState, string> = {
  done: 'border-accent text-ink-2',
  current: 'border-primary text-ink',
  ahead: 'border-rule-strong text-ink-3',
};
