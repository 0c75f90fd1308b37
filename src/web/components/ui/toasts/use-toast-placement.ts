import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

const CONTROL_SELECTOR = 'a, button, input, textarea, select, label';
/** The controls that a screen most likely expects to be pressed next. */
const NEXT_CONTROL_SELECTOR = 'main :is(button[type="submit"], button.bg-primary, a.bg-primary)';
/** Interval of checking the controls' positions: a screen may appear, or be scrolled, below a message. */
const CHECK_INTERVAL_MS = 200;

/**
 * Keeps messages from covering a control that is about to be pressed. They move to the top of the window if they
 * would overlap the control that was pressed last, which is the one to press again after a failure, or the main
 * button of the screen.
 * @param region the container of the messages, which is at the bottom until this returns true
 * @param messages the visible messages; once they are at the top, they stay there until the last of them is gone
 * @returns whether the messages belong at the top
 */
export function useToastPlacement(
  region: RefObject<HTMLElement | null>,
  messages: readonly unknown[],
): boolean {
  const pressedControl = useRef<Element | null>(null);
  const [atTop, setTop] = useState(false);
  useEffect(() => {
    const rememberPressed = ({ target }: Event) => {
      if (!(target instanceof Element) || region.current?.contains(target)) return;
      pressedControl.current = target.closest(CONTROL_SELECTOR);
    };
    // Pressing Enter or Space also fires a click event.
    window.addEventListener('click', rememberPressed, true);
    return () => window.removeEventListener('click', rememberPressed, true);
  }, [region]);
  useLayoutEffect(() => {
    if (messages.length === 0) return setTop(false);
    const check = () => {
      const controls = [pressedControl.current, ...document.querySelectorAll(NEXT_CONTROL_SELECTOR)];
      if (controls.some((control) => overlap(region.current, control))) setTop(true);
    };
    check();
    const timer = setInterval(check, CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [region, messages]);
  return atTop;
}

function overlap(a: Element | null, b: Element | null): boolean {
  if (!a || !b?.isConnected) return false;
  const [rectA, rectB] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
  return (
    rectA.left < rectB.right &&
    rectB.left < rectA.right &&
    rectA.top < rectB.bottom &&
    rectB.top < rectA.bottom
  );
}
