import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { GeneratedProfile } from '@/shared/generation/generated-profile';
import type { CareerRecord } from '@/shared/record/career-record';
import { SiteHeader } from '@/web/components/app-shell/site-header';
import { SkipLink } from '@/web/components/app-shell/skip-link';
import { LinkButton } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import { toast } from '@/web/components/ui/toasts/toast';
import { readGeneratedProfile } from '@/web/lib/generation/generated-profile';
import { useTitle } from '@/web/lib/hooks/use-title';
import { editGuestRecord } from './autosave/guest-record';
import { RecordNotSavedError } from './autosave/record-not-saved-error';
import { writeAsGuest } from './autosave/write-as-guest';
import { RecordContext } from './context';
import type { RecordPageComponent } from './record-page';

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
  const [claimed, setClaimed] = useState(false);
  const [editing] = useState(() =>
    editGuestRecord(generated, {
      claimed: () => setClaimed(true),
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
      {claimed && (
        <Notice tone="success" title="You claimed this profile in another tab" className="m-gutter">
          What you typed here goes with it. Go on there, or{' '}
          <Link to="/login" className="underline">
            log in
          </Link>{' '}
          once your address is confirmed.
        </Notice>
      )}
      {/* Disabled after the claim, since later edits could not reach the account. */}
      <fieldset disabled={claimed} className="min-w-0">
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
