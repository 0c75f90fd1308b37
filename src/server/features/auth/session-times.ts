/** Lifetimes of sessions, in milliseconds. */
import { DAY } from '@/shared/durations';
import { LIMITS } from '@/shared/limits';
import { COOKIE_LIFETIME } from './cookies';

/** The time after which an unused session ends. */
export const SESSION_IDLE_MS = LIMITS.sessionIdleDays * DAY;
/** The time after which a session ends however much it is used. */
export const MAX_SESSION_MS = COOKIE_LIFETIME.session * 1_000;
