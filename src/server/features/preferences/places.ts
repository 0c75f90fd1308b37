/** Maps the place ids that a person chose to rows of `locations`. */
import { inArray, sql } from 'drizzle-orm';
import { PLACE_FIELDS } from '@/server/adapters/places';
import { locationRowOf } from '@/server/adapters/places/address';
import type { Deps } from '@/server/context';
import type { Transaction } from '@/server/db/client';
import { locations } from '@/server/db/schema';
import { AppError } from '@/shared/errors/app-error';
import type { SavePreferences } from '@/shared/preferences/schema';

/** Maximum concurrent requests to the place service. */
const MAX_CONCURRENT_REQUESTS = 5;

export type NewLocation = ReturnType<typeof locationRowOf>;

/** Every place that the answers name, each once. */
export const answeredPlacesOf = (answers: SavePreferences): string[] => [
  ...new Set([
    ...(answers.current_place_id ? [answers.current_place_id] : []),
    ...answers.fullTime.locations,
    ...answers.fractional.locations,
  ]),
];

/**
 * Asks the place service about places that nobody has chosen before. Called before the transaction, which must not wait
 * for another server. The name of a place is never taken from the browser.
 * @throws AppError INVALID_INPUT for a place that does not exist, BUSY when the service does not answer
 */
export async function describeNewPlaces(
  { database, places, logger }: Deps,
  ids: string[],
): Promise<NewLocation[]> {
  if (ids.length === 0) return [];
  const rows = await database.db
    .select({ place_id: locations.place_id })
    .from(locations)
    .where(inArray(locations.place_id, ids));
  const knownIds = new Set(rows.map((row) => row.place_id));
  const unknownIds = ids.filter((id) => !knownIds.has(id));
  const newLocations: NewLocation[] = [];
  for (let start = 0; start < unknownIds.length; start += MAX_CONCURRENT_REQUESTS) {
    const answers = unknownIds.slice(start, start + MAX_CONCURRENT_REQUESTS).map(async (placeId) => {
      const { status, result } = await places.details({ placeId, fields: [...PLACE_FIELDS] });
      if (result) return locationRowOf(placeId, result);
      logger.warn({ status }, 'a chosen place could not be looked up');
      if (status === 'NOT_FOUND' || status === 'INVALID_REQUEST' || status === 'ZERO_RESULTS') {
        throw new AppError('INVALID_INPUT', 'no such place', {
          userMessage: 'One of the places is no longer known. Please remove it and choose it again.',
        });
      }
      throw new AppError('BUSY', `places: ${status}`, {
        userMessage: 'The places could not be looked up just now. Please try again in a moment.',
      });
    });
    newLocations.push(...(await Promise.all(answers)));
  }
  return newLocations;
}

/**
 * Stores the new locations.
 * @param ids place ids, of new and known ones
 * @returns the ids of their locations, by place id
 */
export async function resolveLocations(
  tx: Transaction,
  ids: string[],
  newLocations: NewLocation[],
): Promise<Map<string, string>> {
  if (newLocations.length > 0) {
    // Sorted, so that two people who choose the same places lock the rows in the same order and never deadlock.
    const rows = newLocations.toSorted((a, b) => (a.place_id < b.place_id ? -1 : 1));
    await tx
      .insert(locations)
      .values(rows)
      .onConflictDoUpdate({ target: locations.place_id, set: { name: sql`excluded.name` } });
  }
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: locations.id, place_id: locations.place_id })
    .from(locations)
    .where(inArray(locations.place_id, ids));
  return new Map(rows.map((row) => [row.place_id, row.id]));
}
