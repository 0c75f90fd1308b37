/** Lifetimes of sessions, in milliseconds. */
import { LIMITS } from '@/shared/limits';
import { COOKIE_LIFETIME } from './cookies';

export const HOUR = 60 * 60_000;
/** Without being used. */
export const IDLE = LIMITS.sessionIdleDays * 24 * HOUR;
/** However much they are used. */
export const LONGEST = COOKIE_LIFETIME.session * 1_000;
