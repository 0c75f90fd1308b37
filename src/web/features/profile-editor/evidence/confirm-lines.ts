import type { ComposedLine } from '@/shared/evidence/evidence-index';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { queryClient } from '@/web/lib/api/query-client';
import { rpc } from '@/web/lib/api/rpc';
import { type OwnProfileSnapshot, snapshotQuery } from '../queries';

/**
 * Confirms unconfirmed lines for the owner: from then on they count as the owner's own words.
 * @returns whether the server stored it; if not, a toast says so
 */
export async function confirmLines(lines: readonly ComposedLine[]): Promise<boolean> {
  try {
    for (const { section, text } of lines) {
      const { evidence } = await rpc.profiles.confirmLine({ section, text });
      queryClient.setQueryData<OwnProfileSnapshot>(
        snapshotQuery.queryKey,
        (known) => known && { ...known, evidence },
      );
    }
    return true;
  } catch (error) {
    toastFailure(error, { title: 'That did not work.', ifUnanswered: 'Please try again.' });
    return false;
  }
}
