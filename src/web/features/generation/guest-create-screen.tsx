import { useNavigate, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { GeneratedProfile } from '@/shared/generation/generated-profile';
import { SiteHeader } from '@/web/components/app-shell/site-header';
import { SkipLink } from '@/web/components/app-shell/skip-link';
import { LinkButton } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';
import { toast } from '@/web/components/ui/toasts/toast';
import { readPendingSignUp } from '@/web/lib/auth/pending-sign-up';
import { readGeneratedProfile, saveGeneratedProfile } from '@/web/lib/generation/generated-profile';
import { fetchFromOtherTabs } from '@/web/lib/generation/tab-transfer';
import { useTitle } from '@/web/lib/hooks/use-title';
import { useFormDraft } from './draft/draft';
import { GenerationForm } from './form/generation-form';
import { ProgressScreen } from './progress/progress-screen';
import { cancelGeneration, startGeneration } from './progress/run';
import { failureOf, useRun } from './progress/run-state';
import { hasEdits, isSamePerson, withEarlierEdits } from './request/earlier-edits';
import { parseGeneratedProfile } from './request/result';

/** `/profile-generator/create`: the guest's form, then the progress of the generation. */
export function GuestCreateScreen() {
  useTitle('Generate Your Profile');
  const draft = useFormDraft('guest');
  const run = useRun();
  const router = useRouter();
  const navigate = useNavigate();
  const [earlierProfile, setEarlierProfile] = useState(readGeneratedProfile);
  useEffect(() => {
    // Another tab may have the earlier profile, with words in its record that a new profile would replace.
    void fetchFromOtherTabs().then(() => setEarlierProfile(readGeneratedProfile()));
  }, []);

  const generate = () => {
    // The preview's code is loaded meanwhile, so that the result is shown even if the server is gone by then.
    router.loadRouteChunk(router.routesByPath['/profile-generator/preview'])?.catch(() => {});
    return startGeneration(draft, {
      caller: 'guest',
      onAnswer: async (answer, notices) => {
        const parsed = parseGeneratedProfile(answer);
        const before = readGeneratedProfile();
        const profileWithEdits = withEarlierEdits(parsed, before);
        const generated = profileWithEdits ?? parsed;
        saveGeneratedProfile(
          { ...generated, notices: [...notices, ...generated.notices] },
          // Tabs with the former result get this one, so that what is written there is not left out of the claim.
          before && isSamePerson(before, parsed) ? before.seal : undefined,
        );
        toast({
          title: 'Profile generated successfully',
          description: profileWithEdits
            ? 'What you had written stands in its record. Write the profile from the record to have it told.'
            : 'Your profile has been created from your LinkedIn information.',
          variant: 'success',
        });
        // A person who has left the screen stays where they are; the sign-up finds the result.
        const { pathname } = router.state.location;
        if (pathname === '/profile-generator/create') await navigate({ to: '/profile-generator/preview' });
      },
      onFailure: ({ message }) =>
        toast({ title: 'Error generating profile', description: message, variant: 'destructive' }),
    });
  };

  return (
    <>
      <SkipLink />
      <SiteHeader>
        <LinkButton to="/login">Sign In</LinkButton>
      </SiteHeader>
      <main id="main" tabIndex={-1} className="outline-none">
        {run.phase === 'pending' ? (
          <ProgressScreen
            run={run}
            submitting="Generating Profile..."
            note="Keep this page open until it is done: a reload ends it, and the files have to be added again. Nothing about you stays on our side."
            onCancel={cancelGeneration}
          />
        ) : (
          <GenerationForm
            draft={draft}
            back={
              <LinkButton
                variant="quiet"
                size="sm"
                href="/profile-generator"
                icon={<ArrowLeft className="size-4" />}
              >
                Back
              </LinkButton>
            }
            title="Generate Your Profile"
            lede="Give us what you already have. We read it, keep every claim tied to its page, and write the profile in about 1 minute. No account needed."
            submit="Generate Profile"
            submitting="Generating Profile..."
            pending={false}
            notice={<GuestNotice earlierProfile={earlierProfile} />}
            failure={failureOf(run, 'guest')}
            onSubmit={generate}
          />
        )}
      </main>
    </>
  );
}

/** What the form must not let a guest forget: a profile that waits, or words in the record of one. */
function GuestNotice({ earlierProfile }: { earlierProfile: GeneratedProfile | null }) {
  if (!earlierProfile) {
    const signUp = readPendingSignUp();
    return signUp ? (
      <Notice
        title="Your account waits for you"
        action={
          <LinkButton size="sm" href={`/check-email?${new URLSearchParams({ email: signUp.email })}`}>
            Check your email
          </LinkButton>
        }
      >
        Open the link that we mailed you. The profile that you signed up with is in your account then: you
        need not generate it again.
      </Notice>
    ) : null;
  }
  if (!hasEdits(earlierProfile)) return null;
  return (
    <Notice
      title={`You have written into the record of ${earlierProfile.name || 'an earlier profile'}`}
      action={
        <LinkButton size="sm" to="/profile-generator/preview">
          Back to that profile
        </LinkButton>
      }
    >
      Generate the same person again, and your words stay in the record. The profile of somebody else takes
      their place.
    </Notice>
  );
}
