/** Opening text by a click on it. The pencils do the same for a keyboard. */
import type { MouseEvent } from 'react';

/** A click on the text itself: on nothing that has a use of its own, and not the end of marking some of it. */
export function isTextClick({ target, currentTarget }: MouseEvent): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  if (target.closest('a, button, input, label, [role="tab"]')) return false;
  return window.getSelection()?.isCollapsed ?? true;
}

/** The field whose text was clicked, by the `data-field` of the text. */
export const clickedField = ({ target }: MouseEvent): string | null =>
  (target as Element).closest('[data-field]')?.getAttribute('data-field') ?? null;
