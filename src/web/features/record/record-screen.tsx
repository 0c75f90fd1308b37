import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FileSearch } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { AppShell } from '@/web/components/app-shell/app-shell';
import { LinkButton } from '@/web/components/ui/buttons/button';
import { lazyPart } from '@/web/components/ui/core/lazy-part';
import { EmptyState } from '@/web/components/ui/feedback/empty-state';
import { LoadFailed } from '@/web/components/ui/feedback/load-failed';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import { toast } from '@/web/components/ui/toasts/toast';
import { errorMessage } from '@/web/lib/api/error-message';
import { queryClient } from '@/web/lib/api/query-client';
import { rpc } from '@/web/lib/api/rpc';
import { useTitle } from '@/web/lib/hooks/use-title';
import { sessionQuery } from '@/web/lib/queries/session-query';
import { fetchAfterSaves, useSaver } from '@/web/lib/unsaved-input/open-savers';
import { RecordNotSavedError, requireNothingRefused } from './autosave/record-not-saved-error';
import type { SavedRecord } from './autosave/send-record';
import { recordSaverKey, startMemberRecord } from './autosave/start-member-record';
import { RecordContext, useRecord } from './context';
import type { RecordPageComponent } from './record-page';

/** The record with which the screen starts: fetched at every visit, not refetched during one. */
const recordQuery = queryOptions({
  queryKey: ['record-snapshot'],
  queryFn: () => fetchAfterSaves('record.', () => rpc.record.mine()),
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
});

/** A screen of the signed-in person's record: loading, error, empty state, or the page. */
export function RecordScreen({ title, Page }: { title: string; Page: RecordPageComponent }) {
  useTitle(title);
  const { data: me } = useQuery(sessionQuery);
  const query = useQuery(recordQuery);
  const { data, isPending } = query;
  if (data && me) {
    return (
      <AppShell bare parent="/edit-profile">
        <EditedRecordPage key={me.id} userId={me.id} storedRecord={data} Page={Page} />
      </AppShell>
    );
  }
  return (
    <AppShell parent="/edit-profile">
      <h1 className="sr-only">{title}</h1>
      {isPending && <Spinner page label="Loading your record..." />}
      <LoadFailed query={query} title="Error loading your record. Please try again." />
      {data === null && (
        <EmptyState
          plain
          icon={FileSearch}
          title="Nothing was read for this profile yet."
          action={
            <LinkButton variant="primary" to="/create-profile">
              Add your files
            </LinkButton>
          }
          className="min-h-[60vh] content-center"
        />
      )}
    </AppShell>
  );
}

const RecordConflictNotice = lazyPart(() => import('./edits/record-conflict-notice'), 'default');

/** What concurrent edits leave to the owner, above the page. Each is noted in the record's edits. */
const ConflictNotices = () =>
  useRecord().mends.length > 0 && (
    <Suspense fallback={null}>
      <RecordConflictNotice />
    </Suspense>
  );

function EditedRecordPage({
  userId,
  storedRecord,
  Page,
}: {
  userId: string;
  storedRecord: SavedRecord;
  Page: RecordPageComponent;
}) {
  const navigate = useNavigate();
  const editing = useSaver(recordSaverKey(userId), () => startMemberRecord(userId, storedRecord));
  // The editing of an earlier visit may not know what was saved elsewhere since.
  useEffect(() => editing.receive(storedRecord), [editing, storedRecord]);
  useEffect(() => editing.watch(), [editing]);
  const write = useMutation({
    mutationFn: async () => {
      requireNothingRefused(editing.get());
      if (!(await editing.flush())) throw new RecordNotSavedError(editing.getSaving().tooLong);
      return rpc.generation.writeFromRecord();
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries();
      // The comparison opens in the editor: nothing is replaced without being chosen.
      await navigate({ to: '/edit-profile' });
    },
    onError: (error) =>
      toast({
        title: 'The profile could not be written.',
        description: error instanceof RecordNotSavedError ? error.message : errorMessage(error),
        variant: 'destructive',
      }),
  });
  return (
    <RecordContext value={editing}>
      <ConflictNotices />
      <Page
        guest={false}
        back={{ to: '/edit-profile', label: 'My Profile' }}
        busy={write.isPending}
        onWrite={() => write.mutate()}
      />
    </RecordContext>
  );
}
