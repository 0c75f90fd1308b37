/** The gazetteer for tests: made once and kept, since making it takes seconds. */
import { join } from 'node:path';
import { ensureGazetteer } from '../adapters/places/gazetteer/build';

export const TEST_GAZETTEER = join('node_modules', '.cache', 'quarterdeck-gazetteer.bin');

/** To be called in `beforeAll` of tests that look for places. */
export function prepareGazetteer(): void {
  ensureGazetteer(TEST_GAZETTEER);
}
