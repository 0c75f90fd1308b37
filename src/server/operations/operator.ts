/**
 * Grants and revokes access to `/admin`. No HTTP request can: only the command, through the server's local socket or on
 * the database.
 */
import { eq } from 'drizzle-orm';
import { recordAct } from '../db/audit';
import { operators, user } from '../db/schema';
import type { OperationDeps } from './deps';
import { OperationError } from './operation-error';

export interface OperatorChange {
  email: string;
  /** Whether to revoke the access. */
  remove: boolean;
}

export interface OperatorAccessOutcome {
  email: string;
  /** Whether the account has two-factor authentication enabled. */
  secondFactor: boolean;
}

/** Grants or revokes a person's access to `/admin`. @throws OperationError if no account has the address */
export async function setOperatorAccess(
  { database: { db }, now }: OperationDeps,
  { email, remove }: OperatorChange,
): Promise<OperatorAccessOutcome> {
  const address = email.trim().toLowerCase();
  return db.transaction(async (tx) => {
    const [person] = await tx.select().from(user).where(eq(user.email, address)).for('update');
    if (!person) throw new OperationError(`Nobody has an account with ${address}. They sign up first.`);
    const at = now();
    if (remove) await tx.delete(operators).where(eq(operators.user_id, person.id));
    else await tx.insert(operators).values({ user_id: person.id, since: at }).onConflictDoNothing();
    const act = remove ? 'operator_removed' : 'operator_made';
    await recordAct(tx, { subjectId: person.id, actor: 'system', act, at });
    return { email: address, secondFactor: person.twoFactorEnabled };
  });
}
