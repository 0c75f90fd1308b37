import './references.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AppShell, PageHead } from '@/web/components/app-shell/app-shell';
import { LinkButton } from '@/web/components/ui/buttons/button';
import { LoadFailed } from '@/web/components/ui/feedback/load-failed';
import { Skeleton } from '@/web/components/ui/feedback/skeleton';
import { referencesQuery } from '@/web/lib/queries/own-references';
import { dropSentDraft } from './ask/draft';
import { EmptyReferences } from './list/empty-references';
import { ReferenceListRow } from './list/reference-list-row';

/** `/references`: the owner's requests, their results, and what readers see. */
export function ReferencesScreen() {
  const query = useQuery(referencesQuery);
  const { data, isPending } = query;
  // While a draft is stored, it counts as unsent, and its owner would be asked about it at the logout.
  useEffect(() => {
    if (data) dropSentDraft(data.references);
  }, [data]);
  const hasReferences = data && data.references.length > 0;
  return (
    <AppShell title="References" parent="/edit-profile">
      <PageHead
        title="References"
        subtitle="What people who were there say of your work, in their own words. You show one whole or not at all."
        aside={
          hasReferences && (
            <LinkButton variant="primary" to="/references/ask">
              Ask for a reference
            </LinkButton>
          )
        }
      />
      {isPending && <ReferencesSkeleton />}
      <LoadFailed query={query} />
      {data && !hasReferences && <EmptyReferences />}
      {hasReferences && (
        <>
          <div aria-hidden className="reference-row reference-heads">
            <span>Who</span>
            <span>State</span>
          </div>
          <ol className="reference-roll">
            {data.references.map((reference) => (
              <ReferenceListRow key={reference.id} reference={reference} />
            ))}
          </ol>
          <p className="mt-5 max-w-[62ch] text-ink-3 text-sm">
            Each person gets one message and at most one reminder. They can change or take back what they
            wrote at any time; a changed one is off your page until you show it again.
            {data.page && (
              <>
                {' '}
                <a href={data.page} target="_blank" rel="noopener">
                  See your page
                </a>
              </>
            )}
          </p>
        </>
      )}
    </AppShell>
  );
}

/** A skeleton in the shape of the list. */
function ReferencesSkeleton() {
  return (
    <div role="status" className="border-field-line border-t">
      <span className="sr-only">Loading your references...</span>
      {[0, 1, 2].map((row) => (
        <div key={row} aria-hidden className="grid gap-3 border-rule border-b py-6">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="w-72 max-w-full" />
        </div>
      ))}
    </div>
  );
}
