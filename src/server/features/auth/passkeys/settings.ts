/** The passkeys of an account, in Settings. */
import { and, count, eq } from 'drizzle-orm';
import { z } from 'zod';
import { enqueueMail, wakeMailSender } from '@/server/db/outbox';
import { passkey } from '@/server/db/schema';
import { AppError } from '@/shared/errors/app-error';
import { recordOwnAuthAct } from '../audit-log';
import { authEndpoint } from '../better-auth/endpoint';
import { requireFreshMember, signInChangedMail } from '../second-factor/settings';
import type { AuthServices } from '../services';
import { passkeyResponseSchema } from './login';
import { addPasskey, findAuthenticatorName, makeRegistrationOptions } from './plugin';

const MAX_PASSKEYS = 20;
const DEFAULT_PASSKEY_NAME = 'Passkey';

const options = (services: AuthServices) =>
  authEndpoint(services, '/passkeys/options', z.unknown(), async (call) => {
    const person = await requireFreshMember(services, call);
    const [row] = await services.deps.database.db
      .select({ passkeys: count() })
      .from(passkey)
      .where(eq(passkey.userId, person.id));
    if ((row?.passkeys ?? 0) >= MAX_PASSKEYS) {
      throw new AppError('INVALID_INPUT', 'too many passkeys', {
        userMessage: `An account has at most ${MAX_PASSKEYS} passkeys. Remove one you no longer use.`,
      });
    }
    return makeRegistrationOptions(services, call, person);
  });

const add = (services: AuthServices) =>
  authEndpoint(services, '/passkeys', passkeyResponseSchema, async (call, { response }) => {
    const { db } = services.deps.database;
    const now = services.deps.now();
    const person = await requireFreshMember(services, call);
    const { id, aaguid } = await addPasskey(services, call, person, response, undefined);
    const name = (await findAuthenticatorName(services, aaguid)) ?? DEFAULT_PASSKEY_NAME;
    await db.update(passkey).set({ name, createdAt: now }).where(eq(passkey.id, id));
    await enqueueMail(db, person.email, signInChangedMail(services, person, 'A passkey was added'), now);
    await recordOwnAuthAct(services, call, person.id, 'passkey_added');
    wakeMailSender(db);
    return { id, name };
  });

const remove = (services: AuthServices) =>
  authEndpoint(services, '/passkeys/remove', z.object({ id: z.string().max(100) }), async (call, { id }) => {
    const { db } = services.deps.database;
    const person = await requireFreshMember(services, call);
    const removedRows = await db
      .delete(passkey)
      .where(and(eq(passkey.id, id), eq(passkey.userId, person.id)))
      .returning({ id: passkey.id });
    if (removedRows.length === 0) return { status: 'success' };
    await enqueueMail(
      db,
      person.email,
      signInChangedMail(services, person, 'A passkey was removed'),
      services.deps.now(),
    );
    await recordOwnAuthAct(services, call, person.id, 'passkey_removed');
    wakeMailSender(db);
    return { status: 'success' };
  });

/** The endpoints for adding and removing a passkey, and for the challenge of a new one. */
export const passkeySettings = (services: AuthServices) => ({
  passkeyOptions: options(services),
  passkeyAdd: add(services),
  passkeyRemove: remove(services),
});
