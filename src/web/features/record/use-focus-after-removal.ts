import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of a section when the pressed button disappears with its row; otherwise the browser
 * would move it to the beginning of the page. Does nothing if the last focus was outside the section.
 * @param rows the ids of the rows that the section shows
 */
export function useFocusAfterRemoval(section: RefObject<HTMLElement | null>, rows: readonly string[]): void {
  const before = useRef(rows);
  const wasInside = useRef(false);
  useEffect(() => {
    const rememberFocus = ({ target }: FocusEvent) => {
      wasInside.current = section.current?.contains(target as Node) ?? false;
    };
    document.addEventListener('focusin', rememberFocus);
    return () => document.removeEventListener('focusin', rememberFocus);
  }, [section]);
  useEffect(() => {
    const isRemoved = before.current.some((id) => !rows.includes(id));
    if (isRemoved && wasInside.current && document.activeElement === document.body)
      section.current?.querySelector<HTMLElement>('h2')?.focus();
    before.current = rows;
  });
}
