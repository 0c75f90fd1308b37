/**
 * The photo this editor shows. It is no field of the auto-save: it is stored at once by a call of its own, no
 * save of the profile touches it, and neither undo nor the history brings a removed one back.
 */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profileQuery } from '@/web/lib/own-profile';
import { queryClient } from '@/web/lib/query-client';
import { type Mine, snapshotQuery } from '../snapshot';

/** Other tabs of this browser that show the same profile. */
const CHANNEL = 'quarterdeck.photo';

interface PhotoChange {
  userId: string;
  address: string;
}

function show({ userId, address }: PhotoChange): void {
  for (const key of [snapshotQuery.queryKey, profileQuery.queryKey]) {
    queryClient.setQueryData<Mine>(key, (known) =>
      known?.id === userId && known.profile_data
        ? { ...known, profile_data: { ...known.profile_data, profilePicture: address } }
        : known,
    );
  }
}

/** Shows a photo that was just stored, here and in the other tabs. */
export function photoChanged(change: PhotoChange): void {
  show(change);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(change);
  channel.close();
}

/** The address of the photo, '' without one, and whose profile it is on. */
export function useShownPhoto(): PhotoChange {
  const { data } = useQuery(snapshotQuery);
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<PhotoChange>) => show(data);
    return () => channel.close();
  }, []);
  return { userId: data?.id ?? '', address: data?.profile_data?.profilePicture ?? '' };
}
