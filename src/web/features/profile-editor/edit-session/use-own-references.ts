import { useQuery } from '@tanstack/react-query';
import { referencesQuery } from '@/web/lib/queries/own-references';
import { sessionQuery } from '@/web/lib/queries/session-query';

/**
 * Whether the owner has asked for references, and those that the page shows, as its readers get them.
 * @returns undefined until they are loaded; also before the profile is confirmed, when nobody can be asked yet
 */
export function useOwnReferences() {
  const { data: me } = useQuery(sessionQuery);
  const enabled = me !== undefined && me?.onboardingStatus !== 'PROFILE_GENERATED';
  const { data } = useQuery({ ...referencesQuery, enabled });
  if (!data) return undefined;
  const shown = data.references.flatMap(({ shown, written }) => (shown && written ? [written] : []));
  return { asked: data.references.length > 0, shown };
}
