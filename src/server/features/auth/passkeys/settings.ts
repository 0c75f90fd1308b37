/** The passkeys of an account, in Settings. */
import { and, count, eq } from 'drizzle-orm';
import { z } from 'zod';
import { enqueueMail, wakeMailSender } from '@/server/db/outbox';
import { passkey } from '@/server/db/schema';
import { AppError } from '@/shared/errors/app-error';
import { recordOwnAuthAct } from '../audit-log';
import { endpoint } from '../better-auth/endpoint';
import type { AuthKit } from '../kit';
import { freshMember, secondFactorMail } from '../second-factor/settings';
import { signedBody } from './login';
import { addPasskey, authenticatorName, registrationOptions } from './plugin';

const MAX_PASSKEYS = 20;
const DEFAULT_PASSKEY_NAME = 'Passkey';

const options = (kit: AuthKit) =>
  endpoint(kit, '/passkeys/options', z.unknown(), async (call) => {
    const person = await freshMember(kit, call);
    const [held] = await kit.deps.database.db
      .select({ passkeys: count() })
      .from(passkey)
      .where(eq(passkey.userId, person.id));
    if ((held?.passkeys ?? 0) >= MAX_PASSKEYS) {
      throw new AppError('INVALID_INPUT', 'too many passkeys', {
        userMessage: `An account has at most ${MAX_PASSKEYS} passkeys. Remove one you no longer use.`,
      });
    }
    return registrationOptions(kit, call, person);
  });

const add = (kit: AuthKit) =>
  endpoint(kit, '/passkeys', signedBody, async (call, { response }) => {
    const { db } = kit.deps.database;
    const now = kit.deps.now();
    const person = await freshMember(kit, call);
    const { id, aaguid } = await addPasskey(kit, call, person, response, undefined);
    const name = (await authenticatorName(kit, aaguid)) ?? DEFAULT_PASSKEY_NAME;
    await db.update(passkey).set({ name, createdAt: now }).where(eq(passkey.id, id));
    await enqueueMail(db, person.email, secondFactorMail(kit, person, 'A passkey was added'), now);
    await recordOwnAuthAct(kit, call, person.id, 'passkey_added');
    wakeMailSender(db);
    return { id, name };
  });

const remove = (kit: AuthKit) =>
  endpoint(kit, '/passkeys/remove', z.object({ id: z.string().max(100) }), async (call, { id }) => {
    const { db } = kit.deps.database;
    const person = await freshMember(kit, call);
    const removed = await db
      .delete(passkey)
      .where(and(eq(passkey.id, id), eq(passkey.userId, person.id)))
      .returning({ id: passkey.id });
    if (removed.length === 0) return { status: 'success' };
    await enqueueMail(
      db,
      person.email,
      secondFactorMail(kit, person, 'A passkey was removed'),
      kit.deps.now(),
    );
    await recordOwnAuthAct(kit, call, person.id, 'passkey_removed');
    wakeMailSender(db);
    return { status: 'success' };
  });

export const passkeySettings = (kit: AuthKit) => ({
  passkeyOptions: options(kit),
  passkeyAdd: add(kit),
  passkeyRemove: remove(kit),
});
