import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a bar at the lower edge of the window: sets its height as `--action-bar`, so that toasts, notices and focused
 * elements keep clear of it.
 * @returns the ref of the bar
 */
export function useActionBar(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const setHeight = () => {
      const height = `${element.offsetHeight}px`;
      style.setProperty('--action-bar', height);
      style.setProperty('scroll-padding-bottom', `calc(${height} + 1rem)`);
    };
    setHeight();
    window.addEventListener('resize', setHeight);
    return () => {
      window.removeEventListener('resize', setHeight);
      style.removeProperty('--action-bar');
      style.removeProperty('scroll-padding-bottom');
    };
    // Updated after every render, since a message in it may need another line.
  });
  return bar;
}
