import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GeneratedProfile } from '@/shared/generation/generated-profile';
import type { CareerRecord } from '@/shared/record/career-record';
import { SiteHeader } from '@/web/components/app-shell/site-header';
import { SkipLink } from '@/web/components/app-shell/skip-link';
import { LinkButton } from '@/web/components/ui/buttons/button';
import { lazyPart } from '@/web/components/ui/core/lazy-part';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import { toast } from '@/web/components/ui/toasts/toast';
import { readGeneratedProfile } from '@/web/lib/generation/generated-profile';
import { useTitle } from '@/web/lib/hooks/use-title';
import { editGuestRecord } from './autosave/guest-record';
import { RecordNotSavedError, requireNothingRefused } from './autosave/record-not-saved-error';
import type { ClaimState } from './autosave/types';
import { writeAsGuest } from './autosave/write-as-guest';
import { RecordContext } from './context';
import type { RecordPageComponent } from './record-page';

/** Lazy: few guests edit in one tab while they sign up in another. */
const ClaimNotice = lazyPart(() => import('./autosave/claim-notice'), 'ClaimNotice');

type ResultWithRecord = GeneratedProfile & { record: CareerRecord };

/** A page of the guest's record, which stays in this tab until the profile is claimed. */
export function GuestRecordScreen({ title, Page }: { title: string; Page: RecordPageComponent }) {
  useTitle(title);
  const navigate = useNavigate();
  const [generated, setGenerated] = useState<ResultWithRecord | null>(null);
  useEffect(() => {
    const stored = readGeneratedProfile();
    if (stored?.record) setGenerated({ ...stored, record: stored.record });
    else void navigate({ to: '/profile-generator/create', replace: true });
  }, [navigate]);
  return (
    <>
      <SkipLink />
      <SiteHeader>
        <LinkButton variant="quiet" to="/signup">
          Claim Your Profile
        </LinkButton>
      </SiteHeader>
      <main id="main" tabIndex={-1} className="outline-none">
        {generated ? (
          <EditedRecordPage generated={generated} Page={Page} />
        ) : (
          <Spinner page label="Loading your record..." />
        )}
      </main>
    </>
  );
}

function EditedRecordPage({ generated, Page }: { generated: ResultWithRecord; Page: RecordPageComponent }) {
  const navigate = useNavigate();
  const [claim, setClaim] = useState<ClaimState | null>(null);
  const [editing] = useState(() =>
    editGuestRecord(generated, {
      // At once, since what is typed from now on could not reach the account.
      claim: (state) => flushSync(() => setClaim(state)),
      generatedAgain: () =>
        toast({
          title: 'Generated again in another tab.',
          description: 'What you had written stands in the record of the new profile.',
        }),
    }),
  );
  useEffect(() => editing.watch(), [editing]);
  const write = useMutation({
    mutationFn: async () => {
      requireNothingRefused(editing.get());
      const { unsaved, tooLong } = editing.getSaving();
      if (unsaved && tooLong) throw new RecordNotSavedError(tooLong);
      const from = editing.result();
      editing.takeWritten(await writeAsGuest(from), from);
    },
    onSuccess: async () => {
      toast({ title: 'Written again from your record.', variant: 'success' });
      await navigate({ to: '/profile-generator/preview' });
    },
    onError: (error) =>
      toast({
        title: 'The profile could not be written.',
        description: error.message,
        variant: 'destructive',
      }),
  });
  return (
    <RecordContext value={editing}>
      <Suspense>{claim && <ClaimNotice claim={claim} />}</Suspense>
      <fieldset disabled={claim !== null} className="min-w-0">
        <Page
          guest
          back={{ to: '/profile-generator/preview', label: 'Your generated profile' }}
          busy={write.isPending}
          onWrite={() => write.mutate()}
        />
      </fieldset>
    </RecordContext>
  );
}
