/**
 * The cookies of authentication: session, sign-up ticket, OAuth attempt, known browser, passkey challenge, and access
 * to `/dev/mail`. All are inaccessible to scripts.
 */
import { parse } from 'hono/utils/cookie';
import type { Config } from '@/server/config';
import { DAY, SECOND } from '@/shared/time/durations';

const DAY_SECONDS = DAY / SECOND;

/**
 * Lifetimes in seconds. That of the session is the longest that one can last; the days without use are counted by the
 * server alone. `away`: an attempt to sign in at LinkedIn. `mailbox`: access to `/dev/mail`. `known`: a known browser.
 */
export const COOKIE_LIFETIME_SECONDS = {
  session: 30 * DAY_SECONDS,
  ticket: 7 * DAY_SECONDS,
  away: 15 * 60,
  mailbox: 30 * DAY_SECONDS,
  known: 180 * DAY_SECONDS,
  passkey: 5 * 60,
} as const;
export type CookieName = keyof typeof COOKIE_LIFETIME_SECONDS;

/** Whether visitors reach this installation over HTTPS. */
export const isHttps = (config: Config): boolean => config.appUrl.startsWith('https:');

/** The name of a cookie. On https its prefix keeps other hosts and plain http from setting it. */
export function cookieName(config: Config, name: CookieName): string {
  return `${isHttps(config) ? '__Host-' : ''}quarterdeck_${name}`;
}

/** The attributes of a cookie; `maxAge` is in seconds. */
export function cookieAttributes(config: Config, name: CookieName) {
  return {
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(config),
    path: '/',
    maxAge: COOKIE_LIFETIME_SECONDS[name],
  } as const;
}

/** The token in a cookie, without the signature that Better Auth appends: 256 random bits need no signature. */
export function readCookieToken(headers: Headers, config: Config, name: CookieName): string | undefined {
  const header = headers.get('cookie');
  const key = cookieName(config, name);
  return header ? parse(header, key)[key]?.split('.')[0] : undefined;
}
