import { useQuery } from '@tanstack/react-query';
import { referencesQuery } from '@/web/lib/own-references';
import { sessionQuery } from '@/web/lib/session';

/**
 * The owner's references, with those that readers see as they see them.
 * @returns undefined until they are loaded, and where the profile is not confirmed yet: they begin there
 */
export function useOwnReferences() {
  const { data: me } = useQuery(sessionQuery);
  const enabled = me !== undefined && me?.onboardingStatus !== 'PROFILE_GENERATED';
  const { data } = useQuery({ ...referencesQuery, enabled });
  if (!data) return undefined;
  const shown = data.references.flatMap(({ shown, written }) => (shown && written ? [written] : []));
  return { asked: data.references.length > 0, shown };
}
