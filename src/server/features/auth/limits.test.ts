import { describe, expect, it } from 'vitest';
import type { RateLimit } from '@/server/db/rate-limits';
import { MINUTE } from '@/shared/time/durations';
import { authLimits } from './limits';

const limits = authLimits('a key of hashes');
const who = { ip: '203.0.113.9', email: 'mara@example.com' };
/** For each limit: its counter, how many it allows, and in how many minutes. */
const limitRowsOf = (all: RateLimit | RateLimit[]) =>
  [all].flat().map(({ key, max, windowMs }) => [key.slice(0, key.lastIndexOf(':')), max, windowMs / MINUTE]);

describe('rate limits of the auth endpoints', () => {
  it.each([
    [
      'sign up',
      limits.signUp(who),
      [
        ['signup:ip', 120, 60],
        ['signup:network', 240, 60],
      ],
    ],
    [
      'be mailed for a sign-up',
      limits.signUpMail(who.email),
      [
        ['signup-mail', 5, 60],
        ['signup-mails', 12, 24 * 60],
      ],
    ],
    [
      'log in',
      limits.login(who),
      [
        ['login:both', 10, 15],
        ['login:email', 60, 15],
        ['login:ip', 200, 15],
      ],
    ],
    ['log in from a known browser', limits.loginKnown('browser'), [['login:known', 10, 15]]],
    [
      'ask for a mail again',
      limits.mailAgain('resend', who),
      [
        ['resend:both', 1, 1],
        ['resend:email', 6, 60],
        ['resend:ip', 60, 60],
      ],
    ],
    ['return from a provider', limits.provider(who.ip), [['provider:ip', 120, 15]]],
    ['ask whether a sign-up was confirmed', limits.confirmed(who.ip), [['confirmed:ip', 1_200, 15]]],
    ['open a link', limits.link(who.ip), [['link:ip', 120, 15]]],
    ['try a password with a link', limits.linkPassword('id'), [['link-password', 10, 15]]],
    ['prove who they are', limits.proof('id'), [['proof', 10, 15]]],
    [
      'try a code',
      limits.secondFactor('id'),
      [
        ['second-factor', 10, 15],
        ['second-factor-day', 60, 24 * 60],
      ],
    ],
    ['use one code', limits.usedCode('id', '123456'), [['second-factor-used', 1, 2]]],
    ['try a passkey', limits.passkey(who.ip), [['passkey:ip', 120, 15]]],
    [
      'be mailed a proof',
      limits.proofMail('id'),
      [
        ['proof-mail', 1, 1],
        ['proof-mails', 6, 60],
      ],
    ],
    ['change their address', limits.emailChange('id'), [['email-change', 10, 60]]],
    ['be mailed about a change', limits.emailChangeMail(who.email), [['email-change-mail', 5, 60]]],
    ['submit a profile', limits.submit(who.ip), [['submit:ip', 120, 60]]],
  ])('restrict how often a visitor may %s', (_, all, expected) => {
    expect(limitRowsOf(all)).toEqual(expected);
  });
});

describe('keys of the rate limits', () => {
  const keys = (all: RateLimit[]) => all.map(({ key }) => key);

  it('contain neither address nor IP address', () => {
    const all = [limits.signUp(who), limits.login(who), limits.mailAgain('recover', who)].flat();
    for (const key of keys(all)) {
      expect(key).not.toContain(who.ip);
      expect(key).not.toContain('mara');
    }
  });

  it('differ for each person and each network if a limit counts both', () => {
    const [both, email, ip] = keys(limits.login(who));
    const [otherBoth, otherEmail, sameIp] = keys(limits.login({ ...who, email: 'ana@example.com' }));
    const [elsewhere, sameEmail, otherIp] = keys(limits.login({ ...who, ip: '203.0.113.10' }));
    expect(new Set([both, otherBoth, elsewhere]).size).toBe(3);
    expect([sameEmail, sameIp]).toEqual([email, ip]);
    expect(otherEmail).not.toBe(email);
    expect(otherIp).not.toBe(ip);
  });

  it('that a correct password resets are the known browser’s, else this person’s in this network', () => {
    expect(limits.loginOwn(who, 'browser')).toBe(keys(limits.loginKnown('browser'))[0]);
    expect(limits.loginOwn(who, undefined)).toBe(keys(limits.login(who))[0]);
  });
});
