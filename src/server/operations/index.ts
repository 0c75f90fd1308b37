/** The operator's commands, executed by the running server or, if none runs, by the command itself. */
import type { Readable, Writable } from 'node:stream';
import {
  type Invitation,
  type InvitationOutcome,
  InvitationRefusedError,
  invitePerson,
} from '../features/auth/invitations/invite';
import { type Backup, writeBackup } from './backup';
import type { OperationDeps } from './deps';
import { OperationError } from './operation-error';
import { type OperatorAccessOutcome, type OperatorChange, setOperatorAccess } from './operator';
import { type RestoreSummary, restoreBackup } from './restore';
import { takeSnapshot } from './snapshot';

export interface Operations {
  /**
   * Invites a person and mails their link.
   * @throws OperationError
   */
  invite(invitation: Invitation): Promise<InvitationOutcome>;
  /**
   * Grants or revokes operator access for an account.
   * @throws OperationError
   */
  operator(change: OperatorChange): Promise<OperatorAccessOutcome>;
  /** Copies the embedded database to where `snapshotFolder` says. @returns whether there is a copy */
  snapshot(): Promise<boolean>;
  /** Writes a backup; the caller ends the stream. */
  backup(to: Writable): Promise<Backup>;
  /**
   * Replaces everything by a backup, atomically.
   * @throws OperationError
   */
  restore(from: Readable): Promise<RestoreSummary>;
}

/** The operations done by this process itself, on the database that it has open. */
export function createOperations(deps: OperationDeps): Operations {
  return {
    invite: (invitation) => invitePerson(deps, invitation).catch(explain),
    operator: (change) => setOperatorAccess(deps, change),
    snapshot: () => takeSnapshot(deps),
    backup: (to) => writeBackup(deps, to),
    restore: (from) => restoreBackup(deps, from),
  };
}

function explain(error: unknown): never {
  throw error instanceof InvitationRefusedError ? new OperationError(error.message) : error;
}
