import { useQuery } from '@tanstack/react-query';
import { referencesQuery } from '@/web/lib/queries/own-references';
import { sessionQuery } from '@/web/lib/queries/session-query';

/**
 * The owner's references, and those shown to readers in the readers' form.
 * @returns undefined until they are loaded, and before the profile is confirmed, when there can be none
 */
export function useOwnReferences() {
  const { data: me } = useQuery(sessionQuery);
  const enabled = me !== undefined && me?.onboardingStatus !== 'PROFILE_GENERATED';
  const { data } = useQuery({ ...referencesQuery, enabled });
  if (!data) return undefined;
  const shown = data.references.flatMap(({ shown, written }) => (shown && written ? [written] : []));
  return { asked: data.references.length > 0, shown };
}
