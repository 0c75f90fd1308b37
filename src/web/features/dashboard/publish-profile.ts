/** Publishes the profile from the dashboard. Loaded at the press. */
import type { PublishRequest } from '@/web/components/publish-confirmation/use-publish-confirmation';
import { toast } from '@/web/components/ui/toasts/toast';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { RpcError } from '@/web/lib/api/rpc-client';
import { publishProfile, refusedLines, unreviewedChanges } from '@/web/lib/profile/publish-refusals';
import { requireSaved, UnsavedEditsError } from '@/web/lib/unsaved-input/require-saved';

/**
 * Publishes the profile under its public link and shows the outcome. Lines or changes that the owner has to look at
 * first are handed to the request's callbacks.
 */
export async function publishOwnProfile({
  confirmed,
  reviewed,
  onUnconfirmed,
  onUnreviewed,
}: PublishRequest): Promise<void> {
  try {
    await requireSaved();
    const { public_url } = await publishProfile({ confirmed, reviewed });
    toast({ title: 'Your profile is now live.', description: public_url ?? undefined, variant: 'success' });
  } catch (error) {
    const lines = refusedLines(error);
    const changes = unreviewedChanges(error);
    if (lines) return onUnconfirmed(lines);
    if (changes) return onUnreviewed(changes);
    toastFailure(error, {
      title: 'Failed to publish profile',
      description:
        error instanceof UnsavedEditsError || (error instanceof RpcError && error.code === 'PAGE_TAKEN_DOWN')
          ? error.message
          : undefined,
    });
  }
}
