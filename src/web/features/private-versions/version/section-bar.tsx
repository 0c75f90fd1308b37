import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { IconButton } from '@/web/components/ui/buttons/button';
import { cx } from '@/web/components/ui/core/cx';

interface SectionBarProps {
  heading: string;
  /** How much of the section is shown, as '3 of 5 lines'. */
  amount: string;
  grip?: ReactNode;
  eye?: ReactNode;
  hidden?: boolean;
  children: ReactNode;
}

/** A row of the list of sections, collapsed until it is opened. */
export function SectionBar({ heading, amount, grip, eye, hidden, children }: SectionBarProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const isExpanded = open && !hidden;
  return (
    <>
      <div className="version-bar">
        <span className="version-grip">{grip}</span>
        <p className="min-w-0">
          <b>{heading}</b>
          <span className="version-amount">{amount}</span>
        </p>
        {hidden ? (
          <span className="version-hidden">Hidden here</span>
        ) : (
          <IconButton
            label={`${open ? 'Close' : 'Open'} ${heading}`}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            <ChevronDown className={cx('transition-transform', open && 'rotate-180')} />
          </IconButton>
        )}
        <span className="size-control-sm">{eye}</span>
      </div>
      {isExpanded && (
        <div id={id} className="pb-4 pl-9 max-md:pl-3">
          {children}
        </div>
      )}
    </>
  );
}
