import { Button } from '../buttons/button';
import { Spinner } from './spinner';

export interface ListStateProps {
  /** Announced while the list is loading. */
  loadingLabel: string;
  /** The message if it could not be loaded. */
  failedMessage?: string;
  isPending: boolean;
  hasData: boolean;
  refetch: () => void;
}

/** The loading and error states of a list; renders nothing once the list is loaded. */
export function ListState({
  loadingLabel,
  failedMessage = 'The list could not be read.',
  isPending,
  hasData,
  refetch,
}: ListStateProps) {
  if (isPending) return <Spinner label={loadingLabel} />;
  if (hasData) return null;
  return (
    <p className="flex flex-wrap items-center gap-3 text-ink-2">
      {failedMessage}
      <Button size="sm" onClick={() => refetch()}>
        Try again
      </Button>
    </p>
  );
}
