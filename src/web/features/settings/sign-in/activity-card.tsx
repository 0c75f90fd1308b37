import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@/web/components/ui/buttons/button';
import { ListState } from '@/web/components/ui/feedback/list-state';
import { rpc } from '@/web/lib/api/rpc';
import { formatMoment } from '@/web/lib/dates/format-moment';
import { SettingsCard } from '../cards/settings-card';

const ACTOR_LABELS = { you: '', operator: 'An operator', system: 'The people who run this site' } as const;

/** The card 'Account Activity': the entries of the audit log about the person. */
export default function ActivityCard() {
  const { data, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['account', 'activity'],
    queryFn: ({ pageParam }) => rpc.account.activity({ before: pageParam }),
    initialPageParam: undefined as { at: string; id: string } | undefined,
    getNextPageParam: ({ more, entries }) => (more ? entries.at(-1) : undefined),
  });
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <SettingsCard
      title="Account Activity"
      about="What was done with your account, kept for twelve months. Nobody can change it."
    >
      <ListState
        loadingLabel="Loading your activity..."
        isPending={isPending}
        hasData={data !== undefined}
        refetch={refetch}
      />
      {data && entries.length === 0 && <p className="text-ink-2">Nothing yet.</p>}
      {entries.length > 0 && (
        <ol aria-label="Account activity" className="num grid">
          {entries.map((entry) => (
            <li key={entry.id} className="grid gap-0.5 border-rule border-b py-2.5 first:pt-0">
              <span className="break-words">
                {entry.what}
                {entry.reason && '. '}
                {entry.reason && <q className="text-ink-2">{entry.reason}</q>}
              </span>
              <span className="text-ink-3 text-sm">
                {[formatMoment(new Date(entry.at)), ACTOR_LABELS[entry.by], entry.browser, entry.network]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </li>
          ))}
        </ol>
      )}
      {hasNextPage && (
        <div>
          <Button size="sm" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            Earlier
          </Button>
        </div>
      )}
    </SettingsCard>
  );
}
