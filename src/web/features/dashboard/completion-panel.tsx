import { Compass, Globe, type LucideIcon, MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '@/web/components/ui/buttons/button';
import { LIGHT_STROKE } from '@/web/components/ui/core/icon-strokes';
import { Card } from '@/web/components/ui/display/card';
import { PublishOrShare, type PublishOrShareProps } from './page-actions';

/** Next steps once profile and job preferences are complete. */
export function CompletionPanel(share: PublishOrShareProps) {
  return (
    <Card aria-labelledby="complete" className="mb-6">
      <h2 id="complete" className="font-normal text-2xl">
        Your profile and job preferences are now complete!
      </h2>
      <p className="mt-2 text-ink-2">Three ways on from here, in any order.</p>
      <ul className="mt-6 grid divide-rule border-rule border-t max-lg:divide-y lg:grid-cols-3 lg:divide-x">
        <NextStep
          icon={Globe}
          title="Let it be read"
          text={
            share.liveUrl
              ? 'Your profile has a public link. Send it to whoever should read it.'
              : share.takenDown
                ? 'Your public page was taken down. Private versions have links of their own.'
                : 'Give your profile a public link. You can take it down again at any time.'
          }
        >
          <PublishOrShare {...share} />
        </NextStep>
        <NextStep
          icon={MessagesSquare}
          title="Talk it through"
          text="Executive and team coaching with trusted partners. The first call is free."
        >
          <LinkButton to="/dashboard/branding">Get Guidance</LinkButton>
        </NextStep>
        <NextStep
          icon={Compass}
          title="Start the search"
          text="Roles that fit your preferences, brought to you. We are still building this."
        >
          <Button disabled>Coming Soon</Button>
        </NextStep>
      </ul>
      <p className="mt-6 border-rule border-t pt-4 text-ink-3 text-sm">
        Keep your profile fresh: come back after each engagement, while the numbers are still in your head.
      </p>
    </Card>
  );
}

interface NextStepProps {
  icon: LucideIcon;
  title: string;
  text: string;
  children: ReactNode;
}

function NextStep({ icon: Icon, title, text, children }: NextStepProps) {
  return (
    <li className="grid content-start gap-1.5 py-5 lg:px-6 lg:pb-0 lg:first:pl-0 lg:last:pr-0">
      <Icon aria-hidden className="mb-1.5 size-5.5 text-accent" strokeWidth={LIGHT_STROKE} />
      <h3>{title}</h3>
      <p className="text-ink-2 text-sm leading-normal">{text}</p>
      <div className="mt-4">{children}</div>
    </li>
  );
}
