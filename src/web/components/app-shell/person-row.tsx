import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { cx } from '../ui/core/cx';
import { Avatar } from '../ui/display/avatar';
import { CollapsedTooltip } from './nav-link';

export interface SignedInPerson {
  name: string;
  email: string;
  picture?: string;
}

export interface PersonRowProps {
  person: SignedInPerson;
  collapsed?: boolean;
  /** Whether it leads to the data export and account deletion, because Settings is not open yet. */
  linksToYourData: boolean;
  onNavigate?: () => void;
}

/** The signed-in person, at the sidebar's foot. */
export function PersonRow({ person, collapsed, linksToYourData, onNavigate }: PersonRowProps) {
  const rowClass = cx(
    'flex min-w-0 items-center gap-2.5 rounded-sm text-ink no-underline',
    collapsed ? 'p-1' : 'px-2.5 py-1.5',
  );
  const content = (
    <>
      <Avatar name={person.name} src={person.picture} size="sm" decorative={!collapsed} />
      {!collapsed && (
        <span className="grid min-w-0 flex-1 leading-snug">
          <span className="truncate font-emphasis text-sm">{person.name}</span>
          <span className="truncate text-ink-3 text-xs">{person.email}</span>
        </span>
      )}
    </>
  );
  return (
    <div className="mt-2 border-rule border-t pt-1.5">
      {linksToYourData ? (
        <CollapsedTooltip name="Your data" collapsed={collapsed}>
          <Link
            to="/your-data"
            title={collapsed ? undefined : 'Your data'}
            onClick={onNavigate}
            className={cx(rowClass, 'transition-colors hover:bg-surface/60')}
          >
            {content}
            <span className="sr-only">Your data</span>
            {!collapsed && <ChevronRight className="size-4 text-ink-3" />}
          </Link>
        </CollapsedTooltip>
      ) : (
        <div className={rowClass}>{content}</div>
      )}
    </div>
  );
}
