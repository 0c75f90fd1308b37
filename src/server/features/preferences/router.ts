/** The calls of the job preferences screen. The session alone says whose answers are read and written. */

import { readPreferences } from '@/server/db/read-preferences';
import { onboardedProcedure, signedInProcedure } from '@/server/procedures';
import { GUARDED_SCREENS } from '@/shared/account/onboarding';
import { savePreferencesSchema } from '@/shared/preferences/schema';
import { listCountries, listIndustries, listTimezones } from './reference';
import { savePreferences } from './save-preferences';

/** People whose onboarding status allows the screen. */
const preferencesProcedure = onboardedProcedure(GUARDED_SCREENS['/work-preferences']);

export const preferencesRouter = {
  mine: preferencesProcedure.handler(({ context }) =>
    readPreferences(context.deps.database.db, context.user.id),
  ),
  save: preferencesProcedure
    .input(savePreferencesSchema)
    .handler(({ context, input }) => savePreferences(context.deps, context.user.id, input)),
  timezones: signedInProcedure.handler(({ context }) => listTimezones(context.deps.database.db)),
  countries: signedInProcedure.handler(({ context }) => listCountries(context.deps.database.db)),
  industries: signedInProcedure.handler(({ context }) => listIndustries(context.deps.database.db)),
};
