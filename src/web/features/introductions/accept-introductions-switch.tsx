import { useMutation } from '@tanstack/react-query';
import { Switch } from '@/web/components/ui/inputs/switch';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { queryClient } from '@/web/lib/api/query-client';
import { rpc } from '@/web/lib/api/rpc';
import { inboxQuery } from './queries';

/**
 * Switches whether the owner's page and versions offer the form of introductions. It takes effect at once, and is set
 * back if the server refuses.
 */
export function AcceptIntroductionsSwitch({ open, className }: { open: boolean; className?: string }) {
  const showInCache = (value: boolean) =>
    queryClient.setQueryData(inboxQuery.queryKey, (known) => known && { ...known, open: value });
  const { mutate } = useMutation({
    mutationFn: (value: boolean) => rpc.introductions.setOpen({ open: value }),
    onMutate: showInCache,
    onError: (error, value) => {
      showInCache(!value);
      toastFailure(error, { title: 'This could not be changed.' });
      void queryClient.invalidateQueries({ queryKey: inboxQuery.queryKey });
    },
  });
  return (
    <div className={className}>
      <Switch
        checked={open}
        onChange={(event) => mutate(event.target.checked)}
        aria-describedby="open-hint"
        className="font-[550]"
      >
        Take introductions
      </Switch>
      <p id="open-hint" className="mt-1 max-w-[58ch] pl-12 text-ink-3 text-sm">
        {open
          ? 'Your page and the versions that allow it have an “Introduce yourself” link.'
          : 'Nobody can write to you by your page. What came before stays here.'}
      </p>
    </div>
  );
}
