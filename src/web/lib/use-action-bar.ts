import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a bar at the lower edge of the window: messages, notices and what takes the focus keep clear of it, by
 * `--action-bar`, its height as a CSS length.
 * @returns the ref of the bar
 */
export function useActionBar(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const tell = () => {
      const height = `${element.offsetHeight}px`;
      style.setProperty('--action-bar', height);
      style.setProperty('scroll-padding-bottom', `calc(${height} + 1rem)`);
    };
    tell();
    window.addEventListener('resize', tell);
    return () => {
      window.removeEventListener('resize', tell);
      style.removeProperty('--action-bar');
      style.removeProperty('scroll-padding-bottom');
    };
    // Whatever is said in it may need a line more.
  });
  return bar;
}
