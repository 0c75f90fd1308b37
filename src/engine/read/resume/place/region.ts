/** Distinguishes states and countries from towns. */
import { isCountry, isState } from '../../vocabulary/places';
import { isTown } from '../../vocabulary/towns';

/** Towns that have the name of their country. */
const TOWNS_NAMED_AS_COUNTRIES = new Set([
  'Luxembourg',
  'Singapore',
  'Monaco',
  'San Marino',
  'Djibouti',
  'Panama',
  'Kuwait',
]);

/** Whether a place is a state, a country or both, without a town. */
export function isRegion(place: string): boolean {
  const parts = place.split(',').map((part) => part.trim());
  if (parts.length === 1 && TOWNS_NAMED_AS_COUNTRIES.has(place)) return false;
  return !isTown(parts[0] ?? '') && parts.every((part) => isState(part) || isCountry(part));
}
