import { useId } from 'react';
import { Switch } from '@/web/components/ui/inputs/switch';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { joinRefresh } from '@/web/lib/api/join-refresh';
import { rpc } from '@/web/lib/api/rpc';
import { useOrderedChoice } from '@/web/lib/hooks/use-ordered-choice';
import { profileQuery } from '@/web/lib/queries/own-profile';

const SETTERS = {
  indexable: (indexable: boolean) => rpc.profiles.setIndexable({ indexable }),
  downloadable: (downloadable: boolean) => rpc.profiles.setDownloadable({ downloadable }),
};
type Setting = keyof typeof SETTERS;

/** Switches for search engines and downloads of the public page. */
export function PageSwitches({ indexable, downloadable }: Record<Setting, boolean>) {
  return (
    <div className="mt-4 grid gap-4 border-rule border-t pt-4">
      <PageSwitch
        setting="indexable"
        on={indexable}
        label="Let search engines find it"
        hintOf={(on) =>
          on
            ? 'Your page may appear in search results.'
            : 'Only people who have the link find your page. It may take search engines some days to forget it.'
        }
      />
      <PageSwitch
        setting="downloadable"
        on={downloadable}
        label="Let readers take it along"
        hintOf={(on) =>
          on
            ? 'Your page offers itself as a PDF, a contact card without your email, and data (JSON Resume). A copy that was taken along stays with its reader.'
            : 'Your page can be read and printed, and offers no file.'
        }
      />
    </div>
  );
}

interface PageSwitchProps {
  setting: Setting;
  on: boolean;
  label: string;
  hintOf: (on: boolean) => string;
}

/** A switch that takes effect at once, and is set back if the server refuses. */
function PageSwitch({ setting, on: stored, label, hintOf }: PageSwitchProps) {
  const hintId = useId();
  const { shown, choose } = useOrderedChoice<boolean>({
    setting,
    stored,
    send: SETTERS[setting],
    refresh: () => joinRefresh(profileQuery.queryKey),
    onError: (error) => toastFailure(error, { title: 'Failed to update profile status' }),
  });
  return (
    <div className="grid gap-1">
      <Switch
        checked={shown}
        onChange={(event) => choose(event.target.checked)}
        aria-describedby={hintId}
        className="font-emphasis"
      >
        {label}
      </Switch>
      <p id={hintId} className="pl-12 text-ink-3 text-sm">
        {hintOf(shown)}
      </p>
    </div>
  );
}
