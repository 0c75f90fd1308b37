import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Switch } from '@/web/components/ui/switch';
import { toast } from '@/web/components/ui/toast';
import { orpc } from '@/web/lib/orpc';
import { profileQuery } from '@/web/lib/own-profile';
import { whyFailed } from '@/web/lib/why-failed';

/** Whether search engines may list the public page. Takes effect at once; goes back where the server refuses. */
export function SearchSwitch({ indexable }: { indexable: boolean }) {
  const queryClient = useQueryClient();
  const key = profileQuery.queryKey;
  const show = (value: boolean) =>
    queryClient.setQueryData(key, (known) => known && { ...known, indexable: value });
  const { mutate } = useMutation(
    orpc.profiles.setIndexable.mutationOptions({
      onMutate: (input) => show(input.indexable),
      onError: (_error, input) => {
        show(!input.indexable);
        toast({
          title: 'Failed to update profile status',
          description: whyFailed('Please try again later.'),
          variant: 'destructive',
        });
      },
      onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
    }),
  );
  return (
    <div className="mt-4 grid gap-1 border-rule border-t pt-4">
      <Switch
        checked={indexable}
        onChange={(event) => mutate({ indexable: event.target.checked })}
        aria-describedby="search-switch-hint"
        className="font-[550]"
      >
        Let search engines find it
      </Switch>
      <p id="search-switch-hint" className="pl-12 text-ink-3 text-sm">
        {indexable
          ? 'Your page may appear in search results.'
          : 'Only people who have the link find your page. It may take search engines some days to forget it.'}
      </p>
    </div>
  );
}
