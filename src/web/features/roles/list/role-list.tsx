import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { type ListedRole, ROLE_STATES, type RoleState } from '@/shared/roles/saved-roles';
import { type TabItem, Tabs } from '@/web/components/ui/display/tabs';
import { Menu, MenuItem } from '@/web/components/ui/overlays/menu';
import { STATE_LABELS } from '../parts/state-menu';
import { RoleListRow } from './role-list-row';
import { ROLE_ORDERS, type RoleOrder } from './role-orders';
import { UnreadRow } from './unread-row';

/** The roles, grouped by state, in the chosen order. */
export function RoleList({ roles }: { roles: readonly ListedRole[] }) {
  const [order, setOrder] = useState<RoleOrder>('step');
  const sorted = [...roles].sort(ROLE_ORDERS[order].compare);
  const tab = (value: RoleState | 'all', label: string): TabItem => {
    const rolesInTab = sorted.filter(({ state }) => value === 'all' || state === value);
    return {
      value,
      label: <CountedLabel label={label} count={rolesInTab.length} />,
      content: <RoleRows roles={rolesInTab} />,
    };
  };
  return (
    <Tabs
      label="Roles by state"
      className="mt-10"
      panelClassName="roles-panel"
      items={[tab('all', 'All'), ...ROLE_STATES.map((state) => tab(state, STATE_LABELS[state]))]}
      aside={
        <Menu
          trigger={
            <button type="button" className="roles-sort">
              {ROLE_ORDERS[order].label}
              <ChevronDown />
            </button>
          }
        >
          {(Object.keys(ROLE_ORDERS) as RoleOrder[]).map((order) => (
            <MenuItem key={order} onPick={() => setOrder(order)}>
              {ROLE_ORDERS[order].label}
            </MenuItem>
          ))}
        </Menu>
      }
    />
  );
}

function CountedLabel({ label, count }: { label: string; count: number }) {
  return (
    <>
      {label}
      {count > 0 && <span className="ml-1.5 font-normal text-ink-3 tabular-nums">{count}</span>}
    </>
  );
}

function RoleRows({ roles }: { roles: readonly ListedRole[] }) {
  if (roles.length === 0) return <p className="py-8 text-ink-2">No role is here.</p>;
  return (
    <>
      <div aria-hidden className="roles-heads">
        <span>Fit</span>
        <span>Role</span>
        <span>Terms</span>
        <span>State and next step</span>
      </div>
      <ul className="roles-roll">
        {roles.map((role) =>
          role.reading === 'read' ? (
            <RoleListRow key={role.id} role={role} />
          ) : (
            <UnreadRow key={role.id} role={role} />
          ),
        )}
      </ul>
    </>
  );
}
