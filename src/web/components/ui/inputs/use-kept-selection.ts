import { useLayoutEffect } from 'react';
import { keepSelection } from '@/web/lib/browser/kept-selection';

/**
 * Keeps the selection of a controlled text field in its place when its text is replaced otherwise than by typing, for
 * instance by what another device has saved.
 * @param id the id of the field
 */
export function useKeptSelection(id: string, value: unknown): void {
  // Read while rendering, since React sets the field's text before any effect.
  const field = document.activeElement as HTMLInputElement | null;
  const restore = field?.id === id && typeof value === 'string' ? keepSelection(field, value) : undefined;
  useLayoutEffect(() => restore?.());
}
