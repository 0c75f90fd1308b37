/** Receives a browser that returns from the identity provider. */
import { enforceLimits } from '@/server/db/rate-limits';
import { AppError } from '@/shared/errors/app-error';
import { readCookieToken } from '../cookies';
import type { AuthServices } from '../services';
import { OIDC_PROVIDER } from '../sign-up/open-account';
import { newToken } from '../tokens';
import type { OauthCallback, OauthState } from './oauth-flow';
import { consumeOauthState, storeOauthState } from './stored-state';

/**
 * Validates the provider's response and redirects the browser with a handle in the fragment. It creates no session,
 * since a GET that somebody else made the browser follow must not sign anybody in.
 * @param ip the visitor's address
 * @returns the path to redirect to, always of this site
 */
export async function oauthCallback(services: AuthServices, request: Request, ip: string): Promise<string> {
  const { deps, limits, provider } = services;
  const { config, database, logger } = deps;
  const { db } = database;
  try {
    await enforceLimits(db, limits.provider(ip), deps.now());
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return failure('login');
  }
  const query = new URL(request.url).searchParams;
  const state = query.get('state') ?? '';
  const browser = readCookieToken(request.headers, config, 'away') ?? '';
  const away = await consumeOauthState<OauthState>(db, 'state', { token: state, browser }, deps.now());
  if (!away || !provider) return failure('login');
  const { flow, from, redirectUri, secrets } = away;
  try {
    const identity = await provider.finish({ query, redirectUri, state, secrets });
    const returned: OauthCallback = { flow, from, identity };
    const handle = newToken();
    await storeOauthState(db, 'handle', { token: handle, browser }, returned, deps.now());
    return arrival({ handle, flow }, from);
  } catch (error) {
    logger.warn({ err: error }, 'sign-in at the identity provider refused');
    return failure(flow, from);
  }
}

/** Redirects to the screen where the sign-in began, which reports the failure. */
function failure(flow: OauthState['flow'], from: string | null = null): string {
  const failed = OIDC_PROVIDER;
  return flow === 'proof' ? arrival({ failed, flow }, from) : `/${flow}#${new URLSearchParams({ failed })}`;
}

/** A proof carries its return path itself, so that it returns there even if the handle is refused. */
function arrival(
  values: { handle?: string; failed?: string; flow: OauthState['flow'] },
  from: string | null,
) {
  const origin: Record<string, string> = values.flow === 'proof' && from ? { from } : {};
  return `/auth/callback#${new URLSearchParams({ ...values, ...origin })}`;
}
