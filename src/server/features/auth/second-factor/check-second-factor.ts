/** Checks the second factor of an account: a code of its authenticator app, or one of its recovery codes. */
import { eq } from 'drizzle-orm';
import { enqueueMail, wakeMailSender } from '@/server/db/outbox';
import { enforceLimits } from '@/server/db/rate-limits';
import { passkey, user } from '@/server/db/schema';
import { AppError } from '@/shared/errors/app-error';
import { recordOwnAuthAct } from '../audit-log';
import { mailUrl } from '../mail-links';
import type { AuthCallContext, AuthServices } from '../services';
import { type CodeOwner, checkAppCode, consumeRecoveryCode } from './plugin';

/** Reads whether an account requires a second factor, and whether a passkey can serve as one. */
export async function readSecondFactor({ deps }: AuthServices, userId: string) {
  const { db } = deps.database;
  const [person] = await db
    .select({ isRequired: user.twoFactorEnabled, passkey: passkey.id })
    .from(user)
    .leftJoin(passkey, eq(passkey.userId, user.id))
    .where(eq(user.id, userId))
    .limit(1);
  return { isRequired: person?.isRequired ?? false, passkey: Boolean(person?.passkey) };
}

/**
 * Refuses an account that requires a second factor: a password, a mailed code or LinkedIn proves less than its sign-in.
 * @throws AppError FORBIDDEN
 */
export async function requireNoSecondFactor(services: AuthServices, userId: string): Promise<void> {
  if (!(await readSecondFactor(services, userId)).isRequired) return;
  throw new AppError('FORBIDDEN', 'a second factor is asked for', {
    userMessage: 'Please use your authenticator app, a recovery code or a passkey.',
  });
}

/**
 * Checks a typed code and uses it up. Six digits are the app's, anything else is a recovery code, whose use is reported
 * by mail.
 * @throws AppError INVALID_CREDENTIALS, TOO_MANY_REQUESTS
 */
export async function useSecondFactor(
  services: AuthServices,
  call: AuthCallContext,
  owner: CodeOwner & { firstName: string },
  typed: string,
): Promise<void> {
  const { deps, limits } = services;
  const { db } = deps.database;
  const now = deps.now();
  await enforceLimits(db, limits.secondFactor(owner.id), now);
  const code = typed.replace(/\s/g, '');
  if (/^\d{6}$/.test(code)) {
    await checkAppCode(call, owner, code);
    await consumeCode(services, owner.id, code);
    return;
  }
  await consumeRecoveryCode(call, owner, code);
  const data = { firstName: owner.firstName, settingsUrl: mailUrl(services, '/settings') };
  await enqueueMail(db, owner.email, { kind: 'recovery-code-used', data }, now);
  await recordOwnAuthAct(services, call, owner.id, 'recovery_code_used');
  wakeMailSender(db);
}

/** Marks a code as used, so that it is worthless to anybody who saw it. */
export async function consumeCode(
  { deps, limits }: AuthServices,
  userId: string,
  code: string,
): Promise<void> {
  try {
    await enforceLimits(deps.database.db, [limits.usedCode(userId, code)], deps.now());
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
    throw new AppError('INVALID_CREDENTIALS', 'code used before', {
      userMessage: 'This code was used already. Wait for the next one.',
    });
  }
}
