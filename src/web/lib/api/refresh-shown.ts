/** Has what a call changed fetched again by the screens that show it, also after the call's own screen was left. */
import { queryClient } from './query-client';

/** The queries that show a profile, its publication, its name or its links. */
const PROFILE = ['profile', 'links', 'roles', 'role', ['introductions', 'list']] as const;

/**
 * Keys of the queries that show what the calls of a feature change. Left out are those of a form that is seeded by its
 * query and merges answers itself: the editor's, the record's, a private version's.
 */
const SHOWN_BY: Record<string, readonly (string | readonly string[])[]> = {
  profiles: PROFILE,
  caseStories: PROFILE,
  record: ['profile', 'roles', 'role'],
  generation: ['profile', 'generation-status'],
  preferences: ['profile', 'roles', 'role'],
  privateVersions: ['links'],
  readership: ['readership', 'links'],
  introductions: ['introductions', 'links'],
  references: ['references'],
  roles: ['roles'],
  account: ['account'],
};

/**
 * Marks the queries that show what a call changed as outdated, and fetches those on screen again.
 * @param path the call's path, as 'profiles/publish'
 */
export function refreshShown(path: string): void {
  for (const key of SHOWN_BY[path.split('/')[0] ?? ''] ?? [])
    void queryClient.invalidateQueries({ queryKey: typeof key === 'string' ? [key] : [...key] });
}
