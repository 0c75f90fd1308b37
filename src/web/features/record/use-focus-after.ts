import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a section whose pressed button went away with its row: it moves to the heading, not to the
 * beginning of the page. A section in which nothing was pressed leaves it alone.
 * @param count the rows of the section
 */
export function useFocusAfterRemoval(section: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  const wasInside = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasInside.current = section.current?.contains(target as Node) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [section]);
  useEffect(() => {
    if (count < before.current && wasInside.current && document.activeElement === document.body)
      section.current?.querySelector<HTMLElement>('h2')?.focus();
    before.current = count;
  }, [count, section]);
}
