import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '@/web/lib/queries/own-profile';
import { sessionQuery } from '@/web/lib/queries/session-query';

/** The owner's name from their page, or else from the account. */
export function useSignature(): string {
  const { data: mine } = useQuery(profileQuery);
  const { data: me } = useQuery(sessionQuery);
  return mine?.profile_data?.name.trim() || `${me?.firstName ?? ''} ${me?.lastName ?? ''}`.trim();
}
