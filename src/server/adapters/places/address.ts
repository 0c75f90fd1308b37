/** Maps a place to the row that is stored of it; the parts of its address are found by Google's component types. */
import type { PlaceResult } from './types';

/**
 * The row of `locations` for a place.
 * @param placeId the id that was requested; Google may answer with a newer one, but this one was chosen
 */
export function locationRowOf(placeId: string, result: PlaceResult) {
  const component = (type: string) => result.address_components?.find((part) => part.types.includes(type));
  return {
    place_id: placeId,
    name: result.name || result.formatted_address || placeId,
    formatted_address: result.formatted_address || result.name || placeId,
    city: component('locality')?.long_name ?? null,
    state_province: component('administrative_area_level_1')?.short_name ?? null,
    country_code: component('country')?.short_name ?? null,
    latitude: result.geometry?.location.lat ?? null,
    longitude: result.geometry?.location.lng ?? null,
    place_types: result.types ?? [],
  };
}
