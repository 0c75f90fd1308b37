import '../links.css';
import { useQuery } from '@tanstack/react-query';
import { AppShell } from '@/web/components/app-shell/app-shell';
import { BackLink } from '@/web/components/ui/back-link';
import { Button } from '@/web/components/ui/button';
import { Notice } from '@/web/components/ui/notice';
import { Spinner } from '@/web/components/ui/spinner';
import { sentenceOf } from '@/web/lib/sentence-of';
import { useTitle } from '@/web/lib/use-title';
import { versionQuery } from '../queries';
import { VersionEditor } from './version-editor';

/** `/links/:id`: one private version, edited in place. */
export function VersionScreen({ id }: { id: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(versionQuery(id));
  useTitle(data?.name ?? 'Links');
  if (data) {
    return (
      <AppShell bare rail>
        {/* A link that was closed or opened is edited from what the server has now. */}
        <VersionEditor
          key={`${data.id} ${data.revision} ${data.revoked_at} ${data.ends_at}`}
          version={data}
          onReload={refetch}
        />
      </AppShell>
    );
  }
  return (
    <AppShell>
      <h1 className="sr-only">Links</h1>
      {isPending && <Spinner page label="Loading this version..." />}
      {error && (
        <>
          <BackLink to="/links" className="mb-4">
            Links
          </BackLink>
          <Notice
            tone="red"
            title="Could not load this. Your work is safe."
            action={
              <Button size="sm" busy={isFetching} onClick={() => refetch()}>
                Try again
              </Button>
            }
          >
            {sentenceOf(error)}
          </Notice>
        </>
      )}
    </AppShell>
  );
}
