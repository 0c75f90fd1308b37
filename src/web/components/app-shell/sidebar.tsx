import { LogOut, PanelLeft } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { IconButton } from '../ui/buttons/button';
import { cx } from '../ui/core/cx';
import { Tooltip } from '../ui/overlays/tooltip';
import { Logo } from './logo';
import type { NavEntry } from './nav-items';
import { CollapsedTooltip, NavLink, navClass } from './nav-link';
import { PersonRow, type SignedInPerson } from './person-row';
import { ThemeToggle } from './theme-toggle';

export interface SidebarProps {
  person: SignedInPerson | null;
  entries: readonly NavEntry[];
  onLogout: () => void;
  collapsed?: boolean;
  /** Collapses or expands it; absent in the drawer, which has a close button instead. */
  onToggle?: () => void;
  onNavigate?: () => void;
  /** The close button, in the drawer. */
  closeButton?: ReactNode;
  /** The accessible name of the navigation. */
  label?: string;
}

/** The sidebar's content, in a column on wide screens and in the drawer on narrow ones. */
export function Sidebar({
  person,
  entries,
  onLogout,
  collapsed,
  onToggle,
  onNavigate,
  closeButton,
  label = 'Main',
}: SidebarProps) {
  const settingsOpen = entries.some(({ to, enabled }) => to === '/settings' && enabled);
  const toggleLabel = collapsed ? 'Expand sidebar' : 'Collapse sidebar';
  return (
    <div
      className={cx('flex h-full flex-col overflow-y-auto py-4', collapsed ? 'items-center px-1' : 'px-3')}
    >
      <div
        className={cx(
          'flex items-center pb-4',
          collapsed ? 'flex-col gap-3 pt-1' : 'justify-between pr-0.5 pl-2.5',
        )}
      >
        <Logo compact={collapsed} />
        {onToggle && (
          <Tooltip label={`${toggleLabel}, Ctrl B`} side="right">
            <IconButton label={toggleLabel} aria-keyshortcuts="Control+B Meta+B" onClick={onToggle}>
              <PanelLeft />
            </IconButton>
          </Tooltip>
        )}
        {closeButton}
      </div>
      <nav aria-label={label} className="grid gap-0.5">
        {entries.map((entry) => (
          <Fragment key={entry.to}>
            {entry.startsGroup && (
              <hr className={cx('my-2.5 border-rule-strong/70 border-t', collapsed ? 'w-5' : 'mx-2.5')} />
            )}
            <NavLink entry={entry} collapsed={collapsed} onNavigate={onNavigate} />
          </Fragment>
        ))}
      </nav>
      <div className={cx('mt-auto grid gap-1 pt-6', collapsed && 'justify-items-center')}>
        {collapsed ? <ThemeToggle compact /> : <ThemeToggle wide quiet />}
        {person && (
          <PersonRow
            person={person}
            collapsed={collapsed}
            linksToYourData={!settingsOpen}
            onNavigate={onNavigate}
          />
        )}
        {/* Always enabled, since everybody has to be able to log out of a shared computer. */}
        <CollapsedTooltip name="Logout" collapsed={collapsed}>
          <button type="button" onClick={onLogout} className={navClass(collapsed)}>
            <LogOut />
            <span className={collapsed ? 'sr-only' : undefined}>Logout</span>
          </button>
        </CollapsedTooltip>
      </div>
    </div>
  );
}
