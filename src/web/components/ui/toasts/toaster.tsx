import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../core/cx';
import { ToastItem } from './toast-item';
import { subscribeToasts, toastEntries } from './toast-queue';
import { useToastPlacement } from './use-toast-placement';

/**
 * Shows the messages of `toast()`. Mounted once, in the root route. It is rendered in the body, not in the page: an
 * open dialog makes the page inert, and only live regions outside it stay audible.
 */
export function Toaster() {
  const entries = useSyncExternalStore(subscribeToasts, toastEntries);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const region = useRef<HTMLElement>(null);
  const top = useToastPlacement(region, entries);
  const releaseToasts = () => {
    setHovered(false);
    setFocused(false);
  };
  useEffect(() => {
    // F6 moves between the regions of a window; here it focuses the toasts and their buttons.
    const focusToasts = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || toastEntries().length === 0) return;
      event.preventDefault();
      region.current?.focus();
    };
    window.addEventListener('keydown', focusToasts);
    return () => window.removeEventListener('keydown', focusToasts);
  }, []);
  return createPortal(
    <section
      ref={region}
      tabIndex={-1}
      aria-label="Messages"
      data-messages
      aria-live="polite"
      aria-relevant="additions"
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={cx(
        'fixed right-4 z-60 flex w-[min(24rem,calc(100vw-2rem))] flex-col items-end gap-2.5 outline-none md:right-6',
        // Below the sticky bars at the top, whose save state stays visible.
        top ? 'top-30' : 'bottom-[calc(var(--action-bar,0px)+var(--offline-notice,0px)+1rem)]',
      )}
    >
      {entries.map((entry) => (
        <ToastItem key={entry.id} entry={entry} paused={hovered || focused} onDismissed={releaseToasts} />
      ))}
    </section>,
    document.body,
  );
}
