import { Link } from '@tanstack/react-router';
import { formatMoment } from '@/web/lib/dates/format-moment';
import type { AuditEntries } from './queries';

/**
 * Entries of the audit log, in the order given.
 * @param props.withSubject whether each entry names the person it is about
 */
export function AuditList({
  entries,
  withSubject = false,
}: {
  entries: AuditEntries;
  withSubject?: boolean;
}) {
  if (entries.length === 0) return <p className="text-ink-2">Nothing yet.</p>;
  return (
    <ol className="admin-entries num">
      {entries.map((entry) => (
        <li key={entry.id}>
          <time dateTime={entry.at.toISOString()}>{formatMoment(entry.at)}</time>
          <span className="min-w-0 break-words">
            {withSubject && (
              <>
                <Link to="/admin" search={{ person: entry.subjectId }}>
                  {entry.subject}
                </Link>
                {': '}
              </>
            )}
            {entry.what}
            {entry.reason && '. '}
            {entry.reason && <q className="text-ink-2">{entry.reason}</q>}
            {entry.network && (
              <span className="block text-ink-3 text-sm">
                {[entry.browser, entry.network].filter(Boolean).join(', ')}
              </span>
            )}
          </span>
          <span className="text-ink-3">{entry.by}</span>
        </li>
      ))}
    </ol>
  );
}
