import { eq } from 'drizzle-orm';
import { enqueueMail, wakeMailSender } from '@/server/db/outbox';
import { user } from '@/server/db/schema';
import { largerNetworkOf } from '@/server/http/client-ip';
import { browserName } from '@/server/http/user-agent';
import { clientIpOf } from '../client-ip';
import { readCookieToken } from '../cookies';
import { mailUrl } from '../mail-links';
import type { AuthCallContext, AuthServices } from '../services';
import { verifyKnownBrowserToken } from './known-browser';

const DATE_FORMAT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Mails the owner about a sign-in from a browser that they have not used before. */
export async function mailNewBrowserNotice(
  services: AuthServices,
  call: AuthCallContext,
  userId: string,
): Promise<void> {
  const { config, database, now, secret } = services.deps;
  const { db } = database;
  const cookie = call.headers && readCookieToken(call.headers, config, 'known');
  if (verifyKnownBrowserToken(secret, cookie, userId, now())) return;
  const [person] = await db.select().from(user).where(eq(user.id, userId));
  if (!person) return;
  const data = {
    firstName: person.first_name,
    when: `${DATE_FORMAT.format(now())} UTC`,
    browser: browserName(call.headers?.get('user-agent')),
    network: largerNetworkOf(clientIpOf(call)),
    resetUrl: mailUrl(services, '/forgot-password'),
  };
  await enqueueMail(db, person.email, { kind: 'new-browser', data }, now());
  wakeMailSender(db);
}
