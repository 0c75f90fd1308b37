/** The three lists together, and the name of their content. */
import { createHash } from 'node:crypto';
import { seedCountries } from './countries';
import { seedIndustries } from './industries';
import { seedTimezones } from './timezones';

export function referenceLists() {
  return { timezones: seedTimezones(), countries: seedCountries(), industries: seedIndustries() };
}

export type ReferenceLists = ReturnType<typeof referenceLists>;

/** Twelve characters that change with any entry of any list. */
export function editionOf(lists: ReferenceLists): string {
  return createHash('sha256').update(JSON.stringify(lists)).digest('hex').slice(0, 12);
}
