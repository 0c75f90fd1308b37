import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '@/web/components/ui/button';
import { referencesQuery } from '@/web/lib/own-references';
import { sessionQuery } from '@/web/lib/session';

/** What others say stands on the page and is not edited here: who is shown, and the way to ask. */
export function ReferencesPart() {
  const { data: me } = useQuery(sessionQuery);
  // They begin where the profile is confirmed, as the other screens do.
  const enabled = me !== undefined && me?.onboardingStatus !== 'PROFILE_GENERATED';
  const { data } = useQuery({ ...referencesQuery, enabled });
  if (!data) return null;
  const shown = data.references.filter((reference) => reference.shown);
  return (
    <section aria-labelledby="references" className="border-rule border-t py-7">
      <h2 id="references" className="text-2xl">
        References
      </h2>
      {shown.length > 0 ? (
        <ul className="mt-3 grid gap-1.5">
          {shown.map(({ id, written }) => (
            <li key={id} dir="auto" className="[overflow-wrap:anywhere]">
              <span className="font-[550]">{written?.name}</span>{' '}
              <span className="text-ink-2">{written?.office}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 max-w-[52ch] text-ink-2">
          {data.references.length > 0
            ? 'None is shown to readers at present.'
            : 'Somebody who was there can confirm what stands here, by mail and without an account.'}
        </p>
      )}
      <p className="mt-4 flex flex-wrap gap-2">
        <LinkButton size="sm" to="/references/ask">
          Ask for a reference
        </LinkButton>
        {data.references.length > 0 && (
          <LinkButton size="sm" variant="quiet" to="/references">
            All references
          </LinkButton>
        )}
      </p>
    </section>
  );
}
