/** Suggests places while a person types. Requires a session, since a configured place service costs money. */
import { z } from 'zod';
import { PLACE_FIELDS, PLACE_TYPES } from '@/server/adapters/places';
import { signedInProcedure } from '@/server/procedures';
import * as service from './service';

export const placesRouter = {
  /** The provider of the places, which must be credited wherever they are shown. */
  source: signedInProcedure.handler(({ context }) => service.sourceOf(context)),
  suggest: signedInProcedure
    .input(z.object({ input: z.string().max(200), types: z.enum(PLACE_TYPES).default('geocode') }))
    .handler(({ context, input }) => service.suggest(context, input)),
  details: signedInProcedure
    .input(
      z.object({
        placeId: z.string().min(1).max(400),
        fields: z.array(z.enum(PLACE_FIELDS)).max(6).optional(),
      }),
    )
    .handler(({ context, input }) => service.readDetails(context, input)),
};
