/** Title and organisation of a saved role: the owner's correction, else as read. */
import type { RoleNames } from '@/shared/roles/saved-roles';
import { trimText } from '@/shared/validation/visible-text';
import type { RoleRow } from './rows';

type RoleWithNames = Pick<RoleRow, 'facts' | 'named'>;

/** Title and organisation as a form shows them: '' if there is none. */
export interface EnteredNames {
  title: string;
  organisation: string;
}

/**
 * Both names; null if neither the owner nor the text gives one. An empty correction removes the
 * organisation.
 */
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
export function keepChangedNames(facts: RoleRow['facts'], entered: EnteredNames): RoleNames {
  const title = trimText(entered.title);
  const organisation = trimText(entered.organisation);
  return {
    ...(title && title !== facts?.title && { title }),
    ...(organisation !== (facts?.organisation ?? '') && { organisation }),
  };
}

const NAME_FIELDS = ['title', 'organisation'] as const;

/**
 * Merges title and organisation separately with those that another window has stored since: a name that was not changed
 * here keeps its stored value.
 * @param was the names that their owner was shown
 * @returns the merged names, and the stored values of those that both have changed
 */
export function mergeRoleNames(row: RoleWithNames, entered: EnteredNames, was: EnteredNames) {
  const storedNames = roleNames(row);
  const merged = { ...entered };
  const conflicts: Partial<EnteredNames> = {};
  for (const field of NAME_FIELDS) {
    // An emptied title means the one that was read.
    const enteredName = trimText(entered[field]) || (field === 'title' && row.facts?.title) || '';
    const [base, theirs] = [was[field].trim(), storedNames[field] ?? ''];
    if (enteredName === base) merged[field] = theirs;
    else if (theirs !== base && theirs !== enteredName) conflicts[field] = theirs;
  }
  return { merged, conflicts };
}
