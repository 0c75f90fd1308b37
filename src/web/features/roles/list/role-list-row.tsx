import { Link } from '@tanstack/react-router';
import type { ListedRole } from '@/shared/roles/saved-roles';
import { cx } from '@/web/components/ui/core/cx';
import { FitStrokes } from '../parts/fit-strokes';
import { NextStep } from '../parts/next-step';
import { verdictsSummary } from '../parts/requirement-summaries';
import { RoleTermsList } from '../parts/role-terms-list';
import { StateMenu } from '../parts/state-menu';
import { organisationWithPlace, roleNameOf } from '../parts/titles';

/** A role of the list whose text was read, with its fit, terms, state and next step. */
export function RoleListRow({ role }: { role: ListedRole }) {
  const { fit } = role;
  const counts = fit ? verdictsSummary(fit) : '';
  const organisation = organisationWithPlace(role);
  return (
    <li className={cx(role.state === 'closed' && 'is-over')}>
      <span className="roles-fit">
        {fit && fit.number !== null ? (
          <>
            <b>
              <span className="sr-only">Fit </span>
              {fit.number}
              <span className="sr-only"> of 100</span>
            </b>
            <FitStrokes fit={fit} />
          </>
        ) : (
          <b>
            <span aria-hidden>–</span>
            <span className="sr-only">No fit</span>
          </b>
        )}
      </span>
      <div className="min-w-0">
        <h2 className="list-title">
          <Link to="/roles/$id" params={{ id: role.id }}>
            {roleNameOf(role)}
          </Link>
        </h2>
        {organisation && <p className="org">{organisation}</p>}
        <p className="counts">
          {counts ||
            'We found no requirements in these words. Add them yourself, or paste the whole advertisement.'}
        </p>
      </div>
      <RoleTermsList role={role} />
      <div className="roles-step">
        <StateMenu role={role} />
        <NextStep role={role} />
      </div>
    </li>
  );
}
