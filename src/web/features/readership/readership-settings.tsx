import { Switch } from '@/web/components/ui/inputs/switch';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { joinRefresh } from '@/web/lib/api/join-refresh';
import { rpc } from '@/web/lib/api/rpc';
import { useOrderedChoice } from '@/web/lib/hooks/use-ordered-choice';
import type { Readership } from './queries';

type Choice = 'counted' | 'digest';

const SETTERS: Record<Choice, (on: boolean) => Promise<unknown>> = {
  counted: (on) => rpc.readership.setCounted({ counted: on }),
  digest: (on) => rpc.readership.setDigest({ digest: on }),
};

/** Whether one setting is on, as stored or as just chosen, and the function that chooses it. */
export const useReadershipChoice = (choice: Choice, stored: boolean) =>
  useOrderedChoice({
    setting: choice,
    stored,
    send: SETTERS[choice],
    // The readership of every period shows the setting.
    refresh: () => joinRefresh(['readership']),
    onError: (error) => toastFailure(error, { title: 'This could not be changed.' }),
  });

/** A switch for one setting. It takes effect at once, and is set back if the server refuses. */
function ChoiceSwitch({ choice, on, label }: { choice: Choice; on: boolean; label: string }) {
  const { shown, choose } = useReadershipChoice(choice, on);
  return (
    <Switch className="font-emphasis" checked={shown} onChange={(event) => choose(event.target.checked)}>
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
