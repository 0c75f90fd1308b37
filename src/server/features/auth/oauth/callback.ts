/** Coming back from the identity provider. */
import { enforceLimits } from '@/server/db/rate-limits';
import { AppError } from '@/shared/errors';
import { readToken } from '../cookies';
import type { AuthKit } from '../kit';
import { PROVIDER } from '../open-account';
import { newToken } from '../tokens';
import type { OauthState, Returned } from './attempt';
import { consumeOauthState, storeOauthState } from './stored-state';

/**
 * Checks what the provider says and sends the browser on with a handle in the fragment. It gives no session: a
 * GET that someone else made the browser follow signs nobody in.
 * @param ip the visitor's address
 * @returns the path to go to, of this site in every case
 */
export async function oauthReturn(kit: AuthKit, request: Request, ip: string): Promise<string> {
  const { deps, limits, provider } = kit;
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
  const browser = readToken(request.headers, config, 'away') ?? '';
  const away = await consumeOauthState<OauthState>(db, 'state', { token: state, browser }, deps.now());
  if (!away || !provider) return failure('login');
  const { flow, from, redirectUri, secrets } = away;
  try {
    const identity = await provider.finish({ query, redirectUri, state, secrets });
    const returned: Returned = { flow, from, identity };
    const handle = newToken();
    await storeOauthState(db, 'handle', { token: handle, browser }, returned, deps.now());
    return arrival({ handle, flow }, from);
  } catch (error) {
    logger.warn({ err: error }, 'sign-in at the identity provider refused');
    return failure(flow, from);
  }
}

/** The screen it began at says that it failed. */
function failure(flow: OauthState['flow'], from: string | null = null): string {
  const failed = PROVIDER;
  return flow === 'proof' ? arrival({ failed, flow }, from) : `/${flow}#${new URLSearchParams({ failed })}`;
}

/** A proof knows the way back without the server: it goes there when the handle is refused, too. */
function arrival(
  values: { handle?: string; failed?: string; flow: OauthState['flow'] },
  from: string | null,
) {
  const back: Record<string, string> = values.flow === 'proof' && from ? { from } : {};
  return `/auth/callback#${new URLSearchParams({ ...values, ...back })}`;
}
