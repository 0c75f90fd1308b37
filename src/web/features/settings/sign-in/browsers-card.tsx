import { useQuery } from '@tanstack/react-query';
import { Button } from '@/web/components/ui/buttons/button';
import { ListState } from '@/web/components/ui/feedback/list-state';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { rpc } from '@/web/lib/api/rpc';
import { formatMoment } from '@/web/lib/dates/format-moment';
import { useOneAtATime } from '@/web/lib/hooks/use-one-at-a-time';
import { SettingsCard } from '../cards/settings-card';
import { SignOutRow } from '../cards/sign-out-row';

/** The card 'Signed-in Browsers': the person can sign out each of them, or all. */
export default function BrowsersCard() {
  const { data, isPending, refetch } = useQuery({
    queryKey: ['account', 'sessions'],
    queryFn: () => rpc.account.sessions(),
  });
  const endSession = useOneAtATime(async (id: string) => {
    try {
      await rpc.account.endSession({ id });
      await refetch();
    } catch (error) {
      toastFailure(error, {
        title: 'Error',
        description: 'It could not be signed out. Please try again.',
        ifUnanswered: 'It may be signed out already: the list shows who is signed in.',
      });
      void refetch();
    }
  });
  return (
    <SettingsCard
      title="Signed-in Browsers"
      about="Where your account is open now. You are told by mail when a new browser signs in."
    >
      <ListState
        loadingLabel="Loading your browsers..."
        isPending={isPending}
        hasData={data !== undefined}
        refetch={refetch}
      />
      {data && (
        <ul className="grid" aria-label="Signed-in browsers">
          {data.map((browser) => (
            <li
              key={browser.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-rule border-b py-3 first:pt-0"
            >
              <span className="grid min-w-0 gap-0.5">
                <span className="font-medium">{browser.browser}</span>
                <span className="text-ink-3 text-sm">
                  {[
                    browser.present ? 'This browser' : formatMoment(new Date(browser.seenAt)),
                    browser.network,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
              {!browser.present && (
                <Button
                  size="sm"
                  aria-label={`End this one: ${browser.browser}`}
                  onClick={() => endSession(browser.id)}
                >
                  End this one
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <SignOutRow />
    </SettingsCard>
  );
}
