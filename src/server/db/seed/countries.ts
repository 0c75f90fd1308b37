/** The countries of ISO 3166-1 and Kosovo, from i18n-iso-countries, by the names that people search for. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export interface Country {
  alpha2_code: string;
  name: string;
}

/** Marks of an official name: a form of state or a word in front of the common name, or behind it. */
const OFFICIAL_NAME_PATTERN = /Republic of|Federation$|^State of|^The |of America$|, /;

/** 'Moldova, Republic of' becomes Moldova; 'Virgin Islands, British' becomes British Virgin Islands. */
function toReadingOrder(name: string): string {
  const [main = name, rest] = name.replace(/ \([^)]*\)/, '').split(', ');
  if (!rest || / and /.test(rest)) return name.replace(/ \([^)]*\)/, '');
  return / of$/.test(rest) ? main : `${rest} ${main}`;
}

/**
 * Lists all countries.
 * @returns 250 countries by name
 */
export function allCountries(): Country[] {
  // Only the English names are read: the package's main file would load all its languages.
  const data: { countries: Record<string, string | string[]> } = require('i18n-iso-countries/langs/en.json');
  const names = Object.entries(data.countries).map(([code, all]) => ({ code, all: [all].flat() }));
  const usesByName = new Map<string, number>();
  for (const name of names.flatMap(({ all }) => all)) usesByName.set(name, (usesByName.get(name) ?? 0) + 1);
  return names
    .map(({ code: alpha2_code, all }) => {
      const [first = alpha2_code, ...others] = all;
      const alias = others.find((name) => usesByName.get(name) === 1 && !OFFICIAL_NAME_PATTERN.test(name));
      return {
        alpha2_code,
        name: toReadingOrder(OFFICIAL_NAME_PATTERN.test(first) && alias ? alias : first),
      };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
