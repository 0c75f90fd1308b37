/** The three lists together, and the hash of their content. */
import { createHash } from 'node:crypto';
import { allCountries } from './countries';
import { allIndustries } from './industries';
import { allTimezones } from './timezones';

/** The three lists: time zones, countries and industries. */
export function referenceLists() {
  return { timezones: allTimezones(), countries: allCountries(), industries: allIndustries() };
}

export type ReferenceLists = ReturnType<typeof referenceLists>;

/** Twelve characters that change with any entry of any list. */
export function editionOf(lists: ReferenceLists): string {
  return createHash('sha256').update(JSON.stringify(lists)).digest('hex').slice(0, 12);
}
