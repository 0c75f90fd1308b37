/**
 * Transactional outbox of mail: a row is written in the same transaction as what the mail is about, and sent after the
 * commit.
 */
import { randomUUID } from 'node:crypto';
import { count, min } from 'drizzle-orm';
import type { OperatorAct } from '@/shared/account/audit';
import type { Database, Transaction } from './client';
import type { PageAfterAct } from './profiles/hide-page';
import { mailOutbox } from './schema';

/** Every kind of mail with the data of its template. Links are absolute URLs. */
export type Mail =
  | { kind: 'confirm'; data: { firstName: string; link: string } }
  | { kind: 'address-taken'; data: { firstName: string; loginUrl: string; resetUrl: string } }
  | { kind: 'invitation'; data: { firstName: string; link: string } }
  | { kind: 'linkedin-linked'; data: { firstName: string; resetUrl: string } }
  | { kind: 'recovery'; data: { firstName: string; link: string } }
  | { kind: 'proof-code'; data: { firstName: string; code: string } }
  | { kind: 'password-changed'; data: { firstName: string; resetUrl: string } }
  | {
      kind: 'operator-act';
      data: {
        firstName: string;
        act: OperatorAct;
        reason: string;
        /** The state of the page after acts that may show it again. */
        page?: PageAfterAct;
        /** Absent in rows of earlier releases. */
        loginUrl?: string;
        /** Where readers find the page, while it is public. */
        pageUrl?: string;
      };
    }
  | {
      kind: 'new-browser';
      data: { firstName: string; when: string; browser: string; network: string; resetUrl: string };
    }
  | { kind: 'sign-in-changed'; data: { firstName: string; what: string; resetUrl: string } }
  | { kind: 'recovery-code-used'; data: { firstName: string; settingsUrl: string } }
  | { kind: 'email-change'; data: { firstName: string; link: string } }
  | { kind: 'email-change-taken'; data: { firstName: string; resetUrl: string } }
  | { kind: 'email-changed'; data: { firstName: string; newEmail: string; link: string } }
  | { kind: 'deletion'; data: { firstName: string; until: string; link: string } }
  | { kind: 'deletion-undo'; data: { firstName: string; until: string; link: string } }
  | { kind: 'deletion-at-once'; data: { firstName: string } }
  /** Contains nothing that the sender typed: their address is not confirmed yet. */
  | { kind: 'introduction-confirm'; data: { ownerName: string; link: string } }
  /** To the owner: the only mail that contains a stranger's text. */
  | {
      kind: 'introduction-arrived';
      data: { firstName: string; name: string; company: string; about: string; link: string };
    }
  | { kind: 'introduction-accepted'; data: { ownerName: string; email: string; telephone: string } }
  | {
      kind: 'weekly-digest';
      data: { firstName: string; reads: string; introductions: string; link: string; unsubscribe: string };
    }
  | { kind: 'introduction-declined'; data: { ownerName: string; words: string } }
  /** To a person whom an owner named; every text of the owner's in it has been made safe for mail. */
  | {
      kind: 'reference-request';
      data: {
        ownerName: string;
        name: string;
        company: string;
        note: string;
        wants: string;
        /** The number of statements, in words. */
        statements: string;
        /** '' for the first mail. */
        reminder: string;
        link: string;
      };
    }
  /** To the owner, without any text of the referee's. `what`: written, changed, declined or taken_back. */
  | { kind: 'reference-answered'; data: { firstName: string; name: string; what: string; link: string } }
  | { kind: 'deletion-cancelled'; data: { firstName: string; loginUrl: string } };

const listenerByDatabase = new WeakMap<Database, () => void>();

/** Sets the listener that wakes the sender; there is one per database in this process. */
export function setOutboxListener(db: Database, listener: () => void): void {
  listenerByDatabase.set(db, listener);
}

/**
 * Wakes the sender. Call it after the commit that wrote mail, so that it is sent at once instead of in the next round.
 */
export const wakeMailSender = (db: Database): void => listenerByDatabase.get(db)?.();

/** Counts the mail in the outbox, and measures the age of the oldest in seconds. */
export async function measureOutboxBacklog(
  db: Database,
  now: Date,
): Promise<{ waiting: number; oldestSeconds: number }> {
  const [row] = await db.select({ waiting: count(), oldest: min(mailOutbox.created_at) }).from(mailOutbox);
  const oldestSeconds = row?.oldest ? (now.getTime() - row.oldest.getTime()) / 1_000 : 0;
  return { waiting: row?.waiting ?? 0, oldestSeconds };
}

/**
 * Adds a mail to the outbox, in the transaction of what it is about.
 * @returns its id there
 */
export async function enqueueMail(
  tx: Transaction | Database,
  recipient: string,
  mail: Mail,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(mailOutbox).values({
    id,
    kind: mail.kind,
    recipient,
    data: mail.data,
    next_attempt_at: now,
    created_at: now,
  });
  return id;
}
