import { RpcError } from '@/web/lib/rpc-client';
import './roles.css';
import { useQuery } from '@tanstack/react-query';
import { FileX } from 'lucide-react';
import type { WholeRole } from '@/shared/roles';
import { AppShell } from '@/web/components/app-shell/app-shell';
import { BackLink } from '@/web/components/ui/back-link';
import { Button, LinkButton } from '@/web/components/ui/button';
import { EmptyState } from '@/web/components/ui/empty-state';
import { Notice } from '@/web/components/ui/notice';
import { Spinner } from '@/web/components/ui/spinner';
import { roleQuery } from './calls';
import { UnreadRow } from './list/unread-row';
import { titleOf } from './parts/titles';
import { Changed } from './role/changed';
import { Head } from './role/head';
import { Ledger } from './role/ledger';
import { Narrow } from './role/narrow';
import { Notes } from './role/notes';

/** `/roles/:id`: one role, each of its requirements with what answers it. */
export function RoleScreen({ id }: { id: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(roleQuery(id));
  const gone = error instanceof RpcError && error.code === 'NOT_FOUND';
  return (
    <AppShell title={data ? titleOf(data) : 'Role'}>
      <BackLink to="/roles" className="mb-2">
        Roles
      </BackLink>
      {!data && <h1 className="sr-only">Role</h1>}
      {isPending && <Spinner page label="Loading this role..." />}
      {error && !data && !gone && (
        <Notice
          tone="red"
          title="Could not load this. Your work is safe."
          action={
            <Button size="sm" busy={isFetching} onClick={() => refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {gone && (
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
      {data && !gone && (data.reading === 'read' ? <Role role={data} /> : <Unread role={data} />)}
    </AppShell>
  );
}

function Role({ role }: { role: WholeRole }) {
  return (
    <>
      <Head role={role} />
      <Changed role={role} />
      <div className="roles-columns">
        <Narrow role={role} />
        <div className="reqs-column">
          <Ledger role={role} />
          <Notes role={role} />
        </div>
      </div>
    </>
  );
}

function Unread({ role }: { role: WholeRole }) {
  return (
    <>
      <h1 className="mb-6">{titleOf(role)}</h1>
      <ul className="roles-roll border-field-line border-t">
        <UnreadRow role={role} />
      </ul>
    </>
  );
}
