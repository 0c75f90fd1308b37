import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatFileSize } from '@/shared/text/file-size';
import { PageHead } from '@/web/components/app-shell/page-head';
import { BackLink } from '@/web/components/ui/buttons/back-link';
import { LinkButton } from '@/web/components/ui/buttons/link-button';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { Badge } from '@/web/components/ui/display/badge';
import { formatMoment } from '@/web/lib/dates/format-moment';
import { ActSection, type ActSectionProps } from './act-section';
import { AdminShell } from './admin-shell';
import { AuditList } from './audit-list';
import { type AdminPerson, personQuery } from './queries';
import { accountStateOf, formatDay, lastSeenText, pageStateOf } from './texts';

const SUSPEND_TEXTS: ActSectionProps['texts'] = {
  title: 'Suspend',
  about: 'Ends every session, hides the page and its links. Nothing is erased.',
  button: 'Suspend account',
  confirm: 'Suspend',
};
const LIFT_SUSPENSION_TEXTS: ActSectionProps['texts'] = {
  title: 'Lift suspension',
  about: 'The person can log in again, and a page that was public is public again.',
  button: 'Lift suspension',
  confirm: 'Lift',
};
const TAKE_DOWN_TEXTS: ActSectionProps['texts'] = {
  title: 'Take down a page',
  about: 'The address answers “Profile Not Available”. The person keeps the profile and reads your reason.',
  button: 'Take down',
  confirm: 'Take down',
};
const PUT_BACK_TEXTS: ActSectionProps['texts'] = {
  title: 'Put back',
  about: 'The page is shown again as it was, if it was public.',
  button: 'Put back',
  confirm: 'Put back',
};
const END_SESSIONS_TEXTS: ActSectionProps['texts'] = {
  title: 'End sessions',
  about: 'Signs the person out of every browser.',
  button: 'End sessions',
  confirm: 'End sessions',
};
const REMOVE_SECOND_FACTOR_TEXTS: ActSectionProps['texts'] = {
  title: 'Remove the second factor',
  about:
    'For a person who lost the app and the recovery codes. Check who is asking: afterwards the password is enough.',
  button: 'Remove second factor',
  confirm: 'Remove',
};

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const openLinksText = (open: number) =>
  open === 0 ? 'None open' : open === 1 ? '1 private version, open' : `${open} private versions, open`;

function storedText(stored: AdminPerson['stored']): string {
  if (!stored) return 'Files do not answer';
  const { files, bytes } = stored;
  return files === 0 ? 'No files' : `${files} ${files === 1 ? 'file' : 'files'}, ${formatFileSize(bytes)}`;
}

function PersonDetails({ person }: { person: AdminPerson }) {
  return (
    <dl className="admin-facts num">
      <Detail name="State">{accountStateOf(person)}</Detail>
      <Detail name="Last seen">{lastSeenText(person.seenAt)}</Detail>
      <Detail name="Signed up">{formatDay(person.signedUpAt)}</Detail>
      <Detail name="Signs in with">
        {[...person.waysIn, ...(person.secondFactor ? ['Authenticator app'] : [])].join(', ')}
      </Detail>
      <Detail name="Page">{pageStateOf(person).text}</Detail>
      <Detail name="Links">{openLinksText(person.openLinks)}</Detail>
      <Detail name="Lines">
        {person.lines}
        {person.unconfirmedLines > 0 && `, of which ${person.unconfirmedLines} not confirmed`}
      </Detail>
      <Detail name="Stored">{storedText(person.stored)}</Detail>
    </dl>
  );
}

/**
 * `/admin?person=<id>`: one person's state, sessions and entries of the audit log, with the acts of an operator, each
 * of which needs a reason.
 */
export function PersonScreen({ id }: { id: string }) {
  const query = useQuery(personQuery(id));
  return (
    <AdminShell title="Person" query={query}>
      {(person) => (
        <>
          <BackLink to="/admin" className="mb-4">
            People
          </BackLink>
          <PageHead
            title={person.name.trim() || 'No name yet'}
            subtitle={person.email}
            aside={<Badge tone="line">{person.published ? 'Published' : accountStateOf(person)}</Badge>}
          />
          <div className="admin-person">
            <div className="min-w-0">
              <PersonDetails person={person} />
              <h2 className="mt-9 mb-3">Sessions</h2>
              {person.sessions.length === 0 && <p className="text-ink-2">Signed in nowhere.</p>}
              <ul className="admin-entries num">
                {person.sessions.map(({ browser, network, since }) => (
                  <li key={`${since.toISOString()} ${browser}`}>
                    <time dateTime={since.toISOString()}>{formatMoment(since)}</time>
                    <span>{browser}</span>
                    <span className="text-ink-3">{network}</span>
                  </li>
                ))}
              </ul>
              <h2 className="mt-9 mb-3">Audit log</h2>
              <AuditList entries={person.acts} />
              <p className="mt-3.5 text-ink-3 text-sm">
                Entries cannot be changed or removed. The person sees them in Settings.
              </p>
            </div>
            <aside aria-label="Actions" className="grid content-start">
              {person.takenDownAt ? (
                <ActSection key="back" id={id} act="page_put_back" texts={PUT_BACK_TEXTS} />
              ) : (
                <ActSection key="down" id={id} act="page_taken_down" texts={TAKE_DOWN_TEXTS} danger />
              )}
              {person.suspendedAt ? (
                <ActSection key="lift" id={id} act="suspension_lifted" texts={LIFT_SUSPENSION_TEXTS} />
              ) : (
                <ActSection key="suspend" id={id} act="suspended" texts={SUSPEND_TEXTS} danger />
              )}
              <ActSection id={id} act="sessions_ended" texts={END_SESSIONS_TEXTS} />
              {person.secondFactor && (
                <ActSection id={id} act="second_factor_removed" texts={REMOVE_SECOND_FACTOR_TEXTS} danger />
              )}
              {person.formerSlugs.map((slug) => (
                <ActSection
                  key={slug}
                  id={id}
                  act="slug_freed"
                  slug={slug}
                  texts={{
                    title: `Free /${slug}`,
                    about: 'A former address of the page. Somebody else may choose it then.',
                    button: 'Free this address',
                    confirm: 'Free',
                  }}
                />
              ))}
              <section className="admin-act">
                <h3>Look as a reader</h3>
                <p>
                  You see what the world sees. An operator never sees sources, drafts, preferences or
                  introductions.
                </p>
                {person.published && person.slug && (
                  <LinkButton size="sm" href={`/profile/${person.slug}`} target="_blank">
                    Open page <ArrowUpRight className="size-4" strokeWidth={SMALL_STROKE} />
                  </LinkButton>
                )}
              </section>
            </aside>
          </div>
        </>
      )}
    </AdminShell>
  );
}
