import { Check, ChevronDown } from 'lucide-react';
import { type ListedRole, ROLE_STATES, type RoleState } from '@/shared/roles/saved-roles';
import { cx } from '@/web/components/ui/core/cx';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { Menu, MenuItem } from '@/web/components/ui/overlays/menu';
import { rpc } from '@/web/lib/api/rpc';
import { useOrderedChoice } from '@/web/lib/hooks/use-ordered-choice';
import { handleRoleFailure, refreshRoles } from '../queries';

export const STATE_LABELS: Record<RoleState, string> = {
  considering: 'Considering',
  introduced: 'Introduced',
  'in-talks': 'In talks',
  won: 'Won',
  closed: 'Closed',
};

/** The menu of a role's state. */
export function StateMenu({ role: { id, state: stored } }: { role: Pick<ListedRole, 'id' | 'state'> }) {
  const { shown: state, choose } = useOrderedChoice({
    setting: `role-state.${id}`,
    stored,
    send: (next: RoleState) => rpc.roles.setState({ id, state: next }),
    refresh: refreshRoles,
    onError: (error) => handleRoleFailure(error),
  });
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`State: ${STATE_LABELS[state]}`}
          className={cx('roles-state', state === 'won' && 'won', state === 'closed' && 'closed')}
        >
          {STATE_LABELS[state]}
          <ChevronDown />
        </button>
      }
    >
      {ROLE_STATES.map((listedState) => (
        <MenuItem
          key={listedState}
          icon={
            listedState === state ? (
              <Check strokeWidth={SMALL_STROKE} className="text-accent" />
            ) : (
              <span aria-hidden className="size-4" />
            )
          }
          onPick={() => listedState !== state && choose(listedState)}
        >
          {STATE_LABELS[listedState]}
        </MenuItem>
      ))}
    </Menu>
  );
}
