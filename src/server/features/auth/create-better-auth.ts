/** Better Auth as this product uses it: its tables, sessions and cookies, with our flows as a plugin. */
import { randomUUID } from 'node:crypto';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { DAY, SECOND } from '@/shared/time/durations';
import { createHashingAdapter } from './better-auth/hashed-sessions';
import { CLIENT_IP_HEADER } from './client-ip';
import { cookieAttributes, cookieName, isHttps } from './cookies';
import { openInvitation } from './invitations/open-invitation';
import { login, logout } from './login/login';
import { openRecovery, recover } from './login/recover';
import { setPassword } from './login/set-password';
import { beginOauth } from './oauth/begin-oauth';
import { oauthSession } from './oauth/session';
import { passkeyLogin, passkeyLoginOptions } from './passkeys/login';
import { CHALLENGE_COOKIE } from './passkeys/plugin';
import { passkeySchema } from './passkeys/schema';
import { passkeySettings } from './passkeys/settings';
import { secretVersions, unnumberedSecret } from './second-factor/encrypted-columns';
import { loginSecondFactor } from './second-factor/login';
import { twoFactorPlugin } from './second-factor/plugin';
import { secondFactorSettings } from './second-factor/settings';
import type { AuthServices } from './services';
import { settingsFlows } from './settings';
import { confirmSignup } from './sign-up/confirm-sign-up';
import { resendConfirmation } from './sign-up/resend-confirmation';
import { signUp } from './sign-up/sign-up';

const DAY_SECONDS = DAY / SECOND;

/**
 * Our own flows, where they differ from Better Auth's: a sign-up becomes an account only once its address is proven.
 */
export const authFlows = (services: AuthServices) => ({
  id: 'quarterdeck' as const,
  schema: passkeySchema,
  endpoints: {
    signup: signUp(services),
    verify: confirmSignup(services),
    login: login(services),
    logout: logout(services),
    resend: resendConfirmation(services),
    recover: recover(services),
    recovery: openRecovery(services),
    password: setPassword(services),
    invitation: openInvitation(services),
    oauth: beginOauth(services),
    oauthSession: oauthSession(services),
    loginSecondFactor: loginSecondFactor(services),
    passkeyLogin: passkeyLogin(services),
    passkeyLoginOptions: passkeyLoginOptions(services),
    ...secondFactorSettings(services),
    ...passkeySettings(services),
    ...settingsFlows(services),
  },
});

/** The origin of the requested host is trusted, so that the product works under every name of this machine. */
function originsOf(request: Request | undefined): string[] {
  const host = request?.headers.get('host');
  return host ? [`http://${host}`, `https://${host}`] : [];
}

/** Configures Better Auth; its own sign-in, rate limits and telemetry are off. */
export function createBetterAuth(services: AuthServices) {
  const { config, database, logger, secret } = services.deps;
  return betterAuth({
    appName: 'Quarterdeck',
    baseURL: config.appUrl,
    basePath: '/api/auth',
    secrets: secretVersions(secret),
    secret: unnumberedSecret(secret),
    database: (options: BetterAuthOptions) => createHashingAdapter(database.db, options),
    trustedOrigins: originsOf,
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: {
      level: 'warn',
      // Messages of Better Auth may quote addresses and parameters, so only the kinds of errors are logged.
      log: (level, _message, ...details) => {
        const err = details.find((detail) => detail instanceof Error);
        logger[level]({ err }, 'better-auth');
      },
    },
    // By default Better Auth prints errors it does not know; thrown, they are answered and logged like any other.
    onAPIError: { throw: true },
    user: {
      additionalFields: {
        first_name: { type: 'string', required: false, input: false },
        last_name: { type: 'string', required: false, input: false },
        email_confirmed_at: { type: 'date', required: false, input: false },
        terms_accepted_at: { type: 'date', required: false, input: false },
      },
    },
    session: {
      expiresIn: 7 * DAY_SECONDS,
      additionalFields: {
        kind: { type: 'string', required: false, input: false },
        authenticatedAt: { type: 'date', required: false, input: false },
        secondFactorAt: { type: 'date', required: false, input: false },
      },
    },
    advanced: {
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps(config) },
      cookies: {
        session_token: {
          name: cookieName(config, 'session'),
          attributes: cookieAttributes(config, 'session'),
        },
        [CHALLENGE_COOKIE]: {
          name: cookieName(config, 'passkey'),
          attributes: cookieAttributes(config, 'passkey'),
        },
      },
      ipAddress: { ipAddressHeaders: [CLIENT_IP_HEADER], disableIpTracking: true },
      database: { generateId: () => randomUUID() },
    },
    plugins: [authFlows(services), twoFactorPlugin],
  });
}
