/**
 * Determines the division of a place. GeoNames renumbers divisions when a country reforms them (Vietnam in 2025), and
 * the package with the spellings is older than the one with the names of divisions: the newer package's places at the
 * same coordinates show which number is valid now.
 */
import { readAdminsByPosition, type SourcePlace } from './source';

/**
 * The older numbers of a country are used if at least this share of its places has the same number in both packages.
 */
const MIN_AGREEMENT = 0.8;

const positionOf = (place: SourcePlace) => `${place.latitude},${place.longitude}`;

/**
 * Creates a function that looks up the division of a place.
 * @returns the function, which gives a code as 'DE.02', or undefined if the division is not certain
 */
export function createAdminLookup(
  places: readonly SourcePlace[],
): (place: SourcePlace) => string | undefined {
  const currentCodeByPosition = readAdminsByPosition();
  const agreementByCountry = new Map<string, { same: number; all: number }>();
  for (const place of places) {
    const code = currentCodeByPosition.get(positionOf(place));
    if (!code?.startsWith(place.country)) continue;
    const count = agreementByCountry.get(place.country) ?? { same: 0, all: 0 };
    count.all += 1;
    if (code === place.admin) count.same += 1;
    agreementByCountry.set(place.country, count);
  }
  return (place) => {
    const code = currentCodeByPosition.get(positionOf(place));
    if (code?.startsWith(place.country)) return code;
    const { same, all } = agreementByCountry.get(place.country) ?? { same: 0, all: 0 };
    return same >= MIN_AGREEMENT * all ? place.admin : undefined;
  };
}
