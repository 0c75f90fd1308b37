import { ArrowRight } from 'lucide-react';
import { OnboardingSteps } from '@/web/components/onboarding-steps';
import { LinkButton } from '@/web/components/ui/buttons/button';

/**
 * The welcome of a person whose profile is confirmed and who has no job preferences yet: their progress and the next
 * step.
 */
export function Welcome() {
  return (
    <>
      <OnboardingSteps at="job-matching" className="mb-6" />
      <Banner />
    </>
  );
}

function Banner() {
  return (
    <section
      aria-labelledby="welcome"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-md bg-deck p-5 text-on-deck md:px-6 md:py-7"
    >
      <div className="grid max-w-[52ch] gap-1.5">
        <h2 id="welcome" className="font-normal text-[1.625rem] max-[16rem]:text-2xl">
          Welcome to your dashboard!
        </h2>
        <p className="text-on-deck-2">
          Your profile stands. One thing remains: say what work you would take, on what terms, and where.
        </p>
      </div>
      <LinkButton variant="on-deck" to="/work-preferences">
        Set Job Preferences
        <ArrowRight className="size-4.5" />
      </LinkButton>
    </section>
  );
}
