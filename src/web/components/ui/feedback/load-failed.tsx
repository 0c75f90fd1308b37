import { errorMessage } from '@/web/lib/api/error-message';
import { unsavedSentence } from '@/web/lib/unsaved-input/unsaved-sentence';
import { Button } from '../buttons/button';
import { Notice } from './notice';

/** The properties of a query's result that are used here. */
interface FailedQuery {
  data: unknown;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface LoadFailedProps {
  query: FailedQuery;
  title?: string;
  className?: string;
}

/**
 * Shown instead of data that could not be loaded: the reason, where unsaved edits are, and a retry button. Renders
 * nothing while the query has data, which stays on screen if only a refetch failed.
 */
export function LoadFailed({
  query,
  title = 'Could not load this. Your work is safe.',
  className,
}: LoadFailedProps) {
  const { data, error, isFetching, refetch } = query;
  if (!error || data) return null;
  return (
    <Notice
      tone="danger"
      title={title}
      className={className}
      action={
        <Button size="sm" busy={isFetching} onClick={() => refetch()}>
          Try again
        </Button>
      }
    >
      {errorMessage(error)}
      <span className="block">{unsavedSentence()}</span>
    </Notice>
  );
}
