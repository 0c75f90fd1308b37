/**
 * The photo shown in this editor. It is not part of the auto-save: it is stored at once by a call of its own, saves of
 * the profile do not change it, and neither undo nor the history restores a removed one.
 */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '@/web/lib/api/query-client';
import { openTabChannel } from '@/web/lib/browser/tab-channel';
import { profileQuery } from '@/web/lib/queries/own-profile';
import { type OwnProfileSnapshot, snapshotQuery } from '../queries';

/** Notifies other tabs of this browser that show the same profile. */
const CHANNEL_NAME = 'quarterdeck.photo';

interface PhotoChange {
  userId: string;
  /** The URL of the photo; '' without one. */
  address: string;
}

/** Shows a photo, or that there is none, on all screens of this page. */
export function showPhoto({ userId, address }: PhotoChange): void {
  for (const key of [snapshotQuery.queryKey, profileQuery.queryKey]) {
    queryClient.setQueryData<OwnProfileSnapshot>(key, (known) =>
      known?.id === userId && known.profile_data
        ? { ...known, profile_data: { ...known.profile_data, profilePicture: address } }
        : known,
    );
  }
}

/** Shows a photo that was just stored, or that there is none any more, here and in other tabs. */
export function announcePhotoChange(change: PhotoChange): void {
  showPhoto(change);
  const channel = openTabChannel(CHANNEL_NAME);
  channel?.postMessage(change);
  channel?.close();
}

/** The URL of the photo, '' without one, and the profile it belongs to. */
export function useShownPhoto(): PhotoChange {
  const { data } = useQuery(snapshotQuery);
  useEffect(() => {
    const channel = openTabChannel(CHANNEL_NAME);
    channel?.addEventListener('message', ({ data }: MessageEvent<PhotoChange>) => showPhoto(data));
    return () => channel?.close();
  }, []);
  return { userId: data?.id ?? '', address: data?.profile_data?.profilePicture ?? '' };
}
