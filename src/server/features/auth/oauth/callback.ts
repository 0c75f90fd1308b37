/** Receives a browser that returns from the identity provider. */
import { enforceLimits } from '@/server/db/rate-limits';
import { newToken } from '@/server/secrets/tokens';
import { AppError } from '@/shared/errors/app-error';
import { readCookieToken } from '../cookies';
import type { AuthServices } from '../services';
import { OIDC_PROVIDER } from '../sign-up/open-account';
import type { OauthCallback, OauthState } from './oauth-flow';
import { consumeOauthState, storeOauthState } from './stored-state';

/**
 * Validates the provider's response and redirects the browser with a handle in the fragment. It creates no session,
 * since a GET that somebody else made the browser follow must not sign anybody in.
 * @param ip the visitor's address
 * @returns the path to redirect to, always of this site
 */
export async function handleOauthCallback(
  services: AuthServices,
  request: Request,
  ip: string,
): Promise<string> {
  const { deps, limits, provider } = services;
  const { config, database, logger } = deps;
  const { db } = database;
  try {
    await enforceLimits(db, limits.provider(ip), deps.now());
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return failurePath('login');
  }
  const query = new URL(request.url).searchParams;
  const state = query.get('state') ?? '';
  const browser = readCookieToken(request.headers, config, 'away') ?? '';
  const attempt = await consumeOauthState<OauthState>(db, 'state', { token: state, browser }, deps.now());
  if (!attempt || !provider) return failurePath('login');
  const { flow, from, redirectUri, secrets } = attempt;
  try {
    const identity = await provider.finish({ query, redirectUri, state, secrets });
    const callback: OauthCallback = { flow, from, identity };
    const handle = newToken();
    await storeOauthState(db, 'handle', { token: handle, browser }, callback, deps.now());
    return callbackPath({ handle, flow }, from);
  } catch (error) {
    logger.warn({ err: error }, 'sign-in at the identity provider refused');
    return failurePath(flow, from);
  }
}

/** The path of the screen where the sign-in began, which reports the failure. */
function failurePath(flow: OauthState['flow'], from: string | null = null): string {
  const failed = OIDC_PROVIDER;
  return flow === 'proof'
    ? callbackPath({ failed, flow }, from)
    : `/${flow}#${new URLSearchParams({ failed })}`;
}

/**
 * The path of the screen that continues the sign-in. For a proof it names the screen to return to, which is used even
 * if the handle is refused.
 */
function callbackPath(
  values: { handle?: string; failed?: string; flow: OauthState['flow'] },
  from: string | null,
) {
  const origin: Record<string, string> = values.flow === 'proof' && from ? { from } : {};
  return `/auth/callback#${new URLSearchParams({ ...values, ...origin })}`;
}
