/** Places for a signed-in person, with a limit if the place service costs money. */
import type { PlaceDetails, PlaceTypes, Suggestions } from '@/server/adapters/places';
import type { RequestContext, SessionUser } from '@/server/context';
import { countAttempt } from '@/server/db/rate-limits';

type Context = RequestContext & { user: SessionUser };

/** Requests that a person may make per minute to a place service that charges for each. */
const MAX_REQUESTS_PER_MINUTE = 120;
const OVER_LIMIT = 'OVER_QUERY_LIMIT';

/** Counts a request; true once the person is over the limit. The embedded gazetteer is free, so it has no limit. */
async function isOverLimit({ deps, user }: Context): Promise<boolean> {
  if (!deps.config.googleMaps) return false;
  const limit = { key: `places:user:${user.id}`, max: MAX_REQUESTS_PER_MINUTE, windowMs: 60_000 };
  return (await countAttempt(deps.database.db, limit, deps.now())) > 0;
}

/** The provider of the places. */
export const sourceOf = ({ deps }: Context): 'geonames' | 'google' =>
  deps.config.googleMaps ? 'google' : 'geonames';

/** Suggestions for what was typed; a status other than OK has none. */
export async function suggest(
  context: Context,
  query: { input: string; types: PlaceTypes },
): Promise<Suggestions> {
  if (await isOverLimit(context)) return { status: OVER_LIMIT, predictions: [] };
  return context.deps.places.suggest(query);
}

/** Returns the details of a place; with a status other than OK there is no result. */
export async function readDetails(
  context: Context,
  query: { placeId: string; fields?: string[] },
): Promise<PlaceDetails> {
  if (await isOverLimit(context)) return { status: OVER_LIMIT, result: null };
  return context.deps.places.details(query);
}
