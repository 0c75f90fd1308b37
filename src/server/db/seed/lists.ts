/** The three lists together, and the name of their content. */
import { createHash } from 'node:crypto';
import { listCountries } from './countries';
import { listIndustries } from './industries';
import { listTimezones } from './timezones';

export function referenceLists() {
  return { timezones: listTimezones(), countries: listCountries(), industries: listIndustries() };
}

export type ReferenceLists = ReturnType<typeof referenceLists>;

/** Twelve characters that change with any entry of any list. */
export function editionOf(lists: ReferenceLists): string {
  return createHash('sha256').update(JSON.stringify(lists)).digest('hex').slice(0, 12);
}
