import '../references.css';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { AppShell } from '@/web/components/app-shell/app-shell';
import { BackLink } from '@/web/components/ui/buttons/back-link';
import { LoadFailed } from '@/web/components/ui/feedback/load-failed';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import { rpc } from '@/web/lib/api/rpc';
import { AskForm } from './ask-form';

/** The case story preselected by a fragment such as `#story-2`, which needs no code in the route. */
const storyIndexIn = (hash: string): number | undefined => {
  const [, digits] = /^story-(\d{1,4})$/.exec(hash) ?? [];
  return digits === undefined ? undefined : Number(digits);
};

/** `/references/ask`: the referee, the subject, and the mail they get. */
export function AskScreen() {
  const story = useLocation({ select: ({ hash }) => storyIndexIn(hash) });
  const query = useQuery({
    queryKey: ['references', 'topics'],
    queryFn: () => rpc.references.matters(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { data, isPending } = query;
  return (
    <AppShell title="Ask for a reference" rail bare parent="/edit-profile">
      <div className="px-gutter pt-7 pb-18 md:pt-11">
        <div className="mx-auto max-w-272">
          <BackLink to="/references" className="mb-4">
            References
          </BackLink>
          <div className="mb-6 grid gap-2">
            <h1>Ask for a reference</h1>
            <p className="max-w-[58ch] text-ink-2 text-read">
              One person, one matter. They need no account and see only what you ask about.
            </p>
          </div>
          {isPending && <Spinner page label="Loading your profile..." />}
          <LoadFailed query={query} />
          {data && <AskForm ownerName={data.name} topics={data.matters} story={story} />}
        </div>
      </div>
    </AppShell>
  );
}
