import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { PageHead } from '@/web/components/app-shell/page-head';
import { Button } from '@/web/components/ui/buttons/button';
import { Input } from '@/web/components/ui/inputs/field';
import { AdminShell } from './admin-shell';
import { peopleQuery } from './queries';
import { StateStrip } from './state-strip';
import { accountStateOf, lastSeenText, pageStateOf, STATE_CHOICES, totalsText } from './texts';

/** Maximum characters of a search text that the server takes; of a longer one only the beginning is sent. */
const MAX_SEARCH_CHARACTERS = 200;

type State = Exclude<(typeof STATE_CHOICES)[number][0], ''>;
const COUNT_FORMAT = new Intl.NumberFormat('en-GB');

/** `/admin`: the people of this installation, searched by text and by state. */
export function PeopleScreen() {
  const [search, setSearch] = useState('');
  const [state, setState] = useState('');
  const [page, setPage] = useState(0);
  const query = useQuery(
    peopleQuery({
      search: useDeferredValue(search).slice(0, MAX_SEARCH_CHARACTERS),
      state: (state || undefined) as never,
      page,
    }),
  );
  return (
    <AdminShell title="People" query={query}>
      {({ people, total, perPage, totals }) => (
        <>
          <PageHead title="People" subtitle={totalsText(totals)} />
          <StateStrip />
          <div className="admin-find">
            <Input
              type="search"
              aria-label="Name, email address or page address"
              placeholder="Name, email address or page address"
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
                const pageState = pageStateOf(person);
                return (
                  <li key={person.id}>
                    <span className="grid min-w-0">
                      <Link to="/admin" search={{ person: person.id }} className="admin-name">
                        {person.name.trim() || 'No name yet'}
                      </Link>
                      <span className="admin-mail">{person.email}</span>
                    </span>
                    <span>{accountStateOf(person)}</span>
                    <span className={pageState.hidden ? 'text-danger' : undefined}>{pageState.text}</span>
                    <span>{lastSeenText(person.seenAt)}</span>
                  </li>
                );
              })}
            </ol>
          )}
          <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
            <span className="num text-ink-3 text-sm">
              {total > 0 &&
                `${COUNT_FORMAT.format(page * perPage + 1)} to ${COUNT_FORMAT.format(page * perPage + people.length)} of ${COUNT_FORMAT.format(total)}, last seen first`}
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
