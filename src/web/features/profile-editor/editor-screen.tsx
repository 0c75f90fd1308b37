import './editor.css';
import { useQuery } from '@tanstack/react-query';
import { FilePenLine } from 'lucide-react';
import { AppShell } from '@/web/components/app-shell/app-shell';
import { Button, LinkButton } from '@/web/components/ui/button';
import { EmptyState } from '@/web/components/ui/empty-state';
import { Notice } from '@/web/components/ui/notice';
import { Spinner } from '@/web/components/ui/spinner';
import { sentenceOf } from '@/web/lib/sentence-of';
import { useTitle } from '@/web/lib/use-title';
import { LoadedEditor } from './loaded-editor';
import { useEditorsLoaded } from './sections/lazy-editors';
import { snapshotQuery } from './snapshot';

/** `/edit-profile`: loading, error, empty, or the profile to edit. */
export function EditorScreen() {
  useTitle('My Profile');
  const { data, error, isPending, isFetching, refetch } = useQuery(snapshotQuery);
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
      {error && (
        <Notice
          tone="red"
          title="Error loading profile. Please try again."
          action={
            <Button size="sm" busy={isFetching} onClick={() => refetch()}>
              Try again
            </Button>
          }
        >
          {sentenceOf(error)}
        </Notice>
      )}
      {data && !data.profile_data && (
        <EmptyState
          plain
          icon={FilePenLine}
          title="No profile data found. Please complete your profile creation first."
          action={
            <LinkButton variant="primary" to="/create-profile">
              Create Profile
            </LinkButton>
          }
          className="min-h-[60vh] content-center"
        />
      )}
    </AppShell>
  );
}
