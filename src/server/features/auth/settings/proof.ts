/**
 * Proves a person's identity again before a sensitive change on an old sign-in: by password or a mailed code, or by the
 * second factor.
 */
import { randomInt } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { enqueueMail, wakeMailSender } from '@/server/db/outbox';
import { enforceLimits } from '@/server/db/rate-limits';
import { account, mailLinks } from '@/server/db/schema';
import { keyedHash } from '@/server/secrets/tokens';
import { AppError } from '@/shared/errors/app-error';
import { authEndpoint } from '../better-auth/endpoint';
import { clientIpOf } from '../client-ip';
import { endLinks, LINK_LIFETIME_MS } from '../mail-links';
import { passkeyResponseSchema } from '../passkeys/login';
import { makeSignInOptions, verifyPasskey } from '../passkeys/plugin';
import { requireNoSecondFactor, useSecondFactor } from '../second-factor/check-second-factor';
import { codeBody } from '../second-factor/login';
import type { AuthCallContext, AuthServices } from '../services';
import { readCaller } from '../sessions/caller';
import { signIn } from '../sessions/sessions';

const body = z.union([
  z.object({ password: z.string().min(1).max(1_000) }),
  z.object({ code: z.string().max(40) }),
  z.object({ secondFactor: codeBody.shape.code }),
  z.object({ passkey: passkeyResponseSchema.shape.response }),
]);

/** A code is stored under a keyed hash, since six digits are quickly guessed from a plain one. */
const storedCodeOf = ({ deps }: AuthServices, id: string, code: string) =>
  keyedHash(deps.hashKey, `proof ${id} ${code}`);

/** Mails a code; an earlier one is invalidated. */
export const mailProofCode = (services: AuthServices) =>
  authEndpoint(services, '/proof/code', z.unknown(), async (call) => {
    const { deps, limits } = services;
    const { db } = deps.database;
    const now = deps.now();
    const { id, email, firstName } = (await readCaller(services, call)).user;
    await requireNoSecondFactor(services, id);
    await enforceLimits(db, limits.proofMail(id), now);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await db.transaction(async (tx) => {
      await endLinks(tx, 'proof', id);
      const expires_at = new Date(now.getTime() + LINK_LIFETIME_MS.proof);
      const token = storedCodeOf(services, id, code);
      await tx.insert(mailLinks).values({ token, purpose: 'proof', subject: id, expires_at });
      await enqueueMail(tx, email, { kind: 'proof-code', data: { firstName, code } }, now);
    });
    wakeMailSender(db);
    return { status: 'success' };
  });

/** Makes the sign-in fresh under a new session id, so that a copied old cookie does not become fresh with it. */
export const proveIdentity = (services: AuthServices) =>
  authEndpoint(services, '/proof', body, async (call, proof) => {
    const { deps, limits } = services;
    const { user } = await readCaller(services, call);
    const now = deps.now();
    await enforceLimits(deps.database.db, limits.proof(user.id), now);
    if ('secondFactor' in proof || 'passkey' in proof) {
      if ('secondFactor' in proof) await useSecondFactor(services, call, user, proof.secondFactor);
      else await usePasskey(services, call, user.id, proof.passkey);
      await signIn(call, services, user.id, 'full', now);
      return { status: 'success' };
    }
    await requireNoSecondFactor(services, user.id);
    if ('password' in proof) await checkPassword(services, user.id, proof.password);
    else await useCode(services, user.id, proof.code.replace(/\s/g, ''));
    await signIn(call, services, user.id, 'full', user.secondFactorAt);
    return { status: 'success' };
  });

/** A challenge for one of the caller's own passkeys. */
export const passkeyProofOptions = (services: AuthServices) =>
  authEndpoint(services, '/proof/passkey/options', z.unknown(), async (call) => {
    const { deps, limits } = services;
    const { user } = await readCaller(services, call);
    await enforceLimits(deps.database.db, limits.passkey(clientIpOf(call)), deps.now());
    return makeSignInOptions(services, call, user);
  });

async function usePasskey(
  services: AuthServices,
  call: AuthCallContext,
  id: string,
  response: { id: string },
) {
  if ((await verifyPasskey(services, call, response)) === id) return;
  throw new AppError('INVALID_CREDENTIALS', 'passkey of somebody else', {
    userMessage: 'This passkey belongs to another account.',
  });
}

async function checkPassword({ deps, passwords }: AuthServices, id: string, password: string) {
  const [credential] = await deps.database.db
    .select({ hash: account.password })
    .from(account)
    .where(and(eq(account.userId, id), eq(account.providerId, 'credential')));
  if (await passwords.verify(credential?.hash, password, id)) return;
  throw new AppError('INVALID_CREDENTIALS', 'wrong password', { userMessage: 'This password is not right.' });
}

async function useCode(services: AuthServices, id: string, code: string) {
  const { deps } = services;
  const [usedRow] = await deps.database.db
    .delete(mailLinks)
    .where(
      and(
        eq(mailLinks.token, storedCodeOf(services, id, code)),
        eq(mailLinks.purpose, 'proof'),
        eq(mailLinks.subject, id),
        gt(mailLinks.expires_at, deps.now()),
      ),
    )
    .returning({ token: mailLinks.token });
  if (usedRow) return;
  throw new AppError('INVALID_CREDENTIALS', 'wrong code', {
    userMessage: 'This code is not right, or it has expired.',
  });
}
