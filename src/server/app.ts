/** Joins the features' routes to one application: every URL of the server is named here. */
import { Hono } from 'hono';
import { GUARDED_SCREENS, LIST_SCREENS, MEMBER_SCREENS } from '@/shared/account/onboarding';
import { installValidationMessages } from '@/shared/validation/validation-messages';
import type { Deps } from './context';
import { accountRoutes } from './features/account/routes';
import { createAuth } from './features/auth';
import { createGeneration } from './features/generation/routes';
import { introductionRoutes } from './features/introductions/routes';
import { pictureRoutes } from './features/pictures/routes';
import { versionFileRoutes } from './features/private-versions/files';
import { privatePageHeaders, privateVersionRoutes } from './features/private-versions/routes';
import { downloadRoutes } from './features/public-profiles/downloads/routes';
import { startPurging } from './features/public-profiles/purging';
import { profilePreviewRoutes, publishedProfileRoutes } from './features/public-profiles/routes';
import { sitemapRoutes } from './features/public-profiles/sitemap';
import { readRoutes } from './features/readership/routes';
import { unsubscribeRoutes } from './features/readership/unsubscribe';
import { referenceRoutes } from './features/references/routes';
import { createRoles } from './features/roles/routes';
import { sendErrorResponse } from './http/error-response';
import { healthRoutes } from './http/health';
import { normalisePath } from './http/normalise-path';
import { type Env, requestContext } from './http/request';
import { createSecurityHeaders, makeSecurityHeaderValues, refuseCrossSite } from './http/security';
import { staticFiles } from './http/static';
import { RECURRING_JOBS } from './jobs';
import { startMailSender } from './jobs/mail-sender';
import { startReencryption } from './jobs/re-encryption';
import { type Job, startJobs } from './jobs/schedule';
import { marketingRoutes } from './pages/routes';
import { createReadCounter } from './read-counting/counter';
import { createRpc } from './rpc';
import type { OneTimeCode } from './secrets/one-time-code';

/** Screens of the single-page application that are for everyone; the others are in `shared/account/onboarding.ts`. */
const OPEN_SCREENS = [
  '/login',
  '/signup',
  '/check-email',
  '/auth/callback',
  '/forgot-password',
  '/reset-password',
  '/account-link',
  '/profile-generator/create',
  '/profile-generator/preview',
  '/profile-generator/record',
  '/profile-generator/questions',
  '/profile-generator/what-it-tells',
];

installValidationMessages();

/**
 * Builds the server. It listens to nothing and reads no environment: tests call `app.request`.
 * @param options.webRoot directory of built browser files; absent if Vite serves them
 * @param options.mailCode opens `/dev/mail`
 * @param options.jobs the recurring jobs that run until `close`; defaults to `RECURRING_JOBS`
 */
