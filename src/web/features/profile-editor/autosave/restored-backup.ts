/** Recognises a backup that was restored while this page was open. */
import { RESTORED_REVISION_GAP } from '@/shared/limits';

/**
 * Whether the server's database was restored from a backup since this page last saved or read the profile.
 * @param revision the server's present revision; after a restore it is far ahead, or behind if none were skipped. Half
 * the gap is enough, since this page may know later revisions than the backup
 * @param savedRevision the last revision that this page knows
 */
export const isRestoredBackup = (revision: number, savedRevision: number): boolean =>
  revision < savedRevision || revision - savedRevision >= RESTORED_REVISION_GAP / 2;
