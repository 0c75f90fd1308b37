/** Rate limits of the auth endpoints. Each window expires, so no account is locked permanently. */
import type { RateLimit } from '@/server/db/rate-limits';
import { networkOfAddress } from '@/server/http/client-ip';
import { DAY, HOUR, MINUTE } from '@/shared/time/durations';
import { keyedHash } from './tokens';

/** The keys of a limit: the visitor's IP address and the email address they typed. */
export interface LimitedCaller {
  ip: string;
  email: string;
}

/**
 * The limits of each action. Guesses are limited for each pair of person and network, so that a stranger's guesses do
 * not lock the owner out, and with higher limits for each person and each network alone.
 */
export function authLimits(hashKey: string) {
  const name = (value: string) => keyedHash(hashKey, value);
  const loginKnown = (browser: string) => `login:known:${name(browser)}`;
  return {
    signUp: ({ ip }: LimitedCaller): RateLimit[] => [
      { key: `signup:ip:${name(ip)}`, max: 120, window: HOUR },
      { key: `signup:network:${name(networkOfAddress(ip))}`, max: 240, window: HOUR },
    ],
    /** Sign-up mail to one address, whoever asks for it: over the limit a sign-up is stored but no mail is sent. */
    signUpMail: (email: string): RateLimit[] => [
      { key: `signup-mail:${name(email)}`, max: 5, window: HOUR },
      { key: `signup-mails:${name(email)}`, max: 12, window: DAY },
    ],
    login: ({ ip, email }: LimitedCaller): RateLimit[] => [
      { key: `login:both:${name(`${ip} ${email}`)}`, max: 10, window: 15 * MINUTE },
      { key: `login:email:${name(email)}`, max: 60, window: 15 * MINUTE },
      { key: `login:ip:${name(ip)}`, max: 200, window: 15 * MINUTE },
    ],
    /** Log-ins from a browser in which the account signed in before: attempts elsewhere do not count against it. */
    loginKnown: (browser: string): RateLimit[] => [
      { key: loginKnown(browser), max: 10, window: 15 * MINUTE },
    ],
    /** The counter that a correct password resets. */
    loginOwn: ({ ip, email }: LimitedCaller, browser: string | undefined): string =>
      browser ? loginKnown(browser) : `login:both:${name(`${ip} ${email}`)}`,
    /** Requests to send a mail again: one a minute from one network, five an hour to one address. */
    mailAgain: (action: 'resend' | 'recover', { ip, email }: LimitedCaller): RateLimit[] => [
      { key: `${action}:both:${name(`${ip} ${email}`)}`, max: 1, window: MINUTE },
      { key: `${action}:email:${name(email)}`, max: 6, window: HOUR },
      { key: `${action}:ip:${name(ip)}`, max: 60, window: HOUR },
    ],
    provider: (ip: string): RateLimit[] => [
      { key: `provider:ip:${name(ip)}`, max: 120, window: 15 * MINUTE },
    ],
    /** Asking whether a sign-up was confirmed: the waiting page asks every five seconds, so this allows six of them. */
    confirmed: (ip: string): RateLimit[] => [
      { key: `confirmed:ip:${name(ip)}`, max: 1_200, window: 15 * MINUTE },
    ],
    link: (ip: string): RateLimit[] => [{ key: `link:ip:${name(ip)}`, max: 120, window: 15 * MINUTE }],
    /** Passwords tried with a link of one sign-up. */
    linkPassword: (signupId: string): RateLimit[] => [
      { key: `link-password:${signupId}`, max: 10, window: 15 * MINUTE },
    ],
    /** Tries to prove again who one is, by password or by code. */
    proof: (userId: string): RateLimit[] => [{ key: `proof:${userId}`, max: 10, window: 15 * MINUTE }],
    /** Codes of an authenticator app and recovery codes tried for one account, at whatever step asks for them. */
    secondFactor: (userId: string): RateLimit[] => [
      { key: `second-factor:${userId}`, max: 10, window: 15 * MINUTE },
      { key: `second-factor-day:${userId}`, max: 60, window: DAY },
    ],
    /** A used code of an authenticator app, remembered for as long as the clock tolerance would accept it again. */
    usedCode: (userId: string, code: string): RateLimit => ({
      key: `second-factor-used:${name(`${userId} ${code}`)}`,
      max: 1,
      window: 2 * MINUTE,
    }),
    passkey: (ip: string): RateLimit[] => [{ key: `passkey:ip:${name(ip)}`, max: 120, window: 15 * MINUTE }],
    proofMail: (userId: string): RateLimit[] => [
      { key: `proof-mail:${userId}`, max: 1, window: MINUTE },
      { key: `proof-mails:${userId}`, max: 6, window: HOUR },
    ],
    emailChange: (userId: string): RateLimit[] => [{ key: `email-change:${userId}`, max: 10, window: HOUR }],
    /** Mail about a change of address, whoever asks for it: over the limit the change is stored but no mail is sent. */
    emailChangeMail: (email: string): RateLimit => ({
      key: `email-change-mail:${name(email)}`,
      max: 5,
      window: HOUR,
    }),
    submit: (ip: string): RateLimit[] => [{ key: `submit:ip:${name(ip)}`, max: 120, window: HOUR }],
  };
}

export type AuthLimits = ReturnType<typeof authLimits>;
