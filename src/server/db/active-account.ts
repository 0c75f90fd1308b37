import { and, isNull } from 'drizzle-orm';
import { user } from './schema';

/** The condition that an account is neither being deleted nor suspended: its owner may sign in, its pages are open. */
export const isActiveAccount = and(isNull(user.deletion_requested_at), isNull(user.suspended_at));
