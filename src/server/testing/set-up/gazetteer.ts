/** The gazetteer for tests, built once and cached, since building it takes seconds. */
import { join } from 'node:path';
import { ensureGazetteer } from '../../adapters/places/gazetteer/build';

export const TEST_GAZETTEER = join('node_modules', '.cache', 'quarterdeck-gazetteer.bin');

/** Builds the gazetteer unless it is cached; tests that look up places call this in `beforeAll`. */
export function prepareGazetteer(): void {
  ensureGazetteer(TEST_GAZETTEER);
}
