/** The dashboard's reads and its one write. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PublishRequest } from '@/web/components/publish-question/use-publish-question';
import { toast } from '@/web/components/ui/toast';
import { profileQuery } from '@/web/lib/own-profile';
import { refusedLines } from '@/web/lib/refused-lines';
import { rpc } from '@/web/lib/rpc';
import { useOneAtATime } from '@/web/lib/use-one-at-a-time';

/** One's own profile; what is cached shows at once and is asked for again. */
export function useOwnProfile() {
  return useQuery({ ...profileQuery, staleTime: 0 });
}

export type OwnProfile = NonNullable<ReturnType<typeof useOwnProfile>['data']>;

export const sayPublishFailed = () =>
  toast({
    title: 'Failed to publish profile',
    description: 'Please try again later.',
    variant: 'destructive',
  });

/** Gives the profile its public link. */
export function usePublish() {
  const queryClient = useQueryClient();
  const key = profileQuery.queryKey;
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ vouched }: PublishRequest) => rpc.profiles.publish({ published: true, vouched }),
    onSuccess: (result) => {
      queryClient.setQueryData(key, (known) => known && { ...known, ...result });
      toast({
        title: 'Your profile is now live.',
        description: result.public_url ?? undefined,
        variant: 'success',
      });
    },
    onError: (error, { onUnconfirmed }) => {
      const lines = refusedLines(error);
      if (lines) onUnconfirmed(lines);
      else sayPublishFailed();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
  return { publish: useOneAtATime(mutateAsync), isPending };
}
