import type { ListedRole } from '@/shared/roles/saved-roles';

/** The name of a role: its title, else its source, else what kind of text it is. */
export const roleNameOf = ({ title, source, reading }: ListedRole): string =>
  title ??
  source?.replace(/^https?:\/\//, '') ??
  (reading === 'read' ? 'A role without a title' : 'A pasted text');

/** Number of places that are named; further ones are 'and more'. */
const MAX_PLACES_NAMED = 2;

/** The organisation of a role and its places: 'Kestrel Cold Chain, Singapore'. */
export function organisationWithPlace({ organisation, terms }: ListedRole): string {
  // Omits a place that the name contains, or whose text contains the name.
  const places = (terms?.places ?? []).filter(
    (place) => !organisation || !(organisation.includes(place) || place.includes(organisation)),
  );
  const placesText =
    places.length > MAX_PLACES_NAMED
      ? `${places.slice(0, MAX_PLACES_NAMED).join(', ')} and more`
      : places.join(' and ');
  return [organisation, placesText].filter(Boolean).join(', ');
}
