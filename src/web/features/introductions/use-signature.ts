import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '@/web/lib/own-profile';
import { sessionQuery } from '@/web/lib/session';

/** The owner's name as on their page, or else the account's. */
export function useSignature(): string {
  const { data: mine } = useQuery(profileQuery);
  const { data: me } = useQuery(sessionQuery);
  return mine?.profile_data?.name.trim() || `${me?.firstName ?? ''} ${me?.lastName ?? ''}`.trim();
}
