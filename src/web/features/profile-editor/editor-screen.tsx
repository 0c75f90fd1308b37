import './editor.css';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { AppShell } from '@/web/components/app-shell/app-shell';
import { lazyPart } from '@/web/components/ui/core/lazy-part';
import { LoadFailed } from '@/web/components/ui/feedback/load-failed';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import { useTitle } from '@/web/lib/hooks/use-title';
import { LoadedEditor } from './loaded-editor';
import { snapshotQuery } from './queries';
import { useEditorsLoaded } from './sections/lazy-editors';

// Lazy: hardly an account is without a profile here.
const NoProfile = lazyPart(() => import('./no-profile'), 'NoProfile');

/** `/edit-profile`: loading, error, empty state, or the editor. */
export function EditorScreen() {
  useTitle('My Profile');
  const query = useQuery(snapshotQuery);
  const { data, isPending } = query;
  const editorsLoaded = useEditorsLoaded();
  if (data?.profile_data && editorsLoaded) {
    return (
      <AppShell rail bare owner={data.profile_data}>
        <LoadedEditor key={data.id} mine={data} profile={data.profile_data} />
      </AppShell>
    );
  }
  return (
    <AppShell rail owner={null}>
      {(!data || data.profile_data) && <h1 className="sr-only">My Profile</h1>}
      {(isPending || data?.profile_data) && <Spinner page label="Loading your profile..." />}
      <LoadFailed query={query} title="Error loading profile. Please try again." />
      {data && !data.profile_data && (
        <Suspense>
          <NoProfile />
        </Suspense>
      )}
    </AppShell>
  );
}
