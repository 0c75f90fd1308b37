/** Places as the features see them: from Google if an API key is set, else from the offline gazetteer. */
import type { Config } from '../../config';
import { createGazetteerPlaces } from './gazetteer';
import { createGooglePlaces } from './google';
import type { Places } from './types';

export * from './types';

/** The place service of this installation. @param gazetteer the file made by the build */
export function createPlaces(config: Config, gazetteer: string): Places {
  return config.googleMaps ? createGooglePlaces(config.googleMaps) : createGazetteerPlaces(gazetteer);
}
