/** The dashboard's query of the profile, and its mutation that publishes it. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PublishRequest } from '@/web/components/publish-confirmation/use-publish-confirmation';
import { toast } from '@/web/components/ui/toasts/toast';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { RpcError } from '@/web/lib/api/rpc-client';
import { useOneAtATime } from '@/web/lib/hooks/use-one-at-a-time';
import { publishProfile, refusedLines, unreviewedChanges } from '@/web/lib/profile/publish-refusals';
import { profileQuery } from '@/web/lib/queries/own-profile';
import { pageAccount } from '@/web/lib/session/account';
import { unsavedKeys } from '@/web/lib/unsaved-input/unsaved-edits';

/** The signed-in person's profile; a cached one is shown at once and refetched. */
export function useOwnProfile() {
  return useQuery({ ...profileQuery, staleTime: 0 });
}

export type OwnProfile = NonNullable<ReturnType<typeof useOwnProfile>['data']>;

/** Thrown before publishing begins, if this browser has edits that are not saved yet. */
class UnsavedEditsError extends Error {}

/** Shows that publishing failed, and why. */
export const toastPublishFailure = (error?: unknown) =>
  toastFailure(error, {
    title: 'Failed to publish profile',
    description:
      error instanceof UnsavedEditsError
        ? 'Your last edits are not saved yet. Open your profile to see why.'
        : error instanceof RpcError && error.code === 'PAGE_TAKEN_DOWN'
          ? error.message
          : undefined,
  });

/**
 * The function that publishes the profile under its public link, and whether it is running. Lines or changes that the
 * owner has to look at first are handed to the request's callbacks.
 */
export function usePublish() {
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const key = profileQuery.queryKey;
  const publish = async ({ confirmed, reviewed, onUnconfirmed, onUnreviewed }: PublishRequest) => {
    setPending(true);
    try {
      const id = pageAccount()?.id;
      if (id && unsavedKeys(id).length > 0) throw new UnsavedEditsError();
      const result = await publishProfile({ confirmed, reviewed });
      queryClient.setQueryData(key, (known) => known && { ...known, ...result });
      toast({
        title: 'Your profile is now live.',
        description: result.public_url ?? undefined,
        variant: 'success',
      });
    } catch (error) {
      const lines = refusedLines(error);
      const changes = unreviewedChanges(error);
      if (lines) onUnconfirmed(lines);
      else if (changes) onUnreviewed(changes);
      else toastPublishFailure(error);
    } finally {
      setPending(false);
      void queryClient.invalidateQueries({ queryKey: key });
    }
  };
  return { publish: useOneAtATime(publish), isPending };
}
