import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { SCREEN_LIMITS } from '@/shared/screen-limits';

export interface TooltipProps {
  /** The tooltip's text. The control needs an accessible name of its own, since not everybody sees the tooltip. */
  label: ReactNode;
  side?: Side;
  /** The control it belongs to. */
  children: ReactNode;
  disabled?: boolean;
}

type Side = 'top' | 'right';

/** How long a tooltip stays after the pointer has left its control, so that the pointer can reach the tooltip. */
const CLOSE_DELAY_MS = 100;

/** A tooltip that shows after a moment of hover, or at once on keyboard focus. Escape hides it. */
export function Tooltip({ label, side = 'top', children, disabled }: TooltipProps) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const setAnchorAfter = (delayMs: number, next: Element | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(next), delayMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!anchor) return;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setAnchor(null);
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [anchor]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has no box of its own; it listens to the control inside
    <span
      className="contents"
      onPointerEnter={(event) =>
        event.pointerType !== 'touch' &&
        setAnchorAfter(SCREEN_LIMITS.tooltipDelayMs, event.currentTarget.firstElementChild)
      }
      onPointerLeave={() => setAnchorAfter(CLOSE_DELAY_MS, null)}
      onPointerDown={() => setAnchorAfter(0, null)}
      onFocus={(event) => event.target.matches(':focus-visible') && setAnchorAfter(0, event.target)}
      onBlur={() => setAnchorAfter(0, null)}
    >
      {children}
      {anchor &&
        !disabled &&
        createPortal(<TooltipBox label={label} side={side} anchor={anchor} />, document.body)}
    </span>
  );
}

/** Distance between the tooltip and its control, and its minimum distance from the edge of the window. */
const GAP_PX = 8;

function TooltipBox({ label, side, anchor }: { label: ReactNode; side: Side; anchor: Element }) {
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { width, height } = tip.current!.getBoundingClientRect();
    const { left, right, top, bottom } = anchor.getBoundingClientRect();
    const above = top - height - GAP_PX;
    const [x, y] =
      side === 'right'
        ? [right + GAP_PX, (top + bottom - height) / 2]
        : // Below the control if there is no room above it.
          [(left + right - width) / 2, above < GAP_PX ? bottom + GAP_PX : above];
    tip.current!.style.left = `${clamp(x, innerWidth - width)}px`;
    tip.current!.style.top = `${clamp(y, innerHeight - height)}px`;
  }, [anchor, side]);
  return (
    <div
      ref={tip}
      role="tooltip"
      className="fixed z-70 w-max max-w-64 rounded-sm bg-ink px-2.5 py-[0.3125rem] font-medium text-paper text-xs transition-opacity starting:opacity-0"
    >
      {label}
    </div>
  );
}

const clamp = (value: number, room: number) => Math.max(GAP_PX, Math.min(value, room - GAP_PX));
