/** Joins the features' routers. The browser imports the type alone. */
import { authRouter } from './features/auth/router';
import { profilesRouter } from './features/profiles/router';

export const appRouter = {
  auth: authRouter,
  profiles: profilesRouter,
};

export type AppRouter = typeof appRouter;
