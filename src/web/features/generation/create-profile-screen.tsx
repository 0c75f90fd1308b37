import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { guardScreen } from '@/shared/account/onboarding';
import { SiteHeader } from '@/web/components/app-shell/site-header';
import { SkipLink } from '@/web/components/app-shell/skip-link';
import { useLogout } from '@/web/components/app-shell/use-logout';
import { OnboardingSteps } from '@/web/components/onboarding-steps';
import { Button, LinkButton } from '@/web/components/ui/buttons/button';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import { useTitle } from '@/web/lib/hooks/use-title';
import { sessionQuery } from '@/web/lib/queries/session-query';
import { useFormDraft } from './draft/draft';
import { GenerationForm } from './form/generation-form';
import { ProgressScreen } from './progress/progress-screen';
import { cancelGeneration, startGeneration } from './progress/run';
import { failureOf, useRun } from './progress/run-state';
import { ReadyNotice, StillWritingNotice } from './progress/still-writing';
import { useAccountRun } from './use-account-run';

/**
 * `/create-profile`: the generation form of a person with an account, for whom the server stores the result, and the
 * progress of the generation.
 */
export function CreateProfileScreen() {
  useTitle('Create Your Profile');
  const { data: me } = useQuery(sessionQuery);
  const draft = useFormDraft(me?.id ?? 'guest');
  const run = useRun();
  const { options, isLooking, isReady } = useAccountRun(me?.id);
  const logout = useLogout();
  const seesDashboard =
    me &&
    guardScreen('/dashboard', { emailConfirmed: me.emailConfirmed, status: me.onboardingStatus }) === null;

  /** Whether a person whose status does not allow the dashboard has left the progress for the form. */
  const [isProgressLeft, setProgressLeft] = useState(false);
  const pending = run.phase === 'pending';

  const create = () => {
    setProgressLeft(false);
    void startGeneration(draft, options);
  };

  const backButtonProps = {
    variant: 'quiet',
    className: 'max-md:px-1',
    icon: <ArrowLeft className="size-4 max-md:hidden" />,
    children: 'Back to Dashboard',
  } as const;
  const leaveProgressButton = <Button {...backButtonProps} onClick={() => setProgressLeft(true)} />;
  const logoutLinks = (
    <>
      <LinkButton to="/your-data" variant="quiet" className="max-md:px-1">
        Your data
      </LinkButton>
      <Button variant="quiet" className="max-md:px-1" onClick={logout}>
        Logout
      </Button>
    </>
  );

  return (
    <>
      <SkipLink />
      <SiteHeader>
        {seesDashboard ? (
          <LinkButton {...backButtonProps} to="/dashboard" />
        ) : pending && !isProgressLeft ? (
          leaveProgressButton
        ) : (
          logoutLinks
        )}
      </SiteHeader>
      <main id="main" tabIndex={-1} className="outline-none">
        {isLooking ? (
          <Spinner page label="Loading..." />
        ) : run.phase === 'pending' && !isProgressLeft ? (
          <ProgressScreen
            run={run}
            submitting="Creating Profile..."
            note="You can go on with something else. The profile is kept for you as soon as it is ready."
            onCancel={cancelGeneration}
          />
        ) : (
          <GenerationForm
            draft={draft}
            back={
              me?.onboardingStatus === 'EMAIL_CONFIRMED' && <OnboardingSteps at="profile" className="ml-3" />
            }
            title="Create Your Profile"
            lede="Give us what you already have. We read it, keep every claim tied to its page, and write the profile in about 1 minute."
            submit="Create Profile"
            submitting="Creating Profile..."
            pending={pending}
            notice={
              pending ? (
                <StillWritingNotice onShow={() => setProgressLeft(false)} />
              ) : (
                isReady && <ReadyNotice />
              )
            }
            failure={failureOf(run, 'account')}
            onSubmit={create}
          />
        )}
      </main>
    </>
  );
}
