/**
 * Builds the records of the gazetteer: cities, and the divisions and countries that contain them, by descending weight.
 */
import { allCountries } from '@/server/db/seed/countries';
import { describePlace } from '../describe-place';
import { PLACE_KIND } from '../file';
import { foldPlaceName } from '../fold-place-name';
import { createAdminLookup } from './admin-codes';
import { readAdmins, readCountryAlternatives, readPlaces, type SourcePlace } from './source';

export interface BuildRecord {
  /** A value of `PLACE_KIND`. */
  kind: number;
  /** The id in GeoNames; of a division or country, its index. */
  id: number;
  name: string;
  /** Other spellings; of a city the first is the one in ASCII. */
  alternatives: string[];
  /** Index of the country. */
  country: number;
  /** Index of the division; -1 if there is none. */
  admin: number;
  latitude: number;
  longitude: number;
  /** Inhabitants; of a division or country, a share of them. */
  weight: number;
}

/** Share of its inhabitants with which a division is weighted: people mostly look for cities. */
const ADMIN_SHARE = 0.03;
/** Share of its inhabitants with which a country is weighted, for the same reason. */
const COUNTRY_SHARE = 0.2;
/** The number of inhabitants below which a place is not compared with regions of the same name. */
const MIN_COMPARED_POPULATION = 5_000;

/** Inhabitants of a region's places, and their coordinates, each multiplied by the inhabitants. */
interface Sum {
  population: number;
  latitude: number;
  longitude: number;
}

type PlaceOnMap = Pick<SourcePlace, 'population' | 'latitude' | 'longitude'>;

/** Adds a place to the centre of a region, the mean of its places weighted by their inhabitants. */
function addToCentre(sums: Map<number, Sum>, index: number, place: PlaceOnMap) {
  const sum = sums.get(index) ?? { population: 0, latitude: 0, longitude: 0 };
  sum.population += place.population;
  sum.latitude += place.latitude * place.population;
  sum.longitude += place.longitude * place.population;
  sums.set(index, sum);
}

/**
 * Builds all records, with the countries and divisions that they refer to by index, and the countries' names in other
 * languages.
 */
export function buildRecords() {
  const countryAlternatives = readCountryAlternatives();
  const countries = allCountries();
  const countryIndexByCode = new Map(countries.map((country, index) => [country.alpha2_code, index]));
  const admins = [...readAdmins()].map(([code, name]) => ({ code, name }));
  const adminIndexByCode = new Map(admins.map((admin, index) => [admin.code, index]));
  const records: BuildRecord[] = [];
  const places = [...readPlaces()];
  const adminCodeOf = createAdminLookup(places);
  const adminSums = new Map<number, Sum>();
  const countrySums = new Map<number, Sum>();

  for (const place of places) {
    const country = countryIndexByCode.get(place.country);
    if (country === undefined) continue;
    const admin = adminIndexByCode.get(adminCodeOf(place) ?? '') ?? -1;
    const inhabited = { ...place, population: Math.max(1, place.population) };
    addToCentre(countrySums, country, inhabited);
    if (admin >= 0) addToCentre(adminSums, admin, inhabited);
    const { id, name, latitude, longitude, population: weight } = place;
    records.push({
      kind: PLACE_KIND.locality,
      id,
      name,
      alternatives: [place.ascii, ...place.alternatives],
      country,
      admin,
      latitude,
      longitude,
      weight,
    });
  }

  const descriptionKeyOf = (record: BuildRecord) =>
    foldPlaceName(
      describePlace(record.name, admins[record.admin]?.name, countries[record.country]?.name ?? '')
        .description,
    );
  /** Descriptions that a region must not have again: a city state is listed once, as the city. */
  const takenDescriptions = new Set(
    records.filter((record) => record.weight >= MIN_COMPARED_POPULATION).map(descriptionKeyOf),
  );
  function addRegion(kind: number, index: number, sum: Sum, share: number, base: Partial<BuildRecord>) {
    const record: BuildRecord = {
      kind,
      id: index,
      name: '',
      alternatives: [],
      country: 0,
      admin: -1,
      latitude: sum.latitude / sum.population,
      longitude: sum.longitude / sum.population,
      weight: sum.population * share,
      ...base,
    };
    if (!takenDescriptions.has(descriptionKeyOf(record))) records.push(record);
  }
  for (const [index, sum] of countrySums) {
    const { alpha2_code = '', name = '' } = countries[index] ?? {};
    const alternatives = countryAlternatives.get(alpha2_code) ?? [];
    addRegion(PLACE_KIND.country, index, sum, COUNTRY_SHARE, { name, alternatives, country: index });
  }
  // Excluded because a division with its country's name would be mistaken for the country.
  for (const { name } of countries) takenDescriptions.add(foldPlaceName(name));
  for (const [index, sum] of adminSums) {
    const { code, name } = admins[index] ?? { code: '', name: '' };
    addRegion(PLACE_KIND.admin, index, sum, ADMIN_SHARE, {
      name,
      country: countryIndexByCode.get(code.slice(0, 2)) ?? 0,
    });
  }
  records.sort((a, b) => b.weight - a.weight || a.id - b.id);
  return { records, countries, admins, countryAlternatives };
}
