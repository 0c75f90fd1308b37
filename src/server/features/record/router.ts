/** The owner's calls about their career record. Every one acts on the session's user and on nobody else. */
import { z } from 'zod';
import { onboardedProcedure } from '@/server/procedures';
import { GUARDED_SCREENS } from '@/shared/account/onboarding';
import { editedRecordSchema } from '@/shared/record/career-record';
import * as service from './service';

const ownerProcedure = onboardedProcedure(GUARDED_SCREENS['/record']);
/** The revision, as the database counts it. */
const revision = z.number().int().min(0).max(2_147_483_647);

export const recordRouter = {
  mine: ownerProcedure.handler(({ context }) => service.readOwn(context)),
  /** Returns the record if it is newer than the given revision, else `null`. */
  newer: ownerProcedure
    .input(z.object({ revision }))
    .handler(({ context, input }) => service.readNewer(context, input.revision)),
  save: ownerProcedure
    .input(z.object({ base_revision: revision, edits: editedRecordSchema }))
    .handler(({ context, input }) => service.save(context, input)),
};
