/** Places in the format of Google's Places service, whichever service answers. */

export type PlaceStatus =
  | 'OK'
  | 'ZERO_RESULTS'
  | 'INVALID_REQUEST'
  | 'NOT_FOUND'
  | 'UNKNOWN_ERROR'
  | (string & {});

export interface Prediction {
  /** 'Munich, Bavaria, Germany' */
  description: string;
  place_id: string;
  types: string[];
  structured_formatting: { main_text: string; secondary_text: string };
}

export interface Suggestions {
  status: PlaceStatus;
  predictions: Prediction[];
}

export interface AddressComponent {
  long_name: string;
  short_name: string;
  types: string[];
}

/** Only the requested fields are present. */
export interface PlaceResult {
  place_id?: string;
  name?: string;
  /** 'Munich, Bavaria, Germany' */
  formatted_address?: string;
  address_components?: AddressComponent[];
  /** Degrees. */
  geometry?: { location: { lat: number; lng: number } };
  types?: string[];
}

/** The fields the product needs. */
export const PLACE_FIELDS = [
  'address_components',
  'geometry',
  'types',
  'place_id',
  'name',
  'formatted_address',
] as const satisfies (keyof PlaceResult)[];

export interface PlaceDetails {
  status: PlaceStatus;
  /** `null` for every status except OK. */
  result: PlaceResult | null;
}

/** The kinds of place that a suggestion may be: any, cities only, or anything but a street. */
export const PLACE_TYPES = ['geocode', '(cities)', '(regions)'] as const;
export type PlaceTypes = (typeof PLACE_TYPES)[number];

/** Finds places. Never throws: a failure is a status without results. */
export interface Places {
  suggest(query: { input: string; types: PlaceTypes }): Promise<Suggestions>;
  /**
   * Looks up one place by its id.
   * @param fields names of `PlaceResult` to return; all if absent
   */
  details(query: { placeId: string; fields?: string[] }): Promise<PlaceDetails>;
}
