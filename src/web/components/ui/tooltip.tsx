import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { LIMITS } from '@/shared/limits';

export interface TooltipProps {
  /** Names the thing. Never the only place where something is said. */
  label: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The control it belongs to; it must take a ref and focus. */
  children: ReactElement<Record<string, unknown>>;
  disabled?: boolean;
}

/** A name that shows after 200 ms of hover, or at once on focus. */
export function Tooltip({ label, side = 'top', children, disabled }: TooltipProps) {
  return (
    <Base.Root disabled={disabled}>
      <Base.Trigger delay={LIMITS.tooltipDelay} render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} className="z-50">
          <Base.Popup className="rounded-sm bg-ink px-2.5 py-[0.3125rem] font-medium text-paper text-xs transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            {label}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
