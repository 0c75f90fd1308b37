import { useEffect } from 'react';

/** The title of the window while a screen is shown. What is not text is left out. */
export function useTitle(title: unknown): void {
  useEffect(() => {
    document.title = typeof title === 'string' && title ? `${title} · Quarterdeck` : 'Quarterdeck';
  }, [title]);
}
