/** Recognises a backup that was restored while this page was open. */
import { RESTORED_REVISION_GAP } from '@/shared/limits';

/** Whether a backup was restored since a revision was saved, or the database came back without it. */
export const isRestored = (revision: number, saved: number): boolean =>
  revision < saved || revision - saved >= RESTORED_REVISION_GAP / 2;
