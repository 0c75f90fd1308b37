import { useInfiniteQuery } from '@tanstack/react-query';
import { PageHead } from '@/web/components/app-shell/page-head';
import { Button } from '@/web/components/ui/buttons/button';
import { rpc } from '@/web/lib/api/rpc';
import { AdminShell } from './admin-shell';
import { AuditList } from './audit-list';

/** Number of entries that the server puts on a full page: after a shorter page there are no earlier entries. */
const PAGE_SIZE = 50;

/** The place after an entry, from which the next page continues. */
const cursorOf = (act?: { at: Date; id: string }) => act && { at: act.at.toISOString(), id: act.id };

/** `/admin/audit`: the acts of members and operators in the last twelve months. */
export function AuditScreen() {
  const query = useInfiniteQuery({
    queryKey: ['admin', 'audit'],
    queryFn: ({ pageParam }) => rpc.admin.audit({ before: pageParam }),
    initialPageParam: undefined as { at: string; id: string } | undefined,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : cursorOf(page.at(-1))),
    retry: false,
  });
  return (
    <AdminShell title="Audit log" query={query}>
      {({ pages }) => (
        <>
          <PageHead
            title="Audit log"
            subtitle="Entries cannot be changed or removed. They are kept for twelve months."
          />
          <AuditList entries={pages.flat()} withSubject />
          {query.hasNextPage && (
            <Button className="mt-5" busy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
              Earlier
            </Button>
          )}
        </>
      )}
    </AdminShell>
  );
}
