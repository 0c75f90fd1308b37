import './introductions.css';
import { useQuery } from '@tanstack/react-query';
import { AppShell, PageHead } from '@/web/components/app-shell/app-shell';
import { BackLink } from '@/web/components/ui/buttons/back-link';
import { LoadFailed } from '@/web/components/ui/feedback/load-failed';
import { Skeleton } from '@/web/components/ui/feedback/skeleton';
import { useNarrow } from '@/web/lib/hooks/use-narrow';
import { AcceptIntroductionsSwitch } from './accept-introductions-switch';
import { EmptyIntroductions } from './empty-introductions';
import { InboxList } from './inbox-list';
import { IntroductionLetter } from './introduction-letter';
import { type Inbox, inboxQuery } from './queries';
import { UnsentDeclineNotices } from './unsent-decline-notices';

/**
 * `/introductions`: the list and, on a wide screen, its first introduction. `/introductions/:id`: a certain one, beside
 * the list on a wide screen.
 */
export function InboxScreen({ id }: { id?: string }) {
  const query = useQuery(inboxQuery);
  const { data, isPending } = query;
  const narrow = useNarrow();
  // On a phone an open introduction fills the screen.
  const fillsScreen = narrow && id !== undefined;
  return (
    <AppShell title="Introductions">
      {fillsScreen && (
        <BackLink to="/introductions" className="mb-3">
          Introductions
        </BackLink>
      )}
      {fillsScreen ? (
        <h1 className="sr-only">Introductions</h1>
      ) : (
        <PageHead
          title="Introductions"
          subtitle="People who read your page and wrote to you. Each has confirmed an address."
        />
      )}
      {isPending && <InboxSkeleton />}
      <LoadFailed query={query} />
      {data && <UnsentDeclineNotices introductions={data.introductions} />}
      {data && <LoadedInbox inbox={data} id={id} narrow={narrow} />}
    </AppShell>
  );
}

function LoadedInbox({ inbox, id, narrow }: { inbox: Inbox; id?: string; narrow: boolean }) {
  const { introductions } = inbox;
  if (introductions.length === 0) return <EmptyIntroductions inbox={inbox} />;
  const openIntroduction =
    introductions.find((introduction) => introduction.id === id) ??
    (id || narrow ? undefined : introductions[0]);
  return (
    <>
      <div className="inbox">
        {!(narrow && id) && <InboxList introductions={introductions} current={openIntroduction?.id} />}
        {openIntroduction && (
          <IntroductionLetter key={openIntroduction.id} introduction={openIntroduction} inbox={inbox} />
        )}
        {id && !openIntroduction && (
          <p className="py-6 text-ink-2">This introduction is not here any more.</p>
        )}
      </div>
      {!(narrow && id) && <AcceptIntroductionsSwitch open={inbox.open} className="mt-8" />}
    </>
  );
}

function InboxSkeleton() {
  return (
    <div role="status" className="border-field-line border-t">
      <span className="sr-only">Loading your introductions...</span>
      {[0, 1, 2].map((row) => (
        <div key={row} aria-hidden className="grid gap-2 border-rule border-b py-4">
          <Skeleton className="w-40" />
          <Skeleton className="w-56" />
        </div>
      ))}
    </div>
  );
}
