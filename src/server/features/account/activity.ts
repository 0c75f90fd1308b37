/** The entries of the audit log about a person, for that person. */
import type { RequestContext, SessionUser } from '@/server/context';
import { type ActCursor, readActs } from '@/server/db/audit';
import type { Database } from '@/server/db/client';
import { AUDIT_ACTS } from '@/shared/account/audit';

/** Maximum entries per page. */
const PAGE_SIZE = 20;

type Act = Awaited<ReturnType<typeof readActs>>[number];

const activityEntryOf = (row: Act) => ({
  id: row.id,
  at: row.at.toISOString(),
  what: AUDIT_ACTS[row.act],
  reason: row.reason,
  /** An operator is not named to members. */
  by: row.actor === 'member' ? ('you' as const) : row.actor,
  network: row.actor === 'member' ? row.network : '',
  browser: row.actor === 'member' ? row.browser : '',
});

/** Every entry about an account, the newest first, as its person is shown them. */
export const listAllActivity = async (db: Database, subjectId: string) =>
  (await readActs(db, { subjectId })).map(activityEntryOf);

/**
 * A page of a person's own entries.
 * @param before the last entry shown so far. @returns a page of entries, and whether older ones follow
 */
export async function listOwnActivity(
  { deps, user }: RequestContext & { user: SessionUser },
  before: ActCursor | undefined,
) {
  const rows = await readActs(deps.database.db, {
    subjectId: user.id,
    before,
    limit: PAGE_SIZE + 1,
  });
  return {
    more: rows.length > PAGE_SIZE,
    entries: rows.slice(0, PAGE_SIZE).map(activityEntryOf),
  };
}
