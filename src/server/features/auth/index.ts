/** Accounts: everything under `/api/auth`, the profile submitted with a sign-up, and who is signed in. */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createOidcClient } from '@/server/adapters/oidc';
import type { Deps } from '@/server/context';
import { authErrorBody, errorHeaders, logAndAnswer, toErrorAnswer } from '@/server/errors/answer';
import type { Env, ReadSession } from '@/server/http/request';
import type { EncryptedColumn } from '@/server/secrets/encrypted-column';
import type { OneTimeCode } from '@/server/secrets/one-time-code';
import { AppError } from '@/shared/errors/app-error';
import { parseJson } from '@/shared/json/parse-json';
import { submitProfile } from './claim/submit-profile';
import { CLIENT_IP_HEADER } from './client-ip';
import { readCookieToken } from './cookies';
import { mailboxRoutes } from './dev-mail/routes';
import { authLimits } from './limits';
import { handleOauthCallback } from './oauth/callback';
import { CALLBACK_PATH } from './oauth/oauth-flow';
import { createPasswords } from './passwords/password-hashing';
import { AUTH_PATHS } from './paths';
import type { AuthServices } from './services';
import { verifyKnownBrowserToken } from './sessions/known-browser';
import { createSessionReader } from './sessions/read-session';

export interface Auth {
  routes: Hono<Env>;
  readSession: ReadSession;
  /** Whether a browser belongs to an account: signed in to it, or known to it from an earlier sign-in. */
  isOwnersBrowser(headers: Headers, userId: string): Promise<boolean>;
  /** The columns that Better Auth encrypts. */
  listEncryptedColumns(): Promise<EncryptedColumn[]>;
  /**
   * Loads Better Auth and the password hash, which takes half a second of one core and is not needed for the first
   * answers.
   */
  warmUp(): Promise<void>;
}

/** Maximum bytes of a submitted profile with its evidence; the largest so far has a tenth of this size. */
const MAX_SUBMISSION_BYTES = 2 * 1024 * 1024;

/** Maximum bytes of the body of any other call. */
const MAX_BODY_BYTES = 16 * 1024;

const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: (c) => c.json(authErrorBody(toErrorAnswer(new AppError('TOO_LARGE'))), 413),
  });

/**
 * Joins all flows of this feature.
 * @param mailCode the code that opens `/dev/mail`; absent if that page does not exist
 */
export function createAuth(deps: Deps, mailCode?: OneTimeCode): Auth {
  const { config, logger, now } = deps;
  const readAnySession = createSessionReader(deps);
  const liveSession: AuthServices['liveSession'] = async (headers) => {
    const live = await readAnySession(headers);
    return live && live.kind !== 'second_factor' ? { kind: live.kind, user: live.user } : null;
  };
  const services: AuthServices = {
    deps,
    limits: authLimits(deps.hashKey),
    passwords: createPasswords(deps.passwordCost),
    provider: config.linkedin ? createOidcClient(config.linkedin) : null,
    liveSession,
    async firstStep(headers) {
      const live = await readAnySession(headers);
      return live?.kind === 'second_factor' ? live.user : null;
    },
  };
  let loadedHandler: Promise<(request: Request) => Promise<Response>> | undefined;
  const handler = () => {
    loadedHandler ??= import('./create-better-auth').then(
      ({ createBetterAuth }) => createBetterAuth(services).handler,
    );
    return loadedHandler;
  };

  const routes = new Hono<Env>();
  for (const path of AUTH_PATHS) {
    routes.post(`/api/auth/${path}`, limitBody(MAX_BODY_BYTES), async (c) => {
      const request = new Request(c.req.raw);
      request.headers.set(CLIENT_IP_HEADER, c.get('context').clientIp);
      return (await handler())(request);
    });
  }
  routes.get(CALLBACK_PATH, async (c) => {
    c.header('cache-control', 'no-store');
    // The URL holds a code and a state, which other sites must not see.
    c.header('referrer-policy', 'no-referrer');
    return c.redirect(await handleOauthCallback(services, c.req.raw, c.get('context').clientIp));
  });
  routes.post('/webhook/submit-profile', limitBody(MAX_SUBMISSION_BYTES), async (c) => {
    await submitProfile(services, c.get('context'), parseJson(await c.req.text()));
    return c.json({ status: 'success' });
  });
  routes.route('/', mailboxRoutes(deps, mailCode));
  routes.onError((error, c) => {
    // Other errors are answered by the general error handler, with a page where a browser asks for one.
    if (!(error instanceof AppError)) throw error;
    const answer = logAndAnswer(logger, error);
    return c.json(authErrorBody(answer), answer.status as 400, errorHeaders(answer));
  });

  return {
    routes,
    async readSession(headers) {
      const live = await liveSession(headers);
      return live?.kind === 'full' ? live.user : null;
    },
    async isOwnersBrowser(headers, userId) {
      if (verifyKnownBrowserToken(deps.secret, readCookieToken(headers, config, 'known'), userId, now()))
        return true;
      return (await liveSession(headers))?.user.id === userId;
    },
    listEncryptedColumns: async () =>
      (await import('./second-factor/encrypted-columns')).listEncryptedColumns(deps.secret),
    async warmUp() {
      await Promise.all([handler(), services.passwords.warmUp()]);
    },
  };
}
