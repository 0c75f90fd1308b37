import { EqualNot } from 'lucide-react';
import type { ListedRole } from '@/shared/roles/saved-roles';
import { cx } from '@/web/components/ui/core/cx';
import { BOLD_STROKE } from '@/web/components/ui/core/icon-strokes';
import { localToday } from '@/web/lib/dates/format-day';
import { termLines } from '../terms/texts';

/** The terms of a role, each with its conflicts with the preferences below. */
export function RoleTermsList({ role: { terms, comparisons } }: { role: ListedRole }) {
  if (!terms) return null;
  return (
    <ul aria-label="Terms" className="roles-offer">
      {termLines(terms, comparisons, localToday()).map(({ text, stated, conflicts }) => (
        <li key={text} className={cx(!stated && 'none')}>
          {text}
          {conflicts.map((conflict) => (
            <span key={conflict} className="roles-clash">
              <EqualNot role="img" aria-label="Against your preferences:" strokeWidth={BOLD_STROKE} />
              {conflict}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
