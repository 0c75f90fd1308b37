/** Recognises a backup that was restored while this page was open. */
import { REVISIONS_SKIPPED } from '@/shared/limits';

/** Whether a backup was restored since a revision was saved, or the database came back without it. */
export const isRestored = (revision: number, saved: number): boolean =>
  revision < saved || revision - saved >= REVISIONS_SKIPPED / 2;
