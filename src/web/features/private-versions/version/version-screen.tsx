import '../links.css';
import { useQuery } from '@tanstack/react-query';
import { AppShell } from '@/web/components/app-shell/app-shell';
import { BackLink } from '@/web/components/ui/buttons/back-link';
import { LoadFailed } from '@/web/components/ui/feedback/load-failed';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import { useTitle } from '@/web/lib/hooks/use-title';
import { isVersionGone, versionQuery } from '../queries';
import { RemovedVersion } from './removed-version';
import { VersionEditor } from './version-editor';

/** `/links/:id`: one private version, edited in place. */
export function VersionScreen({ id }: { id: string }) {
  const query = useQuery(versionQuery(id));
  const { data, isPending } = query;
  useTitle(data?.name ?? 'Links');
  if (data && !isVersionGone(query.error)) {
    return (
      <AppShell bare rail>
        <VersionEditor key={data.id} version={data} onReload={query.refetch} />
      </AppShell>
    );
  }
  return (
    <AppShell rail>
      <h1 className="sr-only">Links</h1>
      {isPending && <Spinner page label="Loading this version..." />}
      {query.error && (
        <BackLink to="/links" className="mb-4">
          Links
        </BackLink>
      )}
      {isVersionGone(query.error) ? <RemovedVersion id={id} /> : <LoadFailed query={query} />}
    </AppShell>
  );
}
