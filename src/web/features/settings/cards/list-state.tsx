import { Button } from '@/web/components/ui/button';
import { Spinner } from '@/web/components/ui/spinner';

interface ListStateProps {
  /** Read out while the list is loading. */
  loading: string;
  isPending: boolean;
  hasData: boolean;
  refetch: () => void;
}

/** The loading and error states of a card's list; renders nothing once the list is there. */
export function ListState({ loading, isPending, hasData, refetch }: ListStateProps) {
  if (isPending) return <Spinner label={loading} />;
  if (hasData) return null;
  return (
    <p className="flex flex-wrap items-center gap-3 text-ink-2">
      The list could not be read.
      <Button size="sm" onClick={() => refetch()}>
        Try again
      </Button>
    </p>
  );
}
