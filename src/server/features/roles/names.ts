/** What a saved role is called: by its owner where they have said so, else as it was read. */
import type { RoleNames } from '@/shared/roles';
import type { RoleRow } from './rows';

type Named = Pick<RoleRow, 'facts' | 'named'>;

export function namesOf({ facts, named }: Named): { title: string | null; organisation: string | null } {
  return {
    title: named.title || facts?.title || null,
    organisation: (named.organisation ?? facts?.organisation) || null,
  };
}

/** What of two names is to be kept: only what is not as it was read. A role without a title keeps the one it has. */
export function namesToKeep(
  facts: RoleRow['facts'],
  given: { title: string; organisation: string },
): RoleNames {
  const title = given.title.trim();
  const organisation = given.organisation.trim();
  return {
    ...(title && title !== facts?.title && { title }),
    ...(organisation !== (facts?.organisation ?? '') && { organisation }),
  };
}
