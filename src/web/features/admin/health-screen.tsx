import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { PageHead } from '@/web/components/app-shell/page-head';
import { Button } from '@/web/components/ui/buttons/button';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { rpc } from '@/web/lib/api/rpc';
import { formatMoment } from '@/web/lib/dates/format-moment';
import { formatTime } from '@/web/lib/dates/format-time';
import { AdminShell } from './admin-shell';
import { healthQuery } from './queries';
import { formatDatabaseSize } from './texts';

function HealthPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="admin-health">
      <h2>{title}</h2>
      <dl className="num">{children}</dl>
    </section>
  );
}

function HealthRow({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** `/admin/health`: queue, mail, storage and database. */
export function HealthScreen() {
  const query = useQuery(healthQuery);
  const [busy, setBusy] = useState<string | null>(null);
  const updateStuckMail = async (action: 'resendMail' | 'cancelMail', domain: string) => {
    setBusy(domain);
    try {
      await rpc.admin[action]({ domain });
      await query.refetch();
    } catch (error) {
      toastFailure(error, {
        title: 'Error',
        description: 'Nothing was changed. Please try again.',
      });
    } finally {
      setBusy(null);
    }
  };
  return (
    <AdminShell title="Health" query={query}>
      {({ at, engine, generations, mail, storage, database }) => {
        const problems = [
          mail.stuck.length > 0 && 'some mail is not accepted',
          !storage.answers && 'the storage of files does not answer',
        ].filter(Boolean);
        return (
          <>
            <PageHead
              title="Health"
              subtitle={problems.length === 0 ? 'Everything runs.' : `Needs a look: ${problems.join(', ')}.`}
              aside={
                <span className="num text-ink-3 text-sm">As of {formatTime(at)}, renewed every minute</span>
              }
            />
            <HealthPart title="Queue">
              <HealthRow label="Waiting">{engine.waiting}</HealthRow>
              <HealthRow label="Running">{generations?.running ?? 0}</HealthRow>
              <HealthRow label="Finished in 24 hours">{generations?.finished ?? 0}</HealthRow>
              <HealthRow label="Given up in 24 hours">{generations?.failed ?? 0}</HealthRow>
              <HealthRow label="Interrupted by a restart">{generations?.interrupted ?? 0}</HealthRow>
            </HealthPart>
            <HealthPart title="Mail">
              {mail.stuck.map(({ domain, mails, since, nextTry }) => (
                <HealthRow
                  key={domain}
                  label={
                    <>
                      <span className="text-danger">
                        {mails} to @{domain} not accepted
                        {since && ` since ${formatMoment(new Date(since))}`}
                      </span>
                      {nextTry && (
                        <span className="block text-ink-3 text-sm">
                          Next try {formatMoment(new Date(nextTry))}
                        </span>
                      )}
                    </>
                  }
                >
                  <span className="flex flex-wrap justify-end gap-2">
                    <Button
                      size="sm"
                      busy={busy === domain}
                      aria-label={`Try ${domain} now`}
                      onClick={() => updateStuckMail('resendMail', domain)}
                    >
                      Try now
                    </Button>
                    <Button
                      size="sm"
                      variant="quiet"
                      disabled={busy === domain}
                      aria-label={`Cancel the mail to ${domain}`}
                      onClick={() => updateStuckMail('cancelMail', domain)}
                    >
                      Cancel
                    </Button>
                  </span>
                </HealthRow>
              ))}
              <HealthRow label="Waiting">{mail.waiting}</HealthRow>
            </HealthPart>
            <HealthPart title="Storage">
              <HealthRow label={storage.s3 ? 'Files, in a bucket' : 'Files, on this machine'}>
                {storage.answers ? 'Answers' : <span className="text-danger">Does not answer</span>}
              </HealthRow>
              <HealthRow label={database.kind === 'postgres' ? 'Database, PostgreSQL' : 'Database, embedded'}>
                {formatDatabaseSize(database.bytes)}
              </HealthRow>
            </HealthPart>
          </>
        );
      }}
    </AdminShell>
  );
}
