/** Notices what other tabs and devices do to the profile, for the screens that show it but do not edit it. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '../api/query-client';
import { rpc } from '../api/rpc';
import { onPageEvents } from '../browser/page-events';
import { profileQuery } from './own-profile';

/** Fetches what the screen shows again if the profile or its publication has changed. A failed check is not shown. */
async function refreshIfChanged(): Promise<void> {
  const known = queryClient.getQueryData(profileQuery.queryKey);
  if (!known?.profile_data) return;
  const { revision, publication } = known;
  const newer = await rpc.profiles
    .newer({ revision, publication }, { context: { background: true } })
    .catch(() => null);
  if (!newer) return;
  for (const queryKey of [profileQuery.queryKey, ['links']]) void queryClient.invalidateQueries({ queryKey });
}

/** Keeps the profile and the links of a screen up to date while it is visible, as the editor keeps its own. */
export function useFollowProfile(): void {
  // While it is observed, it is fetched again when it is out of date.
  useQuery(profileQuery);
  useEffect(() => {
    const check = () => void refreshIfChanged();
    return onPageEvents({ hide() {}, show: check, online: check });
  }, []);
}
