/** The calls of the screens under `/admin`. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { actCursorSchema } from '@/server/db/audit';
import { wakeMailSender } from '@/server/db/outbox';
import { mailOutbox } from '@/server/db/schema';
import { MAX_REASON_CHARACTERS, OPERATOR_ACTS } from '@/shared/account/audit';
import { operatorProcedure } from './access';
import { performOperatorAct } from './acts';
import { readHealth } from './health';
import { countAccounts, findPeople, PEOPLE_STATES, readActsWithNames, readPerson } from './people';

const id = z.string().max(100);
const domain = z.object({ domain: z.string().min(1).max(255) });
const isStuckMailTo = (name: string) =>
  sql`${mailOutbox.attempts} > 0 and split_part(${mailOutbox.recipient}, '@', 2) = ${name}`;
const AUDIT_PAGE_SIZE = 50;

/** The operators' procedures; each of them checks the caller. */
export const adminRouter = {
  totals: operatorProcedure.handler(({ context }) => countAccounts(context.deps.database.db)),
  people: operatorProcedure
    .input(
      z.object({
        search: z.string().max(200).default(''),
        state: z.enum(PEOPLE_STATES).optional(),
        page: z.number().int().min(0).max(100_000).default(0),
      }),
    )
    .handler(({ context, input }) => findPeople(context.deps.database.db, input)),
  person: operatorProcedure
    .input(z.object({ id }))
    .handler(({ context, input }) => readPerson(context.deps, input.id)),
  act: operatorProcedure
    .input(
      z.object({
        id,
        act: z.enum(OPERATOR_ACTS),
        reason: z.string().trim().min(1, 'Please give a reason').max(MAX_REASON_CHARACTERS),
        slug: z.string().max(200).optional(),
      }),
    )
    .handler(({ context, input }) => performOperatorAct(context, input)),
  health: operatorProcedure.handler(({ context }) => readHealth(context.deps)),
  audit: operatorProcedure
    .input(z.object({ before: actCursorSchema.optional() }))
    .handler(({ context, input }) =>
      readActsWithNames(context.deps.database.db, {
        before: input.before,
        limit: AUDIT_PAGE_SIZE,
      }),
    ),
  /** Retries the undelivered mail to a domain at once. */
  resendMail: operatorProcedure.input(domain).handler(async ({ context, input }) => {
    const { db } = context.deps.database;
    await db
      .update(mailOutbox)
      .set({ next_attempt_at: context.deps.now() })
      .where(isStuckMailTo(input.domain));
    wakeMailSender(db);
  }),
  /** Gives up the undelivered mail to a domain. */
  cancelMail: operatorProcedure.input(domain).handler(async ({ context, input }) => {
    await context.deps.database.db.delete(mailOutbox).where(isStuckMailTo(input.domain));
  }),
};
