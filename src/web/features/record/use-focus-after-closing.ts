import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to a row when the form in it is closed, since the browser would move it to the beginning of the page.
 * @returns the ref of the row, which needs a `tabIndex`. On its buttons, typing on could press one.
 */
export function useFocusAfterClosing(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) row.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return row;
}
