import { Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import { isApplicationEnded, type ListedRole } from '@/shared/roles/saved-roles';
import { lazyPart } from '@/web/components/ui/core/lazy-part';
import {
  formatLongDay,
  formatShortDay,
  localDayOf,
  localToday,
  relativeDay,
} from '@/web/lib/dates/format-day';

const NextStepDialog = lazyPart(() => import('./next-step-dialog'), 'NextStepDialog');

/** The next step and its date, in red when overdue; for an ended application, the date of its end. */
export function NextStep({ role, pencil }: { role: ListedRole; pencil?: boolean }) {
  const [open, setOpen] = useState(false);
  const today = localToday();
  const { next_date: date, next_step: step } = role;
  const isEnded = isApplicationEnded(role.state);
  const isOverdue = date !== null && date < today && !isEnded;
  const relativeText = date && !isEnded ? relativeDay(date, today) : null;
  const dateText = isEnded
    ? `Since ${formatLongDay(localDayOf(role.state_since), today)}`
    : date && [formatShortDay(date, today), relativeText].filter(Boolean).join(', ');
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={
          dateText || step ? `Next step: ${[dateText, step].filter(Boolean).join(', ')}` : undefined
        }
        className={dateText || step ? 'roles-step-button' : 'roles-link plain'}
      >
        {dateText || step ? (
          <>
            {dateText && <b className={isOverdue ? 'late' : undefined}>{dateText}</b>}{' '}
            {step && <span>{step}</span>}
            {pencil && <Pencil />}
          </>
        ) : (
          'Set the next step'
        )}
      </button>
      <Suspense>{open && <NextStepDialog role={role} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
