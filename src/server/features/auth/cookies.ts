/** The two cookies of an account: the session, and the ticket of a sign-up. Scripts read neither. */
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { Config } from '@/server/config';

const DAY = 24 * 60 * 60;

/** A cookie never outlives the 30 days of a session; the server alone counts the idle days. */
const LIFETIME = { session: 30 * DAY, ticket: 7 * DAY, oauth: 10 * 60 } as const;
export type CookieName = keyof typeof LIFETIME;

const isHttps = (config: Config) => config.appUrl.startsWith('https:');

/** On https the prefix keeps other hosts and plain http from setting the cookie. */
export function cookieName(config: Config, name: CookieName): string {
  return `${isHttps(config) ? '__Host-' : ''}quarterdeck_${name}`;
}

export function giveCookie(c: Context, config: Config, name: CookieName, value: string): void {
  setCookie(c, cookieName(config, name), value, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps(config),
    path: '/',
    maxAge: LIFETIME[name],
  });
}

export function takeCookie(c: Context, config: Config, name: CookieName): void {
  deleteCookie(c, cookieName(config, name), { path: '/', secure: isHttps(config) });
}

export const readCookie = (c: Context, config: Config, name: CookieName): string | undefined =>
  getCookie(c, cookieName(config, name));

/** The session's cookie from bare headers. */
export function sessionToken(headers: Headers, config: Config): string | undefined {
  const header = headers.get('cookie');
  const name = cookieName(config, 'session');
  return header ? parse(header, name)[name] : undefined;
}
