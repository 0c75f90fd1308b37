/** Signs in with a passkey: instead of a password, or as the second step after one. */
import { z } from 'zod';
import { enforceLimits } from '@/server/db/rate-limits';
import { AppError } from '@/shared/errors/app-error';
import { authEndpoint } from '../better-auth/endpoint';
import { clientIpOf } from '../client-ip';
import { findPerson, signInWithSecondFactor } from '../second-factor/first-step';
import type { AuthServices } from '../services';
import { makeSignInOptions, verifyPasskey } from './plugin';

/** The answer of `navigator.credentials` as JSON; the plugin verifies it. */
export const passkeyResponseSchema = z.object({ response: z.object({ id: z.string().max(2_000) }).loose() });

/** The challenge for a passkey: for any account, or for the one whose password was just accepted. */
export const passkeyLoginOptions = (services: AuthServices) =>
  authEndpoint(services, '/login/passkey/options', z.unknown(), async (call) => {
    const { deps, limits } = services;
    await enforceLimits(deps.database.db, limits.passkey(clientIpOf(call)), deps.now());
    const firstFactorPerson = call.headers && (await services.firstStep(call.headers));
    return makeSignInOptions(services, call, firstFactorPerson ?? undefined);
  });

/** Signs in the owner of the passkey that signed the challenge. @throws AppError INVALID_CREDENTIALS */
export const passkeyLogin = (services: AuthServices) =>
  authEndpoint(services, '/login/passkey', passkeyResponseSchema, async (call, { response }) => {
    const { deps, limits } = services;
    await enforceLimits(deps.database.db, limits.passkey(clientIpOf(call)), deps.now());
    const person = await findPerson(services, await verifyPasskey(services, call, response));
    if (!person) throw new AppError('INVALID_CREDENTIALS', 'no account has this passkey any more');
    if (person.deletionRequestedAt) throw new AppError('INVALID_CREDENTIALS', 'account is being deleted');
    await signInWithSecondFactor(services, call, person.id);
    return { status: 'signed_in' };
  });
