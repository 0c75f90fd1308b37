/** Sends a browser to the identity provider. */
import { z } from 'zod';
import type { Config } from '@/server/config';
import { isLoopbackUrl } from '@/server/config';
import { enforceLimits } from '@/server/db/rate-limits';
import { newToken } from '@/server/secrets/tokens';
import { safeReturnPath } from '@/shared/account/onboarding';
import { AppError } from '@/shared/errors/app-error';
import { authEndpoint } from '../better-auth/endpoint';
import { clientIpOf } from '../client-ip';
import { cookieAttributes, cookieName, readCookieToken } from '../cookies';
import type { AuthServices } from '../services';
import { OIDC_PROVIDER } from '../sign-up/open-account';
import { CALLBACK_PATH, type OauthState } from './oauth-flow';
import { storeOauthState } from './stored-state';

const body = z.object({
  provider: z.literal(OIDC_PROVIDER),
  flow: z.enum(['login', 'signup', 'proof']),
  /** The screen that asked for a login or a proof. */
  from: z.string().max(2_000).optional(),
});

/**
 * The origin that the browser returns to: the product's own or, on this machine, the host name that the visitor
 * uses (localhost or 127.0.0.1), since cookies belong to a host name.
 */
function originOf({ appUrl }: Config, host: string | null | undefined): string {
  const requestedOrigin = `http://${host}`;
  return host && URL.canParse(requestedOrigin) && isLoopbackUrl(appUrl) && isLoopbackUrl(requestedOrigin)
    ? new URL(requestedOrigin).origin
    : appUrl;
}

/**
 * Answers with the provider's URL. The browser gets a cookie to which the attempt is bound; attempts in
 * two tabs share it.
 */
export const beginOauth = (services: AuthServices) =>
  authEndpoint(services, '/oauth', body, async (call, { flow, from }) => {
    const { deps, limits } = services;
    const { config, database, now, logger } = deps;
    await enforceLimits(database.db, limits.provider(clientIpOf(call)), now());
    if (!services.provider) throw new AppError('PROVIDER_FAILED', 'LINKEDIN_CLIENT_ID is not set');
    const cookieToken = call.headers && readCookieToken(call.headers, config, 'away');
    const browser = cookieToken && /^[\w-]{43}$/.test(cookieToken) ? cookieToken : newToken();
    const redirectUri = `${originOf(config, call.headers?.get('host'))}${CALLBACK_PATH}`;
    const state = newToken();
    const { url, secrets } = await services.provider.begin({ redirectUri, state }).catch((error) => {
      logger.warn({ err: error }, 'identity provider');
      throw new AppError('PROVIDER_FAILED', 'the issuer could not be read');
    });
    const attempt: OauthState = { flow, from: safeReturnPath(from), redirectUri, secrets };
    await storeOauthState(database.db, 'state', { token: state, browser }, attempt, now());
    call.setCookie(cookieName(config, 'away'), browser, cookieAttributes(config, 'away'));
    return { url };
  });
