import type { WholeRole } from '@/shared/roles/saved-roles';
import { Button } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';
import { formatLongDay, localDayOf, localToday } from '@/web/lib/dates/format-day';
import { useRoleChange } from '../queries';

/** A notice that profile or preferences have changed since the fit was computed, with a button to compute it again. */
export function OutdatedEvaluation({ role: { id, changed, counted_at } }: { role: WholeRole }) {
  const count = useRoleChange((roles) => roles.count({ id }));
  if (!changed || !counted_at) return null;
  const subject = changed === 'profile' ? 'Your profile has' : 'Your preferences have';
  return (
    <Notice
      className="mt-5"
      action={
        <Button size="sm" busy={count.isPending} onClick={() => count.mutate()}>
          Count again
        </Button>
      }
    >
      {subject} changed since {formatLongDay(localDayOf(counted_at), localToday())}.
    </Notice>
  );
}
