/** Rate limits of the auth endpoints. Each window expires, so no account is locked permanently. */
import type { RateLimit } from '@/server/db/rate-limits';
import { largerNetworkOf } from '@/server/http/client-ip';
import { keyedHash } from '@/server/secrets/tokens';
import { DAY, HOUR, MINUTE } from '@/shared/time/durations';

/** The keys of a limit: the visitor's IP address and the email address they typed. */
export interface LimitedCaller {
  ip: string;
  email: string;
}

/**
 * The limits of each action. Guesses are limited for each pair of person and IP address, so that a stranger's guesses
 * do not lock the owner out, and with higher limits for each person and each IP address alone.
 */
export function authLimits(hashKey: string) {
  const hashOf = (value: string) => keyedHash(hashKey, value);
  const loginKnown = (browser: string) => `login:known:${hashOf(browser)}`;
  return {
    signUp: ({ ip }: LimitedCaller): RateLimit[] => [
      { key: `signup:ip:${hashOf(ip)}`, max: 120, windowMs: HOUR },
      { key: `signup:network:${hashOf(largerNetworkOf(ip))}`, max: 240, windowMs: HOUR },
    ],
    /** Sign-up mail to one address, whoever asks for it: over the limit a sign-up is stored but no mail is sent. */
    signUpMail: (email: string): RateLimit[] => [
      { key: `signup-mail:${hashOf(email)}`, max: 5, windowMs: HOUR },
      { key: `signup-mails:${hashOf(email)}`, max: 12, windowMs: DAY },
    ],
    login: ({ ip, email }: LimitedCaller): RateLimit[] => [
      { key: `login:both:${hashOf(`${ip} ${email}`)}`, max: 10, windowMs: 15 * MINUTE },
      { key: `login:email:${hashOf(email)}`, max: 60, windowMs: 15 * MINUTE },
      { key: `login:ip:${hashOf(ip)}`, max: 200, windowMs: 15 * MINUTE },
    ],
    /** Log-ins from a browser in which the account signed in before: attempts elsewhere do not count against it. */
    loginKnown: (browser: string): RateLimit[] => [
      { key: loginKnown(browser), max: 10, windowMs: 15 * MINUTE },
    ],
    /** The counter that a correct password resets. */
    loginOwn: ({ ip, email }: LimitedCaller, browser: string | undefined): string =>
      browser ? loginKnown(browser) : `login:both:${hashOf(`${ip} ${email}`)}`,
    /** Requests to send a mail again: from one IP address to one mailbox, to one mailbox, and from one IP address. */
    mailAgain: (action: 'resend' | 'recover', { ip, email }: LimitedCaller): RateLimit[] => [
      { key: `${action}:both:${hashOf(`${ip} ${email}`)}`, max: 1, windowMs: MINUTE },
      { key: `${action}:email:${hashOf(email)}`, max: 6, windowMs: HOUR },
      { key: `${action}:ip:${hashOf(ip)}`, max: 60, windowMs: HOUR },
    ],
    provider: (ip: string): RateLimit[] => [
      { key: `provider:ip:${hashOf(ip)}`, max: 120, windowMs: 15 * MINUTE },
    ],
    /** Asking whether a sign-up was confirmed: the waiting page asks every five seconds, so this allows six of them. */
    confirmed: (ip: string): RateLimit[] => [
      { key: `confirmed:ip:${hashOf(ip)}`, max: 1_200, windowMs: 15 * MINUTE },
    ],
    link: (ip: string): RateLimit[] => [{ key: `link:ip:${hashOf(ip)}`, max: 120, windowMs: 15 * MINUTE }],
    /** Passwords tried with a link of one sign-up. */
    linkPassword: (signupId: string): RateLimit[] => [
      { key: `link-password:${signupId}`, max: 10, windowMs: 15 * MINUTE },
    ],
    /** Tries to prove again who one is, by password or by code. */
    proof: (userId: string): RateLimit[] => [{ key: `proof:${userId}`, max: 10, windowMs: 15 * MINUTE }],
    /** Codes of an authenticator app and recovery codes tried for one account, at whatever step asks for them. */
    secondFactor: (userId: string): RateLimit[] => [
      { key: `second-factor:${userId}`, max: 10, windowMs: 15 * MINUTE },
      { key: `second-factor-day:${userId}`, max: 60, windowMs: DAY },
    ],
    /** A used code of an authenticator app, remembered for as long as the clock tolerance would accept it again. */
    usedCode: (userId: string, code: string): RateLimit => ({
      key: `second-factor-used:${hashOf(`${userId} ${code}`)}`,
      max: 1,
      windowMs: 2 * MINUTE,
    }),
    passkey: (ip: string): RateLimit[] => [
      { key: `passkey:ip:${hashOf(ip)}`, max: 120, windowMs: 15 * MINUTE },
    ],
    proofMail: (userId: string): RateLimit[] => [
      { key: `proof-mail:${userId}`, max: 1, windowMs: MINUTE },
      { key: `proof-mails:${userId}`, max: 6, windowMs: HOUR },
    ],
    emailChange: (userId: string): RateLimit[] => [
      { key: `email-change:${userId}`, max: 10, windowMs: HOUR },
    ],
    /** Mail about a change of address, whoever asks for it: over the limit the change is stored but no mail is sent. */
    emailChangeMail: (email: string): RateLimit => ({
      key: `email-change-mail:${hashOf(email)}`,
      max: 5,
      windowMs: HOUR,
    }),
    submit: (ip: string): RateLimit[] => [{ key: `submit:ip:${hashOf(ip)}`, max: 120, windowMs: HOUR }],
  };
}

export type AuthLimits = ReturnType<typeof authLimits>;
