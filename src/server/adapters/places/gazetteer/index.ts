/** The offline place service: GeoNames' places in one file, read with the first request. */
import type { PlaceDetails, PlaceResult, Places, Prediction, Suggestions } from '../types';
import { describePlace } from './describe-place';
import { type Gazetteer, NO_ADMIN, PLACE_KIND, readGazetteer } from './file';
import { searchPlaces } from './search';

/** Results of a search: as many as the list shows without scrolling. */
const MAX_SUGGESTIONS = 6;

const TYPES: Record<number, string[]> = {
  [PLACE_KIND.locality]: ['locality', 'political', 'geocode'],
  [PLACE_KIND.admin]: ['administrative_area_level_1', 'political', 'geocode'],
  [PLACE_KIND.country]: ['country', 'political', 'geocode'],
};

const PLACE_ID_PREFIX = 'geonames:';

const typesOf = (g: Gazetteer, record: number) => TYPES[g.kinds[record] ?? 0] ?? [];
const countryOf = (g: Gazetteer, record: number) => g.countries[g.countryOf[record] ?? 0];
const adminOf = (g: Gazetteer, record: number) => {
  const index = g.adminOf[record] ?? NO_ADMIN;
  return index === NO_ADMIN ? undefined : g.admins[index];
};

function textsOf(g: Gazetteer, record: number) {
  const name = g.names.toString('utf8', g.nameOffsets[record], g.nameOffsets[record + 1]);
  return describePlace(name, adminOf(g, record)?.name, countryOf(g, record)?.name ?? '');
}

/** 'geonames:2657896' for a city, 'geonames:DE.02' for a division, 'geonames:DE' for a country. */
function placeIdOf(g: Gazetteer, record: number): string {
  const id = g.ids[record] ?? 0;
  if (g.kinds[record] === PLACE_KIND.country) return `${PLACE_ID_PREFIX}${g.countries[id]?.code}`;
  if (g.kinds[record] === PLACE_KIND.admin) return `${PLACE_ID_PREFIX}${g.admins[id]?.code}`;
  return `${PLACE_ID_PREFIX}${id}`;
}

function findRecord(g: Gazetteer, id: string): number {
  if (!id.startsWith(PLACE_ID_PREFIX)) return -1;
  const key = id.slice(PLACE_ID_PREFIX.length);
  const [kind, value] = /^\d+$/.test(key)
    ? [PLACE_KIND.locality, Number(key)]
    : key.includes('.')
      ? [PLACE_KIND.admin, g.admins.findIndex((admin) => admin.code === key)]
      : [PLACE_KIND.country, g.countries.findIndex((country) => country.code === key)];
  for (let index = g.ids.indexOf(value); index >= 0; index = g.ids.indexOf(value, index + 1)) {
    if (g.kinds[index] === kind) return index;
  }
  return -1;
}

function predictionOf(g: Gazetteer, record: number): Prediction {
  const { name, secondary, description } = textsOf(g, record);
  return {
    description,
    place_id: placeIdOf(g, record),
    types: typesOf(g, record),
    structured_formatting: { main_text: name, secondary_text: secondary },
  };
}

/** Without the later ones of places of a kind that read alike, which nobody could tell apart in the list. */
function distinctPredictions(predictions: Prediction[]): Prediction[] {
  const keys = predictions.map(({ description, types }) => `${types[0]} ${description}`);
  return predictions
    .filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
    .slice(0, MAX_SUGGESTIONS);
}

function placeResultOf(g: Gazetteer, record: number): PlaceResult {
  const { name, description } = textsOf(g, record);
  const country = countryOf(g, record);
  const component = (long: string, short: string, type: string) => ({
    long_name: long,
    short_name: short,
    types: [type, 'political'],
  });
  const kind = g.kinds[record];
  // GeoNames' codes of divisions mean nothing to people, so the name serves as the short name too.
  const division = kind === PLACE_KIND.admin ? name : adminOf(g, record)?.name;
  return {
    place_id: placeIdOf(g, record),
    name,
    formatted_address: description,
    address_components: [
      ...(kind === PLACE_KIND.locality ? [component(name, name, 'locality')] : []),
      ...(division ? [component(division, division, 'administrative_area_level_1')] : []),
      ...(country ? [component(country.name, country.code, 'country')] : []),
    ],
    geometry: {
      location: { lat: (g.latitudes[record] ?? 0) / 1e5, lng: (g.longitudes[record] ?? 0) / 1e5 },
    },
    types: typesOf(g, record),
  };
}

/** Keeps only the requested fields, as Google does. */
function pick(result: PlaceResult, fields: string[] | undefined): PlaceResult {
  if (!fields?.length) return result;
  return Object.fromEntries(Object.entries(result).filter(([name]) => fields.includes(name)));
}

/**
 * Places from the offline gazetteer.
 * @param path the file made by the build; it is read with the first request and then stays in memory
 */
export function createGazetteerPlaces(path: string): Places {
  let gazetteer: Gazetteer | null = null;
  const open = () => {
    gazetteer ??= readGazetteer(path);
    return gazetteer;
  };
  return {
    async suggest({ input, types }): Promise<Suggestions> {
      const g = open();
      if (!g) return { status: 'UNKNOWN_ERROR', predictions: [] };
      if (!input.trim()) return { status: 'INVALID_REQUEST', predictions: [] };
      const records = searchPlaces(g, input, {
        limit: 2 * MAX_SUGGESTIONS,
        onlyCities: types === '(cities)',
      });
      const predictions = distinctPredictions(records.map((record) => predictionOf(g, record)));
      return { status: predictions.length ? 'OK' : 'ZERO_RESULTS', predictions };
    },
    async details({ placeId: id, fields }): Promise<PlaceDetails> {
      const g = open();
      if (!g) return { status: 'UNKNOWN_ERROR', result: null };
      const record = findRecord(g, id);
      if (record < 0) return { status: 'NOT_FOUND', result: null };
      return { status: 'OK', result: pick(placeResultOf(g, record), fields) };
    },
  };
}
