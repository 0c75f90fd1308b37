/** Recognises clicks on text, which open it for editing; keyboard users have the edit buttons. */
import type { MouseEvent } from 'react';

/** Whether it is a click on the text itself: not on an interactive element, and not the end of a selection. */
export function isTextClick({ target, currentTarget }: MouseEvent): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  if (target.closest('a, button, input, label, [role="tab"]')) return false;
  return window.getSelection()?.isCollapsed ?? true;
}

/** The field whose text was clicked, by the `data-field` of the text. */
export const clickedField = ({ target }: MouseEvent): string | null =>
  (target as Element).closest('[data-field]')?.getAttribute('data-field') ?? null;
