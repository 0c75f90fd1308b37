/** Google's Places service, called by the server so that the API key stays here. */
import { z } from 'zod';
import type { PlaceDetails, Places, Suggestions } from './types';

const TIMEOUT_MS = 4_000;

const predictionSchema = z.object({
  description: z.string(),
  place_id: z.string(),
  types: z.array(z.string()).default([]),
  structured_formatting: z
    .object({ main_text: z.string(), secondary_text: z.string().default('') })
    .optional(),
});

const suggestionsSchema = z.object({
  status: z.string(),
  predictions: z.array(predictionSchema).default([]),
});

/** All fields are optional, since Google omits those that were not requested. */
const resultSchema = z
  .object({
    place_id: z.string(),
    name: z.string(),
    formatted_address: z.string(),
    address_components: z.array(
      z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }),
    ),
    geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
    types: z.array(z.string()),
  })
  .partial();

const detailsSchema = z.object({ status: z.string(), result: resultSchema.optional() });

/** Places from Google. @param options.baseUrl the URL of the service, without a trailing slash */
export function createGooglePlaces(options: { apiKey: string; baseUrl: string }): Places {
  async function request<T>(
    path: string,
    parameters: Record<string, string>,
    schema: z.ZodType<T>,
  ): Promise<T | null> {
    const query = new URLSearchParams({ ...parameters, key: options.apiKey });
    try {
      const response = await fetch(`${options.baseUrl}/maps/api/place/${path}/json?${query}`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return schema.parse(await response.json());
    } catch {
      // Unreachable, late or not JSON: one status for all, without the error, whose URL holds the API key.
      return null;
    }
  }

  return {
    async suggest({ input, types }): Promise<Suggestions> {
      const answer = await request('autocomplete', { input, types }, suggestionsSchema);
      if (answer?.status !== 'OK') return { status: answer?.status ?? 'UNKNOWN_ERROR', predictions: [] };
      const predictions = answer.predictions.map((prediction) => ({
        ...prediction,
        structured_formatting: prediction.structured_formatting ?? {
          main_text: prediction.description,
          secondary_text: '',
        },
      }));
      return { status: 'OK', predictions };
    },
    async details({ placeId, fields }): Promise<PlaceDetails> {
      const parameters = { place_id: placeId, ...(fields?.length ? { fields: fields.join(',') } : {}) };
      const answer = await request('details', parameters, detailsSchema);
      if (answer?.status !== 'OK' || !answer.result) {
        return { status: answer && answer.status !== 'OK' ? answer.status : 'UNKNOWN_ERROR', result: null };
      }
      return { status: 'OK', result: answer.result };
    },
  };
}
