import { LinkButton } from '@/web/components/ui/buttons/button';
import { useOwnReferences } from './edit-session/use-own-references';

/** The references that readers see, which cannot be edited here, and a link to ask for more. */
export function ReferencesPart() {
  const references = useOwnReferences();
  if (!references) return null;
  const { asked, shown } = references;
  return (
    <section aria-labelledby="references" className="border-rule border-t py-7">
      <h2 id="references" className="text-2xl">
        References
      </h2>
      {shown.length > 0 ? (
        <ul className="mt-3 grid gap-1.5">
          {shown.map(({ name, office }, index) => (
            <li key={index} dir="auto" className="[overflow-wrap:anywhere]">
              <span className="font-emphasis">{name}</span> <span className="text-ink-2">{office}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 max-w-[52ch] text-ink-2">
          {asked
            ? 'None is shown to readers at present.'
            : 'Somebody who was there can confirm what your profile says, by mail and without an account.'}
        </p>
      )}
      <p className="mt-4 flex flex-wrap gap-2">
        <LinkButton size="sm" to="/references/ask">
          Ask for a reference
        </LinkButton>
        {asked && (
          <LinkButton size="sm" variant="quiet" to="/references">
            All references
          </LinkButton>
        )}
      </p>
    </section>
  );
}
