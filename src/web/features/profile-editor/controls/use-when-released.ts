import { useEffect, useRef, useState } from 'react';

/**
 * A value that moves what is on the page, held back while a pointer is pressed: a press begins by taking the focus
 * from a field, which flushes its text, and must still hit its target when the pointer is released.
 */
export function useWhenReleased<T>(value: T): T {
  const [releasedValue, setReleasedValue] = useState(value);
  const latest = useRef(value);
  latest.current = value;
  const isPressed = useRef(false);
  useEffect(() => {
    const holdValue = () => {
      isPressed.current = true;
    };
    // After the click, which follows in the same task.
    const release = () =>
      setTimeout(() => {
        isPressed.current = false;
        setReleasedValue(latest.current);
      });
    window.addEventListener('pointerdown', holdValue, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    return () => {
      window.removeEventListener('pointerdown', holdValue, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
    };
  }, []);
  useEffect(() => {
    if (!isPressed.current) setReleasedValue(value);
  }, [value]);
  return releasedValue;
}
