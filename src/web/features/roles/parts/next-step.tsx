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
  const over = isApplicationEnded(role.state);
  const late = date !== null && date < today && !over;
  const near = date && !over ? relativeDay(date, today) : null;
  const when = over
    ? `Since ${formatLongDay(localDayOf(role.state_since), today)}`
    : date && [formatShortDay(date, today), near].filter(Boolean).join(', ');
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={when || step ? `Next step: ${[when, step].filter(Boolean).join(', ')}` : undefined}
        className={when || step ? 'roles-step-button' : 'roles-link plain'}
      >
        {when || step ? (
          <>
            {when && <b className={late ? 'late' : undefined}>{when}</b>} {step && <span>{step}</span>}
            {pencil && <Pencil aria-hidden strokeWidth={1.6} />}
          </>
        ) : (
          'Set the next step'
        )}
      </button>
      <Suspense>{open && <NextStepDialog role={role} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
