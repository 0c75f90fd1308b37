import { Switch } from '@/web/components/ui/inputs/switch';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { joinRefresh } from '@/web/lib/api/join-refresh';
import { rpc } from '@/web/lib/api/rpc';
import { useOrderedChoice } from '@/web/lib/hooks/use-ordered-choice';
import { inboxQuery } from './queries';

/** Whether introductions are open, as stored or as just chosen, and the function that chooses it. */
export const useAcceptIntroductions = (stored: boolean) =>
  useOrderedChoice({
    setting: 'introductions',
    stored,
    send: (open) => rpc.introductions.setOpen({ open }),
    refresh: () => joinRefresh(inboxQuery.queryKey),
    onError: (error) => toastFailure(error, { title: 'This could not be changed.' }),
  });

/**
 * Switches whether the owner's page and versions offer the form of introductions. It takes effect at once, and is set
 * back if the server refuses.
 */
export function AcceptIntroductionsSwitch({
  open: stored,
  className,
}: {
  open: boolean;
  className?: string;
}) {
  const { shown: open, choose } = useAcceptIntroductions(stored);
  return (
    <div className={className}>
      <Switch
        checked={open}
        onChange={(event) => choose(event.target.checked)}
        aria-describedby="open-hint"
        className="font-emphasis"
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
