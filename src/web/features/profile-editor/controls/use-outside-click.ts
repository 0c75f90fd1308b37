import { type RefObject, useEffect, useRef } from 'react';

/** Popups and toasts are rendered in portals, outside the section they belong to. */
const FLOATING_SELECTOR = '[data-base-ui-portal], [data-messages], [role="dialog"], [role="alertdialog"]';

/**
 * Calls back for a click that began and ended outside an element. On click, not on pointer down: closing moves what is
 * below, and the press must still hit its target.
 */
export function useOutsideClick(
  inside: RefObject<HTMLElement | null>,
  active: boolean,
  onOutside: () => void,
) {
  const latest = useRef(onOutside);
  latest.current = onOutside;
  useEffect(() => {
    if (!active) return;
    let beganInside = false;
    const isInside = ({ target }: Event) =>
      !(target instanceof Element) ||
      Boolean(inside.current?.contains(target)) ||
      target.closest(FLOATING_SELECTOR) !== null;
    const rememberStart = (event: Event) => {
      beganInside = isInside(event);
    };
    const click = (event: Event) => {
      if (!beganInside && !isInside(event)) latest.current();
      beganInside = false;
    };
    document.addEventListener('pointerdown', rememberStart, true);
    document.addEventListener('click', click, true);
    return () => {
      document.removeEventListener('pointerdown', rememberStart, true);
      document.removeEventListener('click', click, true);
    };
  }, [active, inside]);
}
