import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../core/cx';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement<Record<string, unknown>>;
  /** The popover's heading, which is also its accessible name. */
  title?: ReactNode;
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
}

/** A popover at its button. Escape, a click outside and Tab past its end close it. */
export function Popover({
  trigger,
  title,
  children,
  side = 'bottom',
  align = 'start',
  className,
  ...state
}: PopoverProps) {
  return (
    <Base.Root {...state}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={6} collisionPadding={12} className="z-40">
          <Base.Popup
            className={cx(
              'w-84 max-w-[calc(100vw-1.5rem)] rounded-md border border-rule-strong bg-surface px-4 pt-3.5 pb-3 text-sm leading-normal shadow-2 outline-none',
              'origin-(--transform-origin) transition-[opacity,scale] data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0',
              className,
            )}
          >
            {title && (
              <Base.Title render={<p />} className="font-semibold text-ink">
                {title}
              </Base.Title>
            )}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
