import { queryOptions, useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { LinkButton } from '@/web/components/ui/buttons/button';
import { LIGHT_STROKE } from '@/web/components/ui/core/icon-strokes';
import { rpc } from '@/web/lib/api/rpc';

const recentReadsQuery = queryOptions({
  queryKey: ['readership', 'lately'],
  // A background call: after the session has expired it fails at once instead of waiting for the sign-in.
  queryFn: () => rpc.readership.lately(undefined, { context: { background: true } }),
});

/** The number of reads of the last seven days; not rendered without any. */
export function ReadershipLine() {
  const { data } = useQuery(recentReadsQuery);
  if (!data || data.reads === 0) return null;
  const reads = data.reads === 'few' ? 'Under 3 reads' : `${data.reads} reads`;
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-rule bg-surface py-2 pr-2 pl-4 text-sm">
      <BookOpen strokeWidth={LIGHT_STROKE} className="size-4.5 text-accent" />
      <span className="min-w-0 flex-1">
        <b className="font-semibold">{reads}</b> of your pages in seven days
      </span>
      <LinkButton size="sm" to="/readership">
        Readership
      </LinkButton>
    </p>
  );
}
