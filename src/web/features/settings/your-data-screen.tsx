import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { HOME_OF_STATUS } from '@/shared/account/onboarding';
import { PageHead } from '@/web/components/app-shell/page-head';
import { SiteHeader } from '@/web/components/app-shell/site-header';
import { SkipLink } from '@/web/components/app-shell/skip-link';
import { useLogout } from '@/web/components/app-shell/use-logout';
import { Button, LinkButton } from '@/web/components/ui/buttons/button';
import { EmptyState } from '@/web/components/ui/feedback/empty-state';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import { useTitle } from '@/web/lib/hooks/use-title';
import { sessionQuery } from '@/web/lib/queries/session-query';
import { AccountActionsCard } from './cards/account-actions-card';
import { type AccountSettings, accountQuery } from './queries';
import { useProof } from './reauthentication/use-proof';

/** `/your-data`: data export and account deletion, also for people who cannot open Settings yet. */
export function YourDataScreen() {
  useTitle('Your data');
  const { data: me } = useQuery(sessionQuery);
  const { data, isPending, refetch } = useQuery(accountQuery);
  const logout = useLogout();
  const status = me?.onboardingStatus ?? '';
  const home = Object.hasOwn(HOME_OF_STATUS, status)
    ? HOME_OF_STATUS[status as keyof typeof HOME_OF_STATUS]
    : null;
  return (
    <>
      <SkipLink />
      <SiteHeader>
        {home && (
          <LinkButton to={home} variant="quiet" className="max-md:px-1">
            Back
          </LinkButton>
        )}
        <Button variant="quiet" className="max-md:px-1" onClick={logout}>
          Logout
        </Button>
      </SiteHeader>
      <main id="main" tabIndex={-1} className="mx-auto max-w-240 px-gutter pt-8 pb-18 outline-none md:pt-14">
        <PageHead title="Your data" subtitle={me && `Everything we hold about ${me.email}.`} />
        {isPending && <Spinner label="Loading your account..." />}
        {!isPending && !data && (
          <EmptyState
            plain
            icon={CircleAlert}
            title="Your account could not be read"
            action={<Button onClick={() => refetch()}>Try again</Button>}
          >
            Nothing was changed.
          </EmptyState>
        )}
        {data && <DataActions account={data} />}
      </main>
    </>
  );
}

function DataActions({ account }: { account: AccountSettings }) {
  const { withProof, asking, dialog } = useProof(account);
  return (
    <>
      <AccountActionsCard account={account} withProof={withProof} proofAsked={asking} />
      {dialog}
    </>
  );
}
