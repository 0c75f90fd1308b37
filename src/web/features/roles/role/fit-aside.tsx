import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Check, EqualNot } from 'lucide-react';
import type { WholeRole } from '@/shared/roles/saved-roles';
import { Button } from '@/web/components/ui/buttons/button';
import { buttonClass } from '@/web/components/ui/buttons/button-class';
import { BOLD_STROKE } from '@/web/components/ui/core/icon-strokes';
import { failureDescription, toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { errorMessage } from '@/web/lib/api/error-message';
import { rpc } from '@/web/lib/api/rpc';
import { localToday } from '@/web/lib/dates/format-day';
import { timeZone } from '@/web/lib/dates/time-zone';
import { FitStrokes } from '../parts/fit-strokes';
import { verdictsSummary } from '../parts/requirement-summaries';
import { comparedRoleTerms } from '../terms/texts';
import { FitBreakdown } from './fit-breakdown';
import { missingPlacesHref, missingPlacesOf } from './missing-places';

/** The fit of a role: its number, actions, the comparison with the preferences, and how the number is calculated. */
export function FitAside({ role }: { role: WholeRole }) {
  return (
    <aside className="narrow" aria-label="Fit">
      <FitNumber role={role} />
      <FitActions role={role} />
      <ComparedTerms role={role} />
      {role.fit && role.fit.all > 0 && <FitBreakdown fit={role.fit} />}
    </aside>
  );
}

function FitNumber({ role: { fit } }: { role: WholeRole }) {
  const counts = fit ? verdictsSummary(fit) : '';
  return (
    <section className="score" aria-labelledby="fit">
      <h2 id="fit">Fit</h2>
      <p className="number" aria-live="polite">
        {fit && fit.number !== null ? (
          <>
            <b>{fit.number}</b> <span>of 100</span>
          </>
        ) : (
          <>
            <b aria-hidden>–</b> <span>Fewer than four requirements: no number.</span>
          </>
        )}
      </p>
      {fit && fit.all > 0 && <FitStrokes fit={fit} big />}
      {counts && <p className="counts">{counts}</p>}
    </section>
  );
}

/** The button that makes a version of the profile for this role, and the link to where evidence can be added. */
function FitActions({ role }: { role: WholeRole }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const makeVersion = useMutation({
    mutationFn: () => rpc.roles.makeVersion({ id: role.id, time_zone: timeZone() }),
    onSuccess: async ({ id }) => {
      // The list of links now has another entry.
      await client.invalidateQueries({ queryKey: ['links'] });
      await navigate({ to: '/links/$id', params: { id } });
    },
    onError: (error) =>
      toastFailure(error, {
        title: 'The version could not be made.',
        description: failureDescription(errorMessage(error)),
        ifUnanswered: 'It may have been made: look in Links before you try again.',
      }),
  });
  if (role.requirements.length === 0) return null;
  return (
    <div className="acts">
      <Button variant="primary" wide busy={makeVersion.isPending} onClick={() => makeVersion.mutate()}>
        Make a version for this role
      </Button>
      <AddMissingLink role={role} />
    </div>
  );
}

/** The link to the place where evidence for the gaps can be added; without gaps, a sentence that says so. */
function AddMissingLink({ role: { requirements } }: { role: WholeRole }) {
  const places = missingPlacesOf(requirements);
  if (places.length === 0) return <p className="text-ink-2 text-sm">Nothing is missing.</p>;
  const [path, hash] = missingPlacesHref(places).split('#');
  const [first, ...others] = places.filter(({ section }) => section);
  const editor =
    first && [`Opens ${first.name} in the editor`, ...others.map(({ name }) => `then ${name}`)].join(', ');
  return (
    <>
      <Link to={path} hash={hash} className={buttonClass({ wide: true })}>
        Add what is missing
      </Link>
      <p className="text-ink-3 text-sm">{editor ? `${editor}.` : 'Opens your record.'}</p>
    </>
  );
}

/** The terms of the role next to the owner's preferences. */
function ComparedTerms({ role: { terms, comparisons } }: { role: WholeRole }) {
  const rows = terms ? comparedRoleTerms(comparisons, terms, localToday()) : [];
  return (
    <section className="against" aria-labelledby="against">
      <h3 id="against">Against your preferences</h3>
      {rows.length === 0 ? (
        <p className="text-ink-2 text-sm">Neither the role nor your preferences say enough to compare.</p>
      ) : (
        <ul>
          {rows.map(({ kind, label, conflict, text }) => (
            <li key={kind}>
              {conflict ? (
                <EqualNot role="img" aria-label="Conflict:" strokeWidth={BOLD_STROKE} className="no" />
              ) : (
                <Check role="img" aria-label="Agrees:" strokeWidth={BOLD_STROKE} className="ok" />
              )}
              <b>{label}</b>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      <Link to="/work-preferences" className="roles-link mt-3 inline-block">
        Change preferences
      </Link>
    </section>
  );
}
