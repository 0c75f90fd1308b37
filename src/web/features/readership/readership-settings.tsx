import { useMutation } from '@tanstack/react-query';
import { Switch } from '@/web/components/ui/inputs/switch';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { queryClient } from '@/web/lib/api/query-client';
import { rpc } from '@/web/lib/api/rpc';
import type { Readership } from './queries';

type Choice = 'counted' | 'digest';

const SETTERS: Record<Choice, (on: boolean) => Promise<unknown>> = {
  counted: (on) => rpc.readership.setCounted({ counted: on }),
  digest: (on) => rpc.readership.setDigest({ digest: on }),
};

/** A switch for one setting. It takes effect at once, and is set back if the server refuses. */
function ChoiceSwitch({ choice, on, label }: { choice: Choice; on: boolean; label: string }) {
  const showInCache = (value: boolean) =>
    // Updates the cached query of every period, whose key is a number of days; the dashboard's has another key.
    queryClient.setQueriesData<Readership>(
      { queryKey: ['readership'], predicate: ({ queryKey }) => typeof queryKey[1] === 'number' },
      (known) => known && { ...known, [choice]: value },
    );
  const { mutate } = useMutation({
    mutationFn: SETTERS[choice],
    onMutate: showInCache,
    onError: (error, value) => {
      showInCache(!value);
      toastFailure(error, { title: 'This could not be changed.' });
    },
  });
  return (
    <Switch className="font-[550]" checked={on} onChange={(event) => mutate(event.target.checked)}>
      {label}
    </Switch>
  );
}

/** The owner's settings: whether reads are counted, and whether a weekly mail reports them. */
export function ReadershipSettings({ readership: { counted, digest } }: { readership: Readership }) {
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <ChoiceSwitch choice="counted" on={counted} label="Count reads of my pages" />
      <ChoiceSwitch
        choice="digest"
        on={digest}
        label="Mail me a week’s reads and waiting introductions, on Mondays"
      />
    </div>
  );
}
