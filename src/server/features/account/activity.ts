/** What the audit log holds about a person, shown to them. */
import type { RequestContext, SessionUser } from '@/server/context';
import { readActs } from '@/server/db/audit';
import { AUDIT_ACTS } from '@/shared/audit';

const PAGE = 20;

/** @param before only entries older than this, in ISO form. @returns a page of entries, and whether older ones follow */
export async function ownActivity(
  { deps, user }: RequestContext & { user: SessionUser },
  before: string | undefined,
) {
  const rows = await readActs(deps.database.db, {
    subjectId: user.id,
    before: before === undefined ? undefined : new Date(before),
    limit: PAGE + 1,
  });
  return {
    more: rows.length > PAGE,
    entries: rows.slice(0, PAGE).map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      what: AUDIT_ACTS[row.act],
      reason: row.reason,
      /** An operator is not named to members. */
      by: row.actor === 'member' ? ('you' as const) : row.actor,
      network: row.actor === 'member' ? row.network : '',
      browser: row.actor === 'member' ? row.browser : '',
    })),
  };
}
