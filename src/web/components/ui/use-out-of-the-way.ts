import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

const CONTROL = 'a, button, input, textarea, select, label';
/** What a screen wants to be pressed next. */
const NEXT = 'main :is(button[type="submit"], button.bg-primary, a.bg-primary)';
/** Milliseconds between two looks at where the buttons are: a screen can come, and be scrolled, below a message. */
const LOOK_EVERY = 200;

/**
 * Messages stand over nothing one presses: where they would lie on the control that was pressed last, which is the one
 * to press again after a failure, or on the main button of the screen, they stand at the top.
 * @param region what holds the messages, in its usual place at the bottom until this says otherwise
 * @param messages those that are shown; they keep their place until the last of them is gone
 * @returns whether they stand at the top
 */
export function useOutOfTheWay(region: RefObject<HTMLElement | null>, messages: readonly unknown[]): boolean {
  const pressed = useRef<Element | null>(null);
  const [top, setTop] = useState(false);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (!(target instanceof Element) || region.current?.contains(target)) return;
      pressed.current = target.closest(CONTROL);
    };
    // A press of Enter or Space arrives as a click as well.
    window.addEventListener('click', note, true);
    return () => window.removeEventListener('click', note, true);
  }, [region]);
  useLayoutEffect(() => {
    if (messages.length === 0) return setTop(false);
    const look = () => {
      const inTheWay = [pressed.current, ...document.querySelectorAll(NEXT)];
      if (inTheWay.some((control) => overlap(region.current, control))) setTop(true);
    };
    look();
    const looking = setInterval(look, LOOK_EVERY);
    return () => clearInterval(looking);
  }, [region, messages]);
  return top;
}

function overlap(a: Element | null, b: Element | null): boolean {
  if (!a || !b?.isConnected) return false;
  const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
