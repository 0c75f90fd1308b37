import type { ComposedLine } from '@/shared/evidence';
import { toastFailure } from '@/web/components/ui/toast-failure';
import { queryClient } from '@/web/lib/query-client';
import { rpc } from '@/web/lib/rpc';
import { type Mine, snapshotQuery } from '../snapshot';

/**
 * The owner says that lines which no source confirms are right: from now on they are theirs.
 * @returns whether the server knows it; when it does not, a toast says so
 */
export async function confirmLines(lines: readonly ComposedLine[]): Promise<boolean> {
  try {
    for (const { section, text } of lines) {
      const { evidence } = await rpc.profiles.confirmLine({ section, text });
      queryClient.setQueryData<Mine>(snapshotQuery.queryKey, (known) => known && { ...known, evidence });
    }
    return true;
  } catch (error) {
    toastFailure(error, { title: 'That did not work.', unheard: 'Please try again.' });
    return false;
  }
}
