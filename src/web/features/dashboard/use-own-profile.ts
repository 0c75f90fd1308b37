/** The dashboard's query of the profile, and its mutation that publishes it. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PublishRequest } from '@/web/components/publish-confirmation/use-publish-confirmation';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { joinRefresh } from '@/web/lib/api/join-refresh';
import { askBeforeClosing } from '@/web/lib/browser/ask-before-closing';
import { useOneAtATime } from '@/web/lib/hooks/use-one-at-a-time';
import { profileQuery } from '@/web/lib/queries/own-profile';

/** The signed-in person's profile; a cached one is shown at once and refetched. */
export function useOwnProfile() {
  return useQuery({ ...profileQuery, staleTime: 0 });
}

export type OwnProfile = NonNullable<ReturnType<typeof useOwnProfile>['data']>;

/** Shows that the code that publishes could not be loaded: nothing was published. */
export const toastPublishFailure = (error?: unknown) =>
  toastFailure(error, { title: 'Failed to publish profile' });

/** The function that publishes the profile and shows the outcome, and whether it is running. */
export function usePublish() {
  const [isPending, setPending] = useState(false);
  const publish = async (request: PublishRequest) => {
    setPending(true);
    await askBeforeClosing(async () => (await import('./publish-profile')).publishOwnProfile(request)).catch(
      toastPublishFailure,
    );
    await joinRefresh(profileQuery.queryKey);
    setPending(false);
  };
  return { publish: useOneAtATime(publish), isPending };
}
