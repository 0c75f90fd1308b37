import { ArrowRight } from 'lucide-react';
import { isBuilt } from '@/web/components/app-shell/nav-items';
import { LinkButton } from '@/web/components/ui/button';
import { PublishOrShare, type PublishOrShareProps } from './page-actions';

/** The spec's next step; until its screen exists the banner leads to what can be done today. */
const PREFERENCES = isBuilt('/work-preferences');

/** While a profile is confirmed and job preferences are not set: the one thing to do next. */
export function WelcomeBanner(props: PublishOrShareProps) {
  return (
    <section
      aria-labelledby="welcome"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-md bg-deck px-5 py-6 text-on-deck md:px-8 md:py-7"
    >
      <div className="grid max-w-[52ch] gap-1.5">
        <h2 id="welcome" className="font-normal text-[1.625rem]">
          Welcome to your dashboard!
        </h2>
        <p className="text-pretty text-on-deck-2">{sentence(props.liveUrl)}</p>
      </div>
      {PREFERENCES ? (
        <LinkButton variant="on-deck" to="/work-preferences">
          Set Job Preferences
          <ArrowRight aria-hidden className="size-4.5" strokeWidth={1.6} />
        </LinkButton>
      ) : (
        <PublishOrShare {...props} variant="on-deck" />
      )}
    </section>
  );
}

function sentence(liveUrl: string | null): string {
  if (PREFERENCES) {
    return 'Your profile stands. One thing remains: say what work you would take, on what terms, and where.';
  }
  return liveUrl
    ? 'Your profile is live. Send its link to whoever should read it.'
    : 'Your profile stands. Publish it to give it a link of its own; you can take it down again at any time.';
}
