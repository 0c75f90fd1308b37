import { sentenceOf } from '@/web/lib/sentence-of';
import { Button } from './button';
import { Notice } from './notice';

/** The parts of a query's result that are used here. */
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
 * In place of what could not be loaded: why, and a button that asks again. Renders nothing while the query has data:
 * what was read before stays on screen when only reading it again failed.
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
      tone="red"
      title={title}
      className={className}
      action={
        <Button size="sm" busy={isFetching} onClick={() => refetch()}>
          Try again
        </Button>
      }
    >
      {sentenceOf(error)}
    </Notice>
  );
}
