import './roles.css';
import { useQuery } from '@tanstack/react-query';
import { AppShell, PageHead } from '@/web/components/app-shell/app-shell';
import { Button } from '@/web/components/ui/button';
import { Notice } from '@/web/components/ui/notice';
import { rolesQuery } from '@/web/lib/saved-roles';
import { Intake } from './intake/intake';
import { Loading } from './list/loading';
import { NoRole } from './list/no-role';
import { Roll } from './list/roll';

/** `/roles`: openings one has saved, each held against profile and preferences. */
export function RolesScreen() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(rolesQuery);
  return (
    <AppShell title="Roles">
      <PageHead
        title="Roles"
        subtitle="Openings you have saved, each held against your profile and your preferences."
      />
      <Intake />
      {isPending && <Loading />}
      {/* What was read before stays on screen when only reading it again failed. */}
      {isError && !data && (
        <Notice
          tone="red"
          className="mt-8"
          title="Could not load this. Your work is safe."
          action={
            <Button size="sm" busy={isFetching} onClick={() => refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {data && (data.length > 0 ? <Roll roles={data} /> : <NoRole />)}
    </AppShell>
  );
}
