import { Link } from '@tanstack/react-router';
import type { AuditTrail as Acts } from './queries';
import { doneAtText } from './texts';

/** Entries of the audit log, the newest first. */
export function AuditList({ acts, named = false }: { acts: Acts; named?: boolean }) {
  if (acts.length === 0) return <p className="text-ink-2">Nothing yet.</p>;
  return (
    <ol className="admin-trail num">
      {acts.map((act) => (
        <li key={act.id}>
          <time dateTime={act.at.toISOString()}>{doneAtText(act.at)}</time>
          <span className="min-w-0 break-words">
            {named && (
              <>
                <Link to="/admin" search={{ person: act.subjectId }}>
                  {act.subject}
                </Link>
                {': '}
              </>
            )}
            {act.what}
            {act.reason && '. '}
            {act.reason && <q className="text-ink-2">{act.reason}</q>}
            {act.network && (
              <span className="block text-ink-3 text-sm">
                {[act.browser, act.network].filter(Boolean).join(', ')}
              </span>
            )}
          </span>
          <span className="text-ink-3">{act.by}</span>
        </li>
      ))}
    </ol>
  );
}
