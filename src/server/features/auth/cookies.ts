/**
 * The cookies of an account: the session, a sign-up's ticket, a sign-in that is away, a browser that is known, the
 * challenge of a passkey, the mail of this machine. Scripts read none.
 */
import { parse } from 'hono/utils/cookie';
import type { Config } from '@/server/config';

const DAY = 24 * 60 * 60;

/** Seconds. A cookie never outlives the 30 days of a session; the server alone counts the idle days. */
export const COOKIE_LIFETIME = {
  session: 30 * DAY,
  ticket: 7 * DAY,
  away: 15 * 60,
  mailbox: 30 * DAY,
  known: 180 * DAY,
  passkey: 5 * 60,
} as const;
export type CookieName = keyof typeof COOKIE_LIFETIME;

export const isHttps = (config: Config): boolean => config.appUrl.startsWith('https:');

/** On https the prefix keeps other hosts and plain http from setting the cookie. */
export function cookieName(config: Config, name: CookieName): string {
  return `${isHttps(config) ? '__Host-' : ''}quarterdeck_${name}`;
}

export function cookieAttributes(config: Config, name: CookieName) {
  return {
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(config),
    path: '/',
    maxAge: COOKIE_LIFETIME[name],
  } as const;
}

/** The token in a cookie, without the signature that Better Auth puts behind it: 256 random bits need none. */
export function readToken(headers: Headers, config: Config, name: CookieName): string | undefined {
  const header = headers.get('cookie');
  const key = cookieName(config, name);
  return header ? parse(header, key)[key]?.split('.')[0] : undefined;
}
