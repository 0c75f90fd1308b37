import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cx } from '../ui/core/cx';
import { Badge } from '../ui/display/badge';
import { Tooltip } from '../ui/overlays/tooltip';
import type { NavEntry } from './nav-items';

/** The class names of every row of the sidebar, collapsed to its icon or not. */
export function navClass(collapsed: boolean | undefined): string {
  return cx(
    'relative flex min-h-control items-center rounded-sm font-medium text-ink-2 no-underline transition-colors',
    'hover:bg-surface/60 hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-ink-3',
    'aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_0_0_1px_var(--rule)]',
    '[&>svg]:size-4.5 aria-[current]:[&>svg]:text-accent aria-disabled:[&>svg]:opacity-55',
    collapsed ? 'size-control justify-center' : 'w-full gap-3 px-2.5 text-left',
  );
}

/** A row of the sidebar. In the collapsed sidebar its name is a tooltip. */
export function NavLink({
  entry,
  collapsed,
  onNavigate,
}: {
  entry: NavEntry;
  collapsed?: boolean;
  onNavigate?: () => void;
}) {
  const { icon: Icon, label, next, count, isParent } = entry;
  const name = next ? `${label}: Next` : count ? `${label}: ${count} waiting` : label;
  const content = (
    <>
      <Icon aria-hidden />
      {collapsed ? <span className="sr-only">{name}</span> : <span className="truncate">{label}</span>}
      {(next || count) &&
        (collapsed ? (
          <span aria-hidden className="absolute top-1.5 right-1.5 size-1.5 rounded-full bg-accent" />
        ) : (
          <Badge tone="brass" className="ml-auto">
            {next ? 'Next' : count}
            {count && <span className="sr-only"> waiting</span>}
          </Badge>
        ))}
    </>
  );
  if (!entry.enabled) {
    return (
      <CollapsedTooltip name={label} collapsed={collapsed}>
        {/* Reachable by Tab so that screen readers announce its name and state; it leads nowhere. */}
        {/* biome-ignore lint/a11y/useSemanticElements: a link without an address cannot take the focus */}
        <span role="link" aria-disabled="true" tabIndex={0} className={navClass(collapsed)}>
          {content}
        </span>
      </CollapsedTooltip>
    );
  }
  return (
    <CollapsedTooltip name={name} collapsed={collapsed}>
      <Link
        to={entry.to}
        activeOptions={{ exact: !entry.includesSubscreens, includeSearch: false }}
        onClick={onNavigate}
        // The link of the screen itself is marked by the router.
        aria-current={isParent ? 'page' : undefined}
        className={navClass(collapsed)}
      >
        {content}
      </Link>
    </CollapsedTooltip>
  );
}

/** A tooltip with the name in the collapsed sidebar; in the expanded one the name is shown anyway. */
export function CollapsedTooltip({
  name,
  collapsed,
  children,
}: {
  name: ReactNode;
  collapsed: boolean | undefined;
  children: ReactNode;
}) {
  return collapsed ? (
    <Tooltip label={name} side="right">
      {children}
    </Tooltip>
  ) : (
    children
  );
}
