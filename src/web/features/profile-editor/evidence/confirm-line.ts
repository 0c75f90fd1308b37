import type { EvidenceItem } from '@/shared/generation';
import { toast } from '@/web/components/ui/toast';
import { queryClient } from '@/web/lib/query-client';
import { rpc } from '@/web/lib/rpc';
import { type Mine, snapshotQuery } from '../snapshot';

/** The owner says that a line which rests on nothing is right: from now on it is theirs. */
export async function confirmLine({ section, text }: EvidenceItem): Promise<void> {
  try {
    const { evidence } = await rpc.profiles.confirmLine({ section, text });
    queryClient.setQueryData<Mine>(snapshotQuery.queryKey, (known) => known && { ...known, evidence });
  } catch {
    toast({ title: 'That did not work.', description: 'Please try again later.', variant: 'destructive' });
  }
}
