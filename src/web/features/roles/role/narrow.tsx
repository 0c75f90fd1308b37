import { Link } from '@tanstack/react-router';
import { Check, EqualNot } from 'lucide-react';
import type { WholeRole } from '@/shared/roles';
import { buttonClass } from '@/web/components/ui/button-looks';
import { todayHere } from '@/web/lib/day-words';
import { countsOf } from '../parts/counts';
import { Tally } from '../parts/tally';
import { comparedTerms } from '../terms/words';
import { hrefOfAll, placesOf } from './missing';
import { Sum } from './sum';

/** The number, what to do about it, the terms against one's preferences, and how the number is made up. */
export function Narrow({ role }: { role: WholeRole }) {
  return (
    <aside className="narrow" aria-label="Fit">
      <Score role={role} />
      <Missing role={role} />
      <Against role={role} />
      {role.fit && role.fit.all > 0 && <Sum fit={role.fit} />}
    </aside>
  );
}

function Score({ role: { fit } }: { role: WholeRole }) {
  const counts = fit ? countsOf(fit) : '';
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
      {fit && fit.all > 0 && <Tally fit={fit} big />}
      {counts && <p className="counts">{counts}</p>}
    </section>
  );
}

function Missing({ role: { points } }: { role: WholeRole }) {
  const places = placesOf(points);
  if (points.length === 0) return null;
  if (places.length === 0) return <p className="acts text-ink-2 text-sm">Nothing is missing.</p>;
  const [path, hash] = hrefOfAll(places).split('#');
  const [first, ...others] = places.filter(({ section }) => section);
  const editor =
    first && [`Opens ${first.name} in the editor`, ...others.map(({ name }) => `then ${name}`)].join(', ');
  return (
    <div className="acts">
      <Link to={path} hash={hash} className={buttonClass({ wide: true })}>
        Add what is missing
      </Link>
      <p className="text-ink-3 text-sm">{editor ? `${editor}.` : 'Opens your record.'}</p>
    </div>
  );
}

function Against({ role: { terms, comparisons } }: { role: WholeRole }) {
  const rows = terms ? comparedTerms(comparisons, terms, todayHere()) : [];
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
                <EqualNot role="img" aria-label="Conflict:" strokeWidth={2.25} className="no" />
              ) : (
                <Check role="img" aria-label="Agrees:" strokeWidth={2} className="ok" />
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
