import { useQuery } from '@tanstack/react-query';
import { Compass } from 'lucide-react';
import { isApplicationEnded } from '@/shared/roles/saved-roles';
import { LinkButton } from '@/web/components/ui/buttons/button';
import { LIGHT_STROKE } from '@/web/components/ui/core/icon-strokes';
import { formatShortDay, localToday, relativeDay } from '@/web/lib/dates/format-day';
import { compareByNextStep, rolesQuery } from '@/web/lib/queries/saved-roles';

/** The next step due among the roles that are read and still open; renders nothing if none has a date. */
export function RolesLine() {
  const { data } = useQuery(rolesQuery);
  const today = localToday();
  const nextRole = [...(data ?? [])]
    .sort(compareByNextStep)
    .find(({ reading, state, next_date }) => reading === 'read' && !isApplicationEnded(state) && next_date);
  if (!nextRole?.next_date) return null;
  const dateText = [formatShortDay(nextRole.next_date, today), relativeDay(nextRole.next_date, today)]
    .filter(Boolean)
    .join(', ');
  const roleName = [nextRole.title ?? nextRole.source, nextRole.organisation].filter(Boolean).join(', ');
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-rule bg-surface py-2 pr-2 pl-4 text-sm">
      <Compass strokeWidth={LIGHT_STROKE} className="size-4.5 text-accent" />
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <b className={nextRole.next_date < today ? 'font-semibold text-danger' : 'font-semibold'}>
          {dateText}
        </b>{' '}
        {nextRole.next_step} <span className="text-ink-3 max-md:block">{roleName}</span>
      </span>
      <LinkButton size="sm" to={`/roles/${nextRole.id}`}>
        Open role
      </LinkButton>
    </p>
  );
}
