import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatMoment } from '@/web/lib/dates/format-moment';
import { healthQuery } from './queries';
import { formatDatabaseSize } from './texts';

function Cell({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Queue, mail and storage in three cells. The screen does not wait for it, and works without it. */
export function StateStrip() {
  const { data, isError } = useQuery(healthQuery);
  const placeholder = isError ? 'Could not be read' : 'Reading...';
  const stuck = data?.mail.stuck ?? [];
  const mails = stuck.reduce((sum, domain) => sum + domain.mails, 0);
  const since = stuck[0]?.since;
  return (
    <dl className="admin-state num">
      <Cell title="Queue">
        {data ? (
          <>
            <b>
              {data.engine.waiting} waiting, {data.generations?.running ?? 0} running
            </b>
            <span>{data.generations?.finished ?? 0} finished in 24 hours</span>
          </>
        ) : (
          placeholder
        )}
      </Cell>
      <Cell title="Mail">
        {data && mails === 0 && (
          <>
            <b>{data.mail.waiting} waiting</b>
            <span>All of it is accepted</span>
          </>
        )}
        {mails > 0 && (
          <>
            <span className="text-danger">
              {mails} not accepted{since && ` since ${formatMoment(new Date(since))}`}
            </span>
            <Link to="/admin/health">Look at the outbox</Link>
          </>
        )}
        {!data && placeholder}
      </Cell>
      <Cell title="Storage">
        {data ? (
          <>
            <b>{formatDatabaseSize(data.database.bytes)} database</b>
            {data.storage.answers ? (
              <span>Files answer</span>
            ) : (
              <span className="text-danger">Files do not answer</span>
            )}
          </>
        ) : (
          placeholder
        )}
      </Cell>
    </dl>
  );
}
