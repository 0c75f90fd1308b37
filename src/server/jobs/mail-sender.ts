/** Sends the mail of the outbox: soon after a commit, and again with growing pauses when a mail server refuses. */
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Mailer } from '@/server/adapters/mail';
import { NoTlsError } from '@/server/adapters/mail/mailer';
import type { Database } from '@/server/db/client';
import { type Mail, setOutboxListener } from '@/server/db/outbox';
import { mailOutbox } from '@/server/db/schema';
import type { Logger } from '@/server/logging/logger';
import { type Metrics, noMetrics } from '@/server/metrics';
import { DAY, MINUTE, SECOND } from '@/shared/time/durations';

/** Milliseconds between two looks at the outbox. */
const POLL_INTERVAL_MS = 5 * SECOND;
/** A leased mail is tried again after this long if the process that leased it died. */
const LEASE_MS = 60 * SECOND;
const FIRST_PAUSE_MS = 15 * SECOND;
const MAX_PAUSE_MS = 30 * MINUTE;
/** Mail that could not be delivered for this long is dropped, although some of its links may still work. */
const GIVE_UP_AFTER_MS = 7 * DAY;
/** Maximum mails leased at once. */
const BATCH_MAILS = 10;
/**
 * Milliseconds between the wake-up after a commit and sending; by then the request has usually been answered. Sent at
 * once, mail made requests for an existing address 8 ms slower than for an unknown one (`npm run bench:auth`).
 */
const PAUSE_AFTER_ANSWER_MS = 50;

/** The delay after the n-th failure, in milliseconds. */
export const retryDelayMs = (attempts: number): number =>
  Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));

/** React and the templates, loaded later so that the start does not wait for them. */
const loadTemplates = () => import('@/server/adapters/mail/templates/render');

export interface MailSender {
  /** Loads the templates. */
  warmUp(): Promise<void>;
  /** Sends what is due now, until nothing is due any more. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Starts sending. Several processes may send: each mail is leased by one of them. */
export function startMailSender(input: {
  db: Database;
  mailer: Mailer;
  now: () => Date;
  logger: Logger;
  metrics?: Metrics;
}): MailSender {
  const { db, mailer, now, logger, metrics = noMetrics } = input;
  let isClosed = false;
  let isRequestedAgain = false;
  let running: Promise<void> | undefined;
  let soonTimer: NodeJS.Timeout | undefined;

  const lease = () => {
    const time = now();
    const due = db
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(lte(mailOutbox.next_attempt_at, time))
      .orderBy(mailOutbox.next_attempt_at)
      .limit(BATCH_MAILS)
      .for('update', { skipLocked: true });
    return db
      .update(mailOutbox)
      .set({
        attempts: sql`${mailOutbox.attempts} + 1`,
        next_attempt_at: new Date(time.getTime() + LEASE_MS),
      })
      .where(inArray(mailOutbox.id, due))
      .returning();
  };

  const send = async (row: typeof mailOutbox.$inferSelect) => {
    const isThisRow = eq(mailOutbox.id, row.id);
    try {
      const { renderMail } = await loadTemplates();
      await mailer.send({ to: row.recipient, ...renderMail(row as unknown as Mail) });
      metrics.mailTried('sent');
      await db.delete(mailOutbox).where(isThisRow);
    } catch (error) {
      const isTooOld = now().getTime() - row.created_at.getTime() > GIVE_UP_AFTER_MS;
      // The server's answer may quote the address, so only the kind of failure is logged.
      const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
      const advice = error instanceof NoTlsError ? error.message : undefined;
      logger.warn(
        { mail: row.kind, attempts: row.attempts, code, advice, dropped: isTooOld },
        'mail was not taken',
      );
      metrics.mailTried(isTooOld ? 'dropped' : 'deferred');
      if (isTooOld) await db.delete(mailOutbox).where(isThisRow);
      else {
        const next = new Date(now().getTime() + retryDelayMs(row.attempts));
        await db
          .update(mailOutbox)
          .set({ next_attempt_at: next })
          .where(and(isThisRow, eq(mailOutbox.attempts, row.attempts)));
      }
    }
  };

  const drain = async () => {
    do {
      isRequestedAgain = false;
      for (let rows = await lease(); rows.length > 0 && !isClosed; rows = await lease()) {
        await Promise.all(rows.map(send));
      }
    } while (isRequestedAgain && !isClosed);
  };

  const flush = (): Promise<void> => {
    isRequestedAgain = true;
    running ??= drain()
      .catch((error) => logger.error({ err: error }, 'outbox'))
      .finally(() => {
        running = undefined;
      });
    return running;
  };

  const flushSoon = () => {
    soonTimer ??= setTimeout(() => {
      soonTimer = undefined;
      void flush();
    }, PAUSE_AFTER_ANSWER_MS);
  };
  setOutboxListener(db, flushSoon);
  const timer = setInterval(() => void flush(), POLL_INTERVAL_MS);
  timer.unref();
  return {
    warmUp: async () => void (await loadTemplates()),
    flush,
    async close() {
      clearInterval(timer);
      clearTimeout(soonTimer);
      if (soonTimer) await flush();
      isClosed = true;
      await running;
    },
  };
}
