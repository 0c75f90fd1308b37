import { useEffect } from 'react';

/** Sets the window's title; it is the product's name alone if `title` is empty or no text. */
export function useTitle(title: unknown): void {
  useEffect(() => {
    document.title = typeof title === 'string' && title ? `${title} · Quarterdeck` : 'Quarterdeck';
  }, [title]);
}
