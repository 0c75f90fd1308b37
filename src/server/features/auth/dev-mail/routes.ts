/**
 * `/dev/mail` shows the mail that is kept on this machine, to the browser that opened the URL printed on the
 * console.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { outboxFolder } from '@/server/adapters/mail';
import { listStoredMessages } from '@/server/adapters/mail/folder';
import { isLoopbackUrl } from '@/server/config';
import type { Deps } from '@/server/context';
import { isLocalRequest } from '@/server/http/client-ip';
import type { Env } from '@/server/http/request';
import type { OneTimeCode } from '@/server/secrets/one-time-code';
import { keyedHash } from '@/server/secrets/tokens';
import { cookieAttributes, cookieName, readCookieToken } from '../cookies';

const hash = (text: string) => createHash('sha256').update(text).digest();
const isSame = (a: string, b: string) => timingSafeEqual(hash(a), hash(b));

/**
 * The route of `/dev/mail`. That a request comes from this machine is not enough: behind a proxy that passes on neither
 * the visitor's address nor the requested host, everybody looks local, and the mails hold links that sign people in.
 * @param code absent if none was printed: then the page does not exist
 */
export function mailboxRoutes({ config, hashKey }: Deps, code: OneTimeCode | undefined): Hono<Env> {
  // Derived from a stable key, so that a browser keeps its access after a restart.
  const key = keyedHash(hashKey, 'the mail of this machine');
  return new Hono<Env>().get('/dev/mail', async (c, next) => {
    const isLocal = isLoopbackUrl(config.appUrl) && isLocalRequest(c.req.raw, c.env);
    if (!code || config.smtpUrl || !isLocal) return next();
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'no-referrer');
    const typedCode = c.req.query('code');
    const hasAccess = isSame(readCookieToken(c.req.raw.headers, config, 'mailbox') ?? '', key);
    if (typedCode !== undefined && (hasAccess || code.take(typedCode))) {
      setCookie(c, cookieName(config, 'mailbox'), key, {
        ...cookieAttributes(config, 'mailbox'),
        sameSite: 'Lax',
      });
      return c.redirect('/dev/mail', 303);
    }
    const { devMailPage, lockedMailPage } = await import('./pages');
    if (!hasAccess) return c.html(lockedMailPage(), 403);
    return c.html(devMailPage(await listStoredMessages(outboxFolder(config))));
  });
}
