import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ToastItem } from './toast-item';
import { subscribeToasts, toastEntries } from './toast-queue';

/**
 * Shows the messages of `toast()`. Mounted once, in the root route. It lies in the body, not in the page: an open
 * dialog silences the page, and live regions of the body alone stay audible.
 */
export function Toaster() {
  const entries = useSyncExternalStore(subscribeToasts, toastEntries);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const region = useRef<HTMLElement>(null);
  const letGo = () => {
    setHovered(false);
    setFocused(false);
  };
  useEffect(() => {
    // F6 goes round the regions of a window; here it leads to the messages and their buttons.
    const reach = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || toastEntries().length === 0) return;
      event.preventDefault();
      region.current?.focus();
    };
    window.addEventListener('keydown', reach);
    return () => window.removeEventListener('keydown', reach);
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
      className="fixed right-4 bottom-[calc(var(--action-bar,0px)+var(--offline-notice,0px)+1rem)] z-60 flex w-[min(24rem,calc(100vw-2rem))] flex-col items-end gap-2.5 outline-none md:right-6"
    >
      {entries.map((entry) => (
        <ToastItem key={entry.id} entry={entry} held={hovered || focused} onGone={letGo} />
      ))}
    </section>,
    document.body,
  );
}
