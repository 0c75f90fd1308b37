/** Lifetimes of sessions, in milliseconds. */

import { LIMITS } from '@/shared/limits';
import { DAY } from '@/shared/time/durations';
import { COOKIE_LIFETIME_SECONDS } from '../cookies';

/** The time after which an unused session ends. */
export const SESSION_IDLE_MS = LIMITS.sessionIdleDays * DAY;
/** The time after which a session ends however much it is used. */
export const MAX_SESSION_MS = COOKIE_LIFETIME_SECONDS.session * 1_000;
