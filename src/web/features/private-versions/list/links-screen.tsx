import '../links.css';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { AppShell, PageHead } from '@/web/components/app-shell/app-shell';
import { Button } from '@/web/components/ui/buttons/button';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { LoadFailed } from '@/web/components/ui/feedback/load-failed';
import { Skeleton } from '@/web/components/ui/feedback/skeleton';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { errorMessage } from '@/web/lib/api/error-message';
import { rpc } from '@/web/lib/api/rpc';
import { useOneAtATime } from '@/web/lib/hooks/use-one-at-a-time';
import { useFollowProfile } from '@/web/lib/queries/follow-profile';
import { linksQuery } from '../queries';
import { LinkList } from './link-list';

/** `/links`: the public page and every private version. */
export function LinksScreen() {
  useFollowProfile();
  const query = useQuery(linksQuery);
  const { data, isPending } = query;
  const navigate = useNavigate();
  const creation = useMutation({
    mutationFn: () => rpc.privateVersions.create(),
    onSuccess: ({ id }) => navigate({ to: '/links/$id', params: { id } }),
    onError: (failure) => {
      toastFailure(failure, {
        title: 'The version could not be made.',
        description: errorMessage(failure),
        ifUnanswered: 'It may have been made: it is in the list if it was.',
      });
      void query.refetch();
    },
  });
  const createVersion = useOneAtATime(creation.mutateAsync);
  return (
    <AppShell title="Links">
      <PageHead
        title="Links"
        subtitle="One public page, and private versions for the people you name."
        aside={
          <Button
            variant="primary"
            busy={creation.isPending}
            icon={<Plus className="size-4" strokeWidth={SMALL_STROKE} />}
            onClick={() => createVersion()}
          >
            New version
          </Button>
        }
      />
      {isPending && <LinksSkeleton />}
      <LoadFailed query={query} />
      {data && <LinkList links={data} />}
    </AppShell>
  );
}

/** A skeleton in the shape of the list. */
function LinksSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading your links...</span>
      {[0, 1, 2].map((row) => (
        <div key={row} aria-hidden className="grid gap-3 border-rule border-b py-6">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="w-72 max-w-full" />
          <Skeleton className="w-56 max-w-full" />
        </div>
      ))}
    </div>
  );
}
