import './roles.css';
import { useQuery } from '@tanstack/react-query';
import { FileX } from 'lucide-react';
import type { WholeRole } from '@/shared/roles/saved-roles';
import { AppShell } from '@/web/components/app-shell/app-shell';
import { BackLink } from '@/web/components/ui/buttons/back-link';
import { LinkButton } from '@/web/components/ui/buttons/button';
import { EmptyState } from '@/web/components/ui/feedback/empty-state';
import { LoadFailed } from '@/web/components/ui/feedback/load-failed';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import { UnreadRow } from './list/unread-row';
import { roleNameOf } from './parts/titles';
import { isRoleGone, roleQuery } from './queries';
import { FitAside } from './role/fit-aside';
import { LostNotes } from './role/lost-notes';
import { Notes } from './role/notes';
import { OutdatedEvaluation } from './role/outdated-evaluation';
import { RequirementList } from './role/requirement-list';
import { RoleHead } from './role/role-head';

/** `/roles/:id`: one role, with evidence for each of its requirements. */
export function RoleScreen({ id }: { id: string }) {
  const query = useQuery(roleQuery(id));
  const { data, isPending } = query;
  const isRemoved = isRoleGone(query.error);
  return (
    <AppShell title={data ? roleNameOf(data) : 'Role'}>
      <BackLink to="/roles" className="mb-2">
        Roles
      </BackLink>
      {!data && <h1 className="sr-only">Role</h1>}
      {isPending && <Spinner page label="Loading this role..." />}
      {!isRemoved && <LoadFailed query={query} />}
      {isRemoved && (
        <EmptyState
          icon={FileX}
          title="This role is no longer saved."
          action={
            <LinkButton variant="primary" to="/roles">
              Open Roles
            </LinkButton>
          }
        />
      )}
      {isRemoved && <LostNotes id={id} />}
      {data &&
        !isRemoved &&
        (data.reading === 'read' ? <ReadRole role={data} /> : <UnreadRole role={data} />)}
    </AppShell>
  );
}

function ReadRole({ role }: { role: WholeRole }) {
  return (
    <>
      <RoleHead role={role} />
      <OutdatedEvaluation role={role} />
      <div className="roles-columns">
        <FitAside role={role} />
        <div className="reqs-column">
          <RequirementList role={role} />
          <Notes role={role} />
        </div>
      </div>
    </>
  );
}

function UnreadRole({ role }: { role: WholeRole }) {
  return (
    <>
      <h1 className="mb-6">{roleNameOf(role)}</h1>
      <ul className="roles-roll border-field-line border-t">
        <UnreadRow role={role} />
      </ul>
    </>
  );
}
