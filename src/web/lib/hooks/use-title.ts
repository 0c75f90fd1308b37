import { useEffect } from 'react';

/** Sets the window's title while a screen is shown; anything but text is ignored. */
export function useTitle(title: unknown): void {
  useEffect(() => {
    document.title = typeof title === 'string' && title ? `${title} · Quarterdeck` : 'Quarterdeck';
  }, [title]);
}
