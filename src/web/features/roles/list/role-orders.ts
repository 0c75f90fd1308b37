/** The sort orders of the list, with their labels in the menu. */
import type { ListedRole } from '@/shared/roles/saved-roles';
import { compareByNextStep } from '@/web/lib/queries/saved-roles';

export const ROLE_ORDERS = {
  step: { label: 'By next step', compare: compareByNextStep },
  fit: {
    label: 'By fit',
    compare: (a: ListedRole, b: ListedRole) =>
      (b.fit?.number ?? -1) - (a.fit?.number ?? -1) || compareByNextStep(a, b),
  },
  newest: {
    label: 'Newest first',
    compare: (a: ListedRole, b: ListedRole) => b.created_at.getTime() - a.created_at.getTime(),
  },
} as const;
export type RoleOrder = keyof typeof ROLE_ORDERS;
