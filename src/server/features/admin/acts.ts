/** An operator's acts on an account. Each needs a reason, which is logged and sent to the person word for word. */
import { and, eq, ne } from 'drizzle-orm';
import type { RequestContext, SessionUser } from '@/server/context';
import { recordAct } from '@/server/db/audit';
import type { Transaction } from '@/server/db/client';
import { enqueueMail, wakeMailSender } from '@/server/db/outbox';
import { profileChanged } from '@/server/db/profiles/changes';
import { hidePage, showPageAgain } from '@/server/db/profiles/hide-page';
import { passkey, profileSlugs, profiles, session, twoFactor, user } from '@/server/db/schema';
import { actOriginOf } from '@/server/http/act-origin';
import type { OperatorAct } from '@/shared/account/audit';
import { AppError } from '@/shared/errors/app-error';

export interface ActInput {
  id: string;
  act: OperatorAct;
  reason: string;
  /** The former address of the page, to be free for others. */
  slug?: string;
}

type OperatorActHandler = (tx: Transaction, input: ActInput, now: Date) => Promise<void>;

const endSessions = async (tx: Transaction, id: string) => {
  await tx.delete(session).where(eq(session.userId, id));
};

const OPERATOR_ACT_HANDLERS: Record<OperatorAct, OperatorActHandler> = {
  async suspended(tx, { id }, now) {
    await tx.update(user).set({ suspended_at: now }).where(eq(user.id, id));
    await endSessions(tx, id);
    await hidePage(tx, id);
  },
  async suspension_lifted(tx, { id }) {
    await tx.update(user).set({ suspended_at: null }).where(eq(user.id, id));
    await showPageAgain(tx, id);
  },
  async page_taken_down(tx, { id }, now) {
    await hidePage(tx, id);
    await tx.update(profiles).set({ taken_down_at: now }).where(eq(profiles.id, id));
  },
  async page_put_back(tx, { id }) {
    await tx.update(profiles).set({ taken_down_at: null }).where(eq(profiles.id, id));
    await showPageAgain(tx, id);
  },
  async slug_freed(tx, { id, slug = '' }) {
    const [profile] = await tx
      .select({ slug: profiles.profile_slug })
      .from(profiles)
      .where(eq(profiles.id, id));
    const freed = await tx
      .delete(profileSlugs)
      .where(
        and(
          eq(profileSlugs.profile_id, id),
          eq(profileSlugs.slug, slug),
          ne(profileSlugs.slug, profile?.slug ?? ''),
        ),
      )
      .returning({ slug: profileSlugs.slug });
    if (freed.length === 0) throw new AppError('NOT_FOUND', 'no former address of this page');
  },
  sessions_ended: (tx, { id }) => endSessions(tx, id),
  async second_factor_removed(tx, { id }) {
    await tx.delete(twoFactor).where(eq(twoFactor.userId, id));
    await tx.delete(passkey).where(eq(passkey.userId, id));
    await tx.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, id));
    await endSessions(tx, id);
  },
};

const OWN_ACCOUNT_MESSAGE = 'This is your own account. Ask another operator.';

/**
 * Writes the act, its entry in the audit log and the mail to the person in one transaction.
 * @throws AppError NOT_FOUND, FORBIDDEN on the operator's own account
 */
export async function performOperatorAct(
  context: RequestContext & { user: SessionUser },
  input: ActInput,
): Promise<void> {
  const { deps, user: operator } = context;
  const { db } = deps.database;
  const now = deps.now();
  if (input.id === operator.id)
    throw new AppError('FORBIDDEN', 'own account', { userMessage: OWN_ACCOUNT_MESSAGE });
  await db.transaction(async (tx) => {
    const [person] = await tx.select().from(user).where(eq(user.id, input.id)).for('update');
    if (!person || person.deletion_requested_at) throw new AppError('NOT_FOUND', 'gone or going');
    await OPERATOR_ACT_HANDLERS[input.act](tx, input, now);
    await recordAct(tx, {
      subjectId: input.id,
      actor: 'operator',
      actorId: operator.id,
      act: input.act,
      reason: input.reason,
      from: actOriginOf(context),
      at: now,
    });
    const data = { firstName: person.first_name, act: input.act, reason: input.reason };
    await enqueueMail(tx, person.email, { kind: 'operator-act', data }, now);
  });
  wakeMailSender(db);
  profileChanged(db, input.id);
}
