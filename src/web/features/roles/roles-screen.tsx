import './roles.css';
import { useQuery } from '@tanstack/react-query';
import { AppShell, PageHead } from '@/web/components/app-shell/app-shell';
import { LoadFailed } from '@/web/components/ui/feedback/load-failed';
import { rolesQuery } from '@/web/lib/queries/saved-roles';
import { RoleIntake } from './intake/role-intake';
import { EmptyRoles } from './list/empty-roles';
import { RoleList } from './list/role-list';
import { RolesSkeleton } from './list/roles-skeleton';

/** `/roles`: the saved openings, each compared with profile and preferences. */
export function RolesScreen() {
  const query = useQuery(rolesQuery);
  const { data, isPending } = query;
  return (
    <AppShell title="Roles">
      <PageHead
        title="Roles"
        subtitle="Openings you have saved, each held against your profile and your preferences."
      />
      <RoleIntake />
      {isPending && <RolesSkeleton />}
      <LoadFailed query={query} className="mt-8" />
      {data && (data.length > 0 ? <RoleList roles={data} /> : <EmptyRoles />)}
    </AppShell>
  );
}
