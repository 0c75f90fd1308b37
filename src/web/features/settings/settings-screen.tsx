import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { AppShell, PageHead } from '@/web/components/app-shell/app-shell';
import { Button } from '@/web/components/ui/buttons/button';
import { lazyPart } from '@/web/components/ui/core/lazy-part';
import { EmptyState } from '@/web/components/ui/feedback/empty-state';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import { refreshSession, sessionQuery } from '@/web/lib/queries/session-query';
import { AccountActionsCard } from './cards/account-actions-card';
import { AppearanceCard } from './cards/appearance-card';
import { PasswordCard } from './cards/password-card';
import { ProfileInformationCard } from './cards/profile-information-card';
import { type AccountSettings, accountQuery } from './queries';
import { useProof } from './reauthentication/use-proof';

const TwoStepCard = lazyPart(() => import('./sign-in/two-step-card'), 'default');
const ActivityCard = lazyPart(() => import('./sign-in/activity-card'), 'default');
const BrowsersCard = lazyPart(() => import('./sign-in/browsers-card'), 'default');

const LOADING = <Spinner label="Loading your settings..." />;

/** `/settings`: the settings of the account. */
export function SettingsScreen() {
  const { data, isPending, refetch } = useQuery(accountQuery);
  return (
    <AppShell title="Settings">
      <PageHead title="Settings" subtitle="Manage your account preferences and security settings" />
      {isPending && LOADING}
      {!isPending && !data && (
        <EmptyState
          plain
          icon={CircleAlert}
          title="Could not load this. Your work is safe."
          action={<Button onClick={() => refetch()}>Try again</Button>}
        />
      )}
      {/* Around all cards, since one that is loaded later would move Delete Account under the pointer. */}
      {data && (
        <Suspense fallback={LOADING}>
          <Settings account={data} />
        </Suspense>
      )}
    </AppShell>
  );
}

function Settings({ account }: { account: AccountSettings }) {
  const { withProof, asking, dialog } = useProof(account);
  const { data: me } = useQuery(sessionQuery);
  const isEmailChanged = me && me.email !== account.email;
  useEffect(() => {
    // The new address was confirmed in another window: updates the sidebar too.
    if (isEmailChanged) void refreshSession();
  }, [isEmailChanged]);
  return (
    <div className="grid gap-6">
      <ProfileInformationCard account={account} withProof={withProof} />
      <PasswordCard account={account} withProof={withProof} />
      <TwoStepCard account={account} withProof={withProof} />
      <BrowsersCard />
      <ActivityCard />
      <AppearanceCard />
      <AccountActionsCard account={account} withProof={withProof} proofAsked={asking} />
      {dialog}
    </div>
  );
}
