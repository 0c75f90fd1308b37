/** Places as the features see them: Google where a key is set, the offline gazetteer otherwise. */
import type { Config } from '../../config';
import { createGazetteerPlaces } from './gazetteer';
import { createGooglePlaces } from './google';
import type { Places } from './types';

export * from './types';

/** @param gazetteer the file that the build made */
export function createPlaces(config: Config, gazetteer: string): Places {
  return config.googleMaps ? createGooglePlaces(config.googleMaps) : createGazetteerPlaces(gazetteer);
}