export function createApp(
  deps: Deps,
  options: { webRoot?: string; mailCode?: OneTimeCode; jobs?: readonly Job[] } = {},
) {
  const auth = createAuth(deps, options.mailCode);
  const generation = createGeneration(deps);
  const roles = createRoles(deps);
  const reencryption = startReencryption(deps, () => auth.listEncryptedColumns());
  const reads = createReadCounter({ ...deps, isOwnersBrowser: auth.isOwnersBrowser });
  const purging = startPurging(deps);
  const rpc = createRpc();
  const mail = startMailSender({ ...deps, db: deps.database.db });
  const jobs = startJobs(deps, options.jobs ?? RECURRING_JOBS);
  const app = new Hono<Env>();
  const { config, pages } = deps;
  let isShuttingDown = false;

  const protection = { https: config.appUrl.startsWith('https:'), development: !options.webRoot };

  // Public: answered without reading a session.
  const securityHeadersOfPages = makeSecurityHeaderValues(protection);
  app.route('/', publishedProfileRoutes(deps, reads, securityHeadersOfPages)); // /profile/:slug, /profile/:slug/card.png
  app.route('/', readRoutes(deps, reads)); // /profile/:slug/read, /v/:address/read
  app.use('/v/*', privatePageHeaders);
  app.use('/introduction/*', privatePageHeaders);
  app.use('/unsubscribe/*', privatePageHeaders);
  app.use('/reference/*', privatePageHeaders);
  app.use('/profile/:slug/introduce', privatePageHeaders);
  // The shell's scripts are part of its document, so that they arrive with it.
  const scriptHashes = options.webRoot ? pages.shellScriptHashes : undefined;
  app.use(createSecurityHeaders({ ...protection, scriptHashes }));
  app.route(
    '/',
    healthRoutes(deps, () => isShuttingDown),
  ); // /healthz, /readyz
  if (options.webRoot) {
    app.use('/assets/*', staticFiles(options.webRoot));
    app.use('/:file{.+\\.(ico|svg|png|txt|js|webmanifest)}', staticFiles(options.webRoot));
  }
  app.route('/', sitemapRoutes(deps)); // /robots.txt, /sitemap.xml, /sitemaps/*

  // From here on handlers can read the session, and cross-site requests that change anything are refused.
  app.use(requestContext(deps, auth.readSession));
  app.use(refuseCrossSite);

  // API.
  app.route('/', rpc.routes); // /api/rpc/*: every procedure of router.ts
  app.route('/', auth.routes); // /api/auth/*, /webhook/submit-profile, /dev/mail
  app.route('/', accountRoutes(deps)); // /api/account/export
  app.route('/', generation.routes); // /webhook/generate-profile-*, /webhook/*-guest, /api/generations/:id/events
  app.route('/', pictureRoutes(deps)); // /profile-images/*
  app.route('/', roles.routes); // /api/roles

  app.route('/', downloadRoutes(deps, reads)); // /profile/:slug/brief.pdf and the other downloads, /profile/:slug.json

  // Pages: complete documents, then the screens of the single-page application.
  app.route('/', profilePreviewRoutes(deps)); // /profile/preview/:uuid
  app.route('/', privateVersionRoutes(deps, reads)); // /v/:address
  app.route('/', versionFileRoutes(deps, reads)); // /v/:address/profile.pdf, contact.vcf, photo-….webp
  app.route('/', introductionRoutes(deps)); // /profile/:slug/introduce, /v/:address/introduce, /introduction/:token
  app.route('/', unsubscribeRoutes(deps)); // /unsubscribe/:token
  app.route('/', referenceRoutes(deps)); // /reference/:token
  app.route('/', marketingRoutes(deps)); // /profile-generator, /profile-generator/example, /legal/*
  app.get('/', (c) => c.redirect('/login'));
  const entryScreens = LIST_SCREENS.map((screen) => `${screen}/:id`);
  for (const path of [...OPEN_SCREENS, ...MEMBER_SCREENS, ...Object.keys(GUARDED_SCREENS), ...entryScreens]) {
    app.get(path, async (c) => {
      c.header('cache-control', 'no-store');
      return c.html(await pages.shell(path));
    });
  }
  if (!config.production) app.get('/dev/ui', async (c) => c.html(await pages.shell('/dev/ui')));
  app.notFound(async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const normalised =
      c.req.method === 'GET' && !pathname.startsWith('/api/') ? normalisePath(pathname) : null;
    if (normalised) return c.redirect(normalised + search, 308);
    return c.html(await pages.notFound({ appUrl: config.appUrl }), 404);
  });
  app.onError((error, c) => sendErrorResponse(deps, c, error));

  return Object.assign(app, {
    /**
     * Loads the modules that the first request did not need, in the order in which visitors need them. A request that
     * comes before loads its own; a module that fails to load fails the start.
     */
    async warmUp() {
      await pages.warmUp?.();
      await rpc.warmUp();
      await Promise.all([auth.warmUp(), mail.warmUp()]);
      await generation.warmUp();
    },
    /** Writes the counted reads at once instead of within seconds. */
    writeReads: reads.write,
    /** Begins the shutdown: `/readyz` answers 503, all other requests are served as before. */
    beginShutdown() {
      isShuttingDown = true;
    },
    /** Ends the streams that would keep the process alive. Call it before closing the port. */
    drain: generation.drain,
    async close() {
      await Promise.all([generation.close(), roles.close()]);
      await Promise.all([reads.close(), jobs.close(), reencryption.close()]);
      await purging.close();
      // Must be last, since the jobs above may still have queued mail.
      await mail.close();
    },
  });
}

export type App = ReturnType<typeof createApp>;
