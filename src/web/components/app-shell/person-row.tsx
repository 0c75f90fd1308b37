import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { cx } from '../ui/core/cx';
import { Avatar } from '../ui/display/avatar';
import { FoldedTooltip } from './nav-link';

export interface SignedInPerson {
  name: string;
  email: string;
  picture?: string;
}

export interface PersonRowProps {
  person: SignedInPerson;
  folded?: boolean;
  /** Whether it leads to the data export and account deletion, because Settings is not open yet. */
  door: boolean;
  onFollow?: () => void;
}

/** The signed-in person, at the sidebar's foot. */
export function PersonRow({ person, folded, door, onFollow }: PersonRowProps) {
  const looks = cx(
    'flex min-w-0 items-center gap-2.5 rounded-sm text-ink no-underline',
    folded ? 'p-1' : 'px-2.5 py-1.5',
  );
  const content = (
    <>
      <Avatar name={person.name} src={person.picture} size="sm" decorative={!folded} />
      {!folded && (
        <span className="grid min-w-0 flex-1 leading-snug">
          <span className="truncate font-[550] text-sm">{person.name}</span>
          <span className="truncate text-ink-3 text-xs">{person.email}</span>
        </span>
      )}
    </>
  );
  return (
    <div className="mt-2 border-rule border-t pt-1.5">
      {door ? (
        <FoldedTooltip name="Your data" folded={folded}>
          <Link
            to="/your-data"
            title={folded ? undefined : 'Your data'}
            onClick={onFollow}
            className={cx(looks, 'transition-colors hover:bg-surface/60')}
          >
            {content}
            <span className="sr-only">Your data</span>
            {!folded && <ChevronRight aria-hidden className="size-4 text-ink-3" strokeWidth={1.6} />}
          </Link>
        </FoldedTooltip>
      ) : (
        <div className={looks}>{content}</div>
      )}
    </div>
  );
}
