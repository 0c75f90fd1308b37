/** An operator's acts on an account. Each needs a reason, which is logged and sent to the person word for word. */
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { RequestContext, SessionUser } from '@/server/context';
import { recordAct } from '@/server/db/audit';
import type { Transaction } from '@/server/db/client';
import { enqueueMail, wakeMailSender } from '@/server/db/outbox';
import { announceProfileChange } from '@/server/db/profiles/changes';
import { hidePage, type PageAfterAct, showPageAgain } from '@/server/db/profiles/hide-page';
import { auditLog, passkey, profileSlugs, profiles, session, twoFactor, user } from '@/server/db/schema';
import { actOriginOf } from '@/server/http/act-origin';
import type { OperatorAct } from '@/shared/account/audit';
import { AppError } from '@/shared/errors/app-error';

export interface ActInput {
  id: string;
  act: OperatorAct;
  reason: string;
  /** The former slug of the page that others may choose from now on; for `slug_freed` only. */
  slug?: string;
}

interface ActOutcome {
  /** Whether anything was changed: it may have been done already, here or by another operator. */
  changed: boolean;
  /** The state of the page, after an act that may show it again. */
  page?: PageAfterAct;
}

type OperatorActHandler = (tx: Transaction, input: ActInput, now: Date) => Promise<ActOutcome>;

const outcomeOf = (changedRows: readonly unknown[]): ActOutcome => ({ changed: changedRows.length > 0 });

const endSessions = async (tx: Transaction, id: string): Promise<ActOutcome> =>
  outcomeOf(await tx.delete(session).where(eq(session.userId, id)).returning({ id: session.id }));

const OPERATOR_ACT_HANDLERS: Record<OperatorAct, OperatorActHandler> = {
  async suspended(tx, { id }, now) {
    const changedRows = await tx
      .update(user)
      .set({ suspended_at: now })
      .where(and(eq(user.id, id), isNull(user.suspended_at)))
      .returning({ id: user.id });
    await endSessions(tx, id);
    await hidePage(tx, id);
    return outcomeOf(changedRows);
  },
  async suspension_lifted(tx, { id }) {
    const changedRows = await tx
      .update(user)
      .set({ suspended_at: null })
      .where(and(eq(user.id, id), isNotNull(user.suspended_at)))
      .returning({ id: user.id });
    return { ...outcomeOf(changedRows), page: await showPageAgain(tx, id) };
  },
  async page_taken_down(tx, { id }, now) {
    await hidePage(tx, id);
    const changedRows = await tx
      .update(profiles)
      .set({ taken_down_at: now })
      .where(and(eq(profiles.id, id), isNull(profiles.taken_down_at)))
      .returning({ id: profiles.id });
    return outcomeOf(changedRows);
  },
  async page_put_back(tx, { id }) {
    const changedRows = await tx
      .update(profiles)
      .set({ taken_down_at: null })
      .where(and(eq(profiles.id, id), isNotNull(profiles.taken_down_at)))
      .returning({ id: profiles.id });
    return { ...outcomeOf(changedRows), page: await showPageAgain(tx, id) };
  },
  async slug_freed(tx, { id, slug = '' }) {
    const [profile] = await tx
      .select({ slug: profiles.profile_slug })
      .from(profiles)
      .where(eq(profiles.id, id));
    if (slug === profile?.slug) throw new AppError('NOT_FOUND', 'not a former address');
    const freedSlugs = await tx
      .delete(profileSlugs)
      .where(and(eq(profileSlugs.profile_id, id), eq(profileSlugs.slug, slug)))
      .returning({ slug: profileSlugs.slug });
    return outcomeOf(freedSlugs);
  },
  sessions_ended: (tx, { id }) => endSessions(tx, id),
  async second_factor_removed(tx, { id }) {
    const apps = await tx.delete(twoFactor).where(eq(twoFactor.userId, id)).returning({ id: twoFactor.id });
    const keys = await tx.delete(passkey).where(eq(passkey.userId, id)).returning({ id: passkey.id });
    await tx.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, id));
    await endSessions(tx, id);
    return outcomeOf([...apps, ...keys]);
  },
};

async function readPageUrl(tx: Transaction, id: string, appUrl: string): Promise<string | undefined> {
  const [row] = await tx.select({ slug: profiles.profile_slug }).from(profiles).where(eq(profiles.id, id));
  return row?.slug ? `${appUrl}/profile/${row.slug}` : undefined;
}

const OWN_ACCOUNT_MESSAGE = 'This is your own account. Ask another operator.';
const DONE_ALREADY_MESSAGE =
  'This was done already. Your reason was not sent: the audit log shows whose was.';

/** Whether the last act of this kind was this operator's with these words: the answer to it may have been lost. */
async function isRepeated(tx: Transaction, operatorId: string, input: ActInput): Promise<boolean> {
  const [last] = await tx
    .select({ by: auditLog.actor_id, reason: auditLog.reason })
    .from(auditLog)
    .where(and(eq(auditLog.subject_id, input.id), eq(auditLog.act, input.act)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1);
  return last?.by === operatorId && last.reason === input.reason;
}

/**
 * Writes the act, its entry in the audit log and the mail to the person in one transaction. Sending the same act again
 * is not an error and does nothing.
 * @throws AppError NOT_FOUND, also for the present slug of the page, FORBIDDEN on the operator's own account,
 *   STALE_REVISION with another reason
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
    const { changed, page } = await OPERATOR_ACT_HANDLERS[input.act](tx, input, now);
    if (!changed) {
      if (await isRepeated(tx, operator.id, input)) return;
      throw new AppError('STALE_REVISION', 'nothing to change', { userMessage: DONE_ALREADY_MESSAGE });
    }
    await recordAct(tx, {
      subjectId: input.id,
      actor: 'operator',
      actorId: operator.id,
      act: input.act,
      reason: input.reason,
      origin: actOriginOf(context.clientIp, context.request.headers),
      at: now,
    });
    const { appUrl } = deps.config;
    const data = {
      firstName: person.first_name,
      act: input.act,
      reason: input.reason,
      page,
      loginUrl: `${appUrl}/login`,
      pageUrl: page === 'public' ? await readPageUrl(tx, input.id, appUrl) : undefined,
    };
    await enqueueMail(tx, person.email, { kind: 'operator-act', data }, now);
  });
  wakeMailSender(db);
  announceProfileChange(db, input.id);
}
