import { useMutation } from '@tanstack/react-query';
import { NOT_COLLECTED } from '@/shared/readership';
import { Switch } from '@/web/components/ui/switch';
import { toast } from '@/web/components/ui/toast';
import { queryClient } from '@/web/lib/query-client';
import { rpc } from '@/web/lib/rpc';
import { whyFailed } from '@/web/lib/why-failed';
import type { Readership } from './queries';

/** What stays unknown, in the words of the privacy policy, and the switch that ends the counting. */
export function NotCollected({ readership }: { readership: Readership }) {
  const show = (counted: boolean) =>
    queryClient.setQueriesData<Readership>(
      { queryKey: ['readership'] },
      (known) => known && { ...known, counted },
    );
  const { mutate } = useMutation({
    mutationFn: (counted: boolean) => rpc.readership.setCounted({ counted }),
    onMutate: show,
    onError: (_error, counted) => {
      show(!counted);
      toast({
        title: 'This could not be changed.',
        description: whyFailed('Please try again later.'),
        variant: 'destructive',
      });
    },
  });
  return (
    <section className="reads-promise" aria-labelledby="not-collected">
      <h2 id="not-collected">What is not collected</h2>
      <div>
        <p>{NOT_COLLECTED.what}</p>
        <p>{NOT_COLLECTED.left_out}</p>
        <p>{NOT_COLLECTED.once}</p>
        <Switch
          className="mt-4 font-[550]"
          checked={readership.counted}
          onChange={(event) => mutate(event.target.checked)}
        >
          Count reads of my pages
        </Switch>
      </div>
    </section>
  );
}
