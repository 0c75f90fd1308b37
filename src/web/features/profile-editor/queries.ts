import { queryOptions } from '@tanstack/react-query';
import type { ProfileData } from '@/shared/profile/profile-data';
import { queryClient } from '@/web/lib/api/query-client';
import { rpc } from '@/web/lib/api/rpc';
import { profileQuery } from '@/web/lib/queries/own-profile';
import { fetchAfterSaves } from '@/web/lib/unsaved-input/open-savers';
import { publicationCalls } from './edit-session/publication-calls';

/** The profile with which the editor starts: fetched at every visit, not refetched during one. */
export const snapshotQuery = queryOptions({
  queryKey: ['profile-snapshot'],
  queryFn: async () => {
    const calls = publicationCalls();
    const mine = await fetchAfterSaves('profile.', () => rpc.profiles.mine());
    // A call of the last visit that ended meanwhile may have changed the publication since.
    return calls === publicationCalls() ? mine : rpc.profiles.mine();
  },
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
});

export type OwnProfileSnapshot = Awaited<ReturnType<typeof rpc.profiles.mine>>;

/** Updates the cached profiles after a save, for the sidebar and the dashboard. */
export function cacheSavedProfile(saved: ProfileData): void {
  for (const key of [snapshotQuery.queryKey, profileQuery.queryKey]) {
    queryClient.setQueryData<OwnProfileSnapshot>(key, (known) => {
      // A save does not include the photo.
      const profilePicture = known?.profile_data?.profilePicture ?? '';
      return known && { ...known, profile_data: { ...saved, profilePicture } };
    });
  }
}
