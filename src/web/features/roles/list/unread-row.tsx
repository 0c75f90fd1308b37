import { Link } from '@tanstack/react-router';
import type { ListedRole } from '@/shared/roles/saved-roles';
import { Skeleton } from '@/web/components/ui/feedback/skeleton';
import { SpinnerRing } from '@/web/components/ui/feedback/spinner';
import { formatLongDay, localDayOf, localToday } from '@/web/lib/dates/format-day';
import { roleNameOf } from '../parts/titles';
import { useRoleChange } from '../queries';
import { ChooseListedRole } from './choose-listed-role';

/** A role that is being read, could not be read, is a duplicate, or is one of several. */
export function UnreadRow({ role }: { role: ListedRole }) {
  const { id, reading } = role;
  const remove = useRoleChange((roles) => roles.remove({ id }), { failure: 'This was not removed.' });
  const retry = useRoleChange((roles) => roles.retry({ id }));
  const keepBoth = useRoleChange((roles) => roles.keepBoth({ id }));
  const busy = remove.isPending || retry.isPending || keepBoth.isPending;
  const isReading = reading === 'reading';
  return (
    <li aria-busy={isReading || undefined}>
      <span className="roles-fit">
        {isReading ? (
          <>
            <Skeleton className="h-7 w-9" />
            <Skeleton className="h-2.5 w-18" />
          </>
        ) : (
          <b aria-hidden>–</b>
        )}
      </span>
      <div className="min-w-0">
        <h2 className="list-title">{roleNameOf(role)}</h2>
        <div className="mt-1">
          <ReadingState role={role} />
        </div>
      </div>
      <span className="roles-offer" aria-hidden>
        {isReading && (
          <>
            <Skeleton className="w-43" />
            <Skeleton className="w-32" />
          </>
        )}
      </span>
      <div className="roles-step">
        {reading === 'failed' && role.retryable && (
          <button type="button" className="roles-link" disabled={busy} onClick={() => retry.mutate()}>
            Try again
          </button>
        )}
        {reading === 'duplicate' && (
          <button type="button" className="roles-link" disabled={busy} onClick={() => keepBoth.mutate()}>
            {role.duplicate ? 'Keep both' : 'Keep it'}
          </button>
        )}
        <button type="button" className="roles-link plain" disabled={busy} onClick={() => remove.mutate()}>
          {isReading ? 'Stop' : 'Remove'}
        </button>
      </div>
    </li>
  );
}

function ReadingState({ role }: { role: ListedRole }) {
  const { reading, pages, failure, duplicate } = role;
  if (reading === 'reading') {
    return (
      <p role="status" className="flex items-center gap-2.5 text-ink-2">
        <SpinnerRing className="text-accent" />
        {pages ? `Reading ${pages} ${pages === 1 ? 'page' : 'pages'}` : 'Reading'}
      </p>
    );
  }
  if (reading === 'failed') return <p className="text-danger">{failure}</p>;
  if (reading === 'several') return <ChooseListedRole role={role} />;
  if (!duplicate) return <p className="text-ink-2">The role it was like is no longer saved.</p>;
  return (
    <p className="text-ink-2">
      You saved this role on {formatLongDay(localDayOf(duplicate.saved_at), localToday())}.{' '}
      <Link to="/roles/$id" params={{ id: duplicate.id }} className="roles-link">
        Open it?
      </Link>
    </p>
  );
}
