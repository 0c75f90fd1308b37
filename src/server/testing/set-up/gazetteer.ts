/** The gazetteer for tests, built once and cached, since building it takes seconds. */
import { join } from 'node:path';
import { ensureGazetteer } from '../../adapters/places/gazetteer/build';

export const TEST_GAZETTEER = join('node_modules', '.cache', 'quarterdeck-gazetteer.bin');

/** To be called by tests that look up places: builds the gazetteer in `beforeAll`. */
export function prepareGazetteer(): void {
  ensureGazetteer(TEST_GAZETTEER);
}
