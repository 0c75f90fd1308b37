import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '@/web/lib/queries/own-profile';
import { sessionQuery } from '@/web/lib/queries/session-query';

/** The owner's name from their profile, else from their account; null until the profile is loaded. */
export function useSignature(): string | null {
  const { data: mine, isPending } = useQuery(profileQuery);
  const { data: me } = useQuery(sessionQuery);
  if (isPending) return null;
  return mine?.profile_data?.name.trim() || `${me?.firstName ?? ''} ${me?.lastName ?? ''}`.trim();
}
