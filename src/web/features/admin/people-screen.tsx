import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { PageHead } from '@/web/components/app-shell/page-head';
import { Button } from '@/web/components/ui/buttons/button';
import { Input } from '@/web/components/ui/inputs/field';
import { AdminShell } from './admin-shell';
import { peopleQuery } from './queries';
import { StateStrip } from './state-strip';
import { accountStateOf, lastSeenText, pageStateOf, STATE_CHOICES } from './texts';

type State = Exclude<(typeof STATE_CHOICES)[number][0], ''>;
const COUNT = new Intl.NumberFormat('en-GB');

/** `/admin`: finds a person. */
export function PeopleScreen() {
  const [search, setSearch] = useState('');
  const [state, setState] = useState('');
  const [page, setPage] = useState(0);
  const query = useQuery(
    // Cut to a length that no name, address or slug exceeds.
    peopleQuery({
      search: useDeferredValue(search).slice(0, 200),
      state: (state || undefined) as never,
      page,
    }),
  );
  return (
    <AdminShell title="People" asked={query}>
      {({ people, total, perPage, totals }) => (
        <>
          <PageHead
            title="People"
            subtitle={`${COUNT.format(totals.accounts)} accounts, ${COUNT.format(totals.pages)} published pages.`}
          />
          <StateStrip />
          <div className="admin-find">
            <Input
              type="search"
              aria-label="Name, e-mail address or page address"
              placeholder="Name, e-mail address or page address"
              value={search}
              onChange={(event) => {
                setSearch(event.target.value);
                setPage(0);
              }}
            />
            <select
              aria-label="State"
              className="field-edge min-h-control w-full min-w-0 bg-surface px-2.5 text-ink"
              value={state}
              onChange={(event) => {
                setState(event.target.value as State);
                setPage(0);
              }}
            >
              {STATE_CHOICES.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          {people.length === 0 ? (
            <p className="mt-8 text-ink-2">Nobody matches.</p>
          ) : (
            <ol className="admin-roll num">
              <li className="admin-heads" aria-hidden>
                <span>Person</span>
                <span>State</span>
                <span>Page</span>
                <span>Last seen</span>
              </li>
              {people.map((person) => {
                const shown = pageStateOf(person);
                return (
                  <li key={person.id}>
                    <span className="grid min-w-0">
                      <Link to="/admin" search={{ person: person.id }} className="admin-name">
                        {person.name.trim() || 'No name yet'}
                      </Link>
                      <span className="admin-mail">{person.email}</span>
                    </span>
                    <span>{accountStateOf(person)}</span>
                    <span className={shown.hidden ? 'text-danger' : undefined}>{shown.text}</span>
                    <span>{lastSeenText(person.seenAt)}</span>
                  </li>
                );
              })}
            </ol>
          )}
          <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
            <span className="num text-ink-3 text-sm">
              {total > 0 &&
                `${COUNT.format(page * perPage + 1)} to ${COUNT.format(page * perPage + people.length)} of ${COUNT.format(total)}, last seen first`}
            </span>
            <span className="flex gap-2">
              <Button size="sm" disabled={page === 0} onClick={() => setPage(page - 1)}>
                Earlier
              </Button>
              <Button size="sm" disabled={(page + 1) * perPage >= total} onClick={() => setPage(page + 1)}>
                Later
              </Button>
            </span>
          </div>
        </>
      )}
    </AdminShell>
  );
}
