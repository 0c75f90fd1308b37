import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a bar at the lower edge of the window: sets its height as `--action-bar`, so that toasts, notices and focused
 * elements keep clear of it.
 * @returns the ref of the bar
 */
export function useActionBar(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  // After every render, since a message in it may need another line.
  useLayoutEffect(() => setHeight(bar.current));
  useLayoutEffect(() => {
    const onResize = () => setHeight(bar.current);
    window.addEventListener('resize', onResize);
    return () => {
      window.removeEventListener('resize', onResize);
      setHeight(null);
    };
  }, []);
  return bar;
}

/** Sets the height of the bar, or removes it. A bar that is rendered again keeps it, for what is scrolled meanwhile. */
function setHeight(bar: HTMLElement | null) {
  const { style } = document.documentElement;
  const height = bar && `${bar.offsetHeight}px`;
  style.setProperty('--action-bar', height);
  style.setProperty('scroll-padding-bottom', height && `calc(${height} + 1rem)`);
}
