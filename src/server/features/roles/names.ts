/** Title and organisation of a saved role: the owner's correction, else as read. */
import type { RoleNames } from '@/shared/roles/saved-roles';
import type { RoleRow } from './rows';

type RoleWithNames = Pick<RoleRow, 'facts' | 'named'>;

export function roleNames({ facts, named }: RoleWithNames): {
  title: string | null;
  organisation: string | null;
} {
  return {
    title: named.title || facts?.title || null,
    organisation: (named.organisation ?? facts?.organisation) || null,
  };
}

/** Reduces the names to those that differ from what was read. If the title is emptied, the former one stays. */
export function changedRoleNames(
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
