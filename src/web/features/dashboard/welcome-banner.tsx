import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { isBuilt } from '@/web/components/app-shell/nav-items';
import { LinkButton } from '@/web/components/ui/button';
import { PublishButton, ShareButton } from './page-actions';

export interface WelcomeBannerProps {
  /** The public address while the profile is published. */
  liveUrl: string | null;
  publishing: boolean;
  onPublish: () => void;
}

/** While a profile is confirmed and job preferences are not set: the one thing to do next. */
export function WelcomeBanner(props: WelcomeBannerProps) {
  const { text, action } = nextStep(props);
  return (
    <section
      aria-labelledby="welcome"
      className="relative mb-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 overflow-hidden rounded-md bg-deck px-5 py-6 text-on-deck md:px-8 md:py-7"
    >
      <div className="grid max-w-[52ch] gap-1.5">
        <h2 id="welcome" className="font-normal text-[1.625rem]">
          Welcome to your dashboard!
        </h2>
        <p className="text-pretty text-on-deck-2">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">{action}</div>
    </section>
  );
}

function nextStep({ liveUrl, publishing, onPublish }: WelcomeBannerProps): {
  text: string;
  action: ReactNode;
} {
  // The spec's next step; until its screen exists the banner leads to what can be done today.
  if (isBuilt('/work-preferences')) {
    return {
      text: 'Your profile stands. One thing remains: say what work you would take, on what terms, and where.',
      action: (
        <LinkButton variant="on-deck" to="/work-preferences">
          Set Job Preferences
          <ArrowRight aria-hidden className="size-4.5" strokeWidth={1.6} />
        </LinkButton>
      ),
    };
  }
  if (!liveUrl) {
    return {
      text: 'Your profile stands. Publish it to give it a link of its own; you can take it down again at any time.',
      action: <PublishButton variant="on-deck" busy={publishing} onClick={onPublish} />,
    };
  }
  return {
    text: 'Your profile is live. Send its link to whoever should read it.',
    action: <ShareButton variant="on-deck" url={liveUrl} />,
  };
}
