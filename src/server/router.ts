/** Joins the features' routers. The browser imports only its type. */
import { accountRouter } from './features/account/router';
import { adminRouter } from './features/admin/router';
import { authRouter } from './features/auth/router';
import { caseStoriesRouter } from './features/case-stories/router';
import { coachingRouter } from './features/coaching/router';
import { generationRouter } from './features/generation/router';
import { introductionsRouter } from './features/introductions/router';
import { placesRouter } from './features/places/router';
import { preferencesRouter } from './features/preferences/router';
import { privateVersionsRouter } from './features/private-versions/router';
import { profilesRouter } from './features/profiles/router';
import { publicProfilesRouter } from './features/public-profiles/router';
import { readershipRouter } from './features/readership/router';
import { recordRouter } from './features/record/router';
import { referencesRouter } from './features/references/router';
import { rolesRouter } from './features/roles/router';

export const appRouter = {
  account: accountRouter,
  admin: adminRouter,
  auth: authRouter,
  caseStories: caseStoriesRouter,
  coaching: coachingRouter,
  generation: generationRouter,
  introductions: introductionsRouter,
  places: placesRouter,
  preferences: preferencesRouter,
  privateVersions: privateVersionsRouter,
  profiles: profilesRouter,
  publicProfiles: publicProfilesRouter,
  readership: readershipRouter,
  record: recordRouter,
  references: referencesRouter,
  roles: rolesRouter,
};

export type AppRouter = typeof appRouter;
export type { AuthApi, AuthPath } from './features/auth/api';
