import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { Suspense } from 'react';
import { AppShell, PageHead } from '@/web/components/app-shell/app-shell';
import { usePublishConfirmation } from '@/web/components/publish-confirmation/use-publish-confirmation';
import { Button } from '@/web/components/ui/buttons/button';
import { lazyPart } from '@/web/components/ui/core/lazy-part';
import { Badge } from '@/web/components/ui/display/badge';
import { EmptyState } from '@/web/components/ui/feedback/empty-state';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import { type StoredPreferences, workPreferencesQuery } from '@/web/lib/queries/work-preferences';
import { JobPreferencesCard } from './job-preferences-card';
import { type OwnProfile, toastPublishFailure, useOwnProfile, usePublish } from './use-own-profile';

// Lazy: it is not shown to members without job preferences. The spinner stays until it is loaded, so that nothing
// moves.
const CompletionPanel = lazyPart(() => import('./completion-panel'), 'CompletionPanel');

// Lazy: it is rarely shown.
const MissingProfile = lazyPart(() => import('./missing-profile'), 'MissingProfile');

// Lazy, so that the profile does not wait for them.
const LinesAndNotices = lazyPart(() => import('./lines-and-notices'), 'LinesAndNotices');

// Lazy: it is rarely shown.
const TakenDownNotice = lazyPart(
  () => import('@/web/components/publish-confirmation/taken-down-notice'),
  'TakenDownNotice',
);

// Lazy: it is only shown until job preferences are set. The spinner stays until it is loaded, so that nothing moves.
const Welcome = lazyPart(() => import('./welcome'), 'Welcome');

// Every dashboard shows these cards, once it has the profile: their import starts at once, so that they are loaded at
// the same time.
const cardsImport = import('./cards');
cardsImport.catch(() => {});
const ProfileCard = lazyPart(() => cardsImport, 'ProfileCard');
const PublicPageCard = lazyPart(() => cardsImport, 'PublicPageCard');

const LOADING = <Spinner page label="Loading your dashboard..." />;

/** `/dashboard`: the person's profile, public page and job preferences, and what to do next. */
export function DashboardScreen() {
  const { data, isPending, isError, refetch } = useOwnProfile();
  const preferences = useQuery(workPreferencesQuery);
  return (
    <AppShell title="Your Dashboard" owner={data?.profile_data ?? null}>
      {isPending && LOADING}
      {/* If only a refetch fails, the cached data stays on screen. */}
      {isError && !data && (
        <EmptyState
          plain
          icon={CircleAlert}
          title="Error loading profile"
          action={<Button onClick={() => refetch()}>Try again</Button>}
        >
          The profile could not be read. It is kept on the server as you left it.
        </EmptyState>
      )}
      {data && (
        <Suspense fallback={LOADING}>
          <Dashboard profile={data} preferences={preferences} />
        </Suspense>
      )}
    </AppShell>
  );
}

interface DashboardProps {
  profile: OwnProfile;
  preferences: UseQueryResult<StoredPreferences>;
}

function Dashboard({ profile, preferences }: DashboardProps) {
  const { publish, isPending } = usePublish();
  const { ask, confirmation } = usePublishConfirmation(publish);
  const { onboarding_status, profile_data, ispublished, taken_down, public_url } = profile;
  if (!onboarding_status || !profile_data) return <MissingProfile hasStatus={Boolean(onboarding_status)} />;
  const welcome = onboarding_status === 'PROFILE_CONFIRMED';
  // They decide on the panel above the cards, which must not push the cards down later.
  if (!welcome && preferences.isLoading && preferences.failureCount === 0) return LOADING;
  const complete = !welcome && (preferences.data?.revision ?? 0) > 0;
  const liveUrl = ispublished ? public_url : null;
  const share = {
    liveUrl,
    publishing: isPending,
    takenDown: taken_down !== null,
    // The index of evidence is only needed for publishing; if it fails to load, nothing is published.
    onPublish: () =>
      import('@/shared/evidence/evidence-index').then(
        ({ indexEvidence }) => ask(profile_data, indexEvidence(profile.evidence)),
        toastPublishFailure,
      ),
  };
  return (
    <>
      <PageHead
        title="Your Dashboard"
        aside={
          ispublished ? (
            <Badge tone="green">Profile is live</Badge>
          ) : taken_down ? (
            <Badge tone="red">Page taken down</Badge>
          ) : (
            <Badge tone="line">Profile is private</Badge>
          )
        }
      />
      {confirmation}
      <Suspense>
        {taken_down && <TakenDownNotice {...taken_down} className="mb-6" />}
        <LinesAndNotices draft={profile.draft !== null} welcome={welcome} />
      </Suspense>
      {welcome && <Welcome />}
      {complete && <CompletionPanel {...share} />}
      <div className="grid gap-6 lg:grid-cols-[7fr_5fr]">
        <ProfileCard profile={profile_data} />
        <JobPreferencesCard preferences={preferences} next={welcome} />
        <div className="min-w-0 lg:col-span-2">
          <PublicPageCard
            profile={{ ...profile, profile_data }}
            share={complete ? undefined : { ...share, variant: welcome ? 'secondary' : undefined }}
            liveUrl={liveUrl}
          />
        </div>
      </div>
    </>
  );
}
