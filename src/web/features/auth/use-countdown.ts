import { useEffect, useState } from 'react';

/** Milliseconds between two renderings of a running countdown. */
const TICK_MS = 250;

/** Returns the remaining seconds of a countdown, 0 if none is running, and a function that starts it. */
export function useCountdown(): [number, (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1_000));
  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), TICK_MS);
    return () => clearTimeout(timer);
    // Without dependencies: each tick renders anew, which starts the next one.
  });
  return [
    secondsLeft,
    (seconds) => {
      setNow(Date.now());
      setEndsAt(Date.now() + seconds * 1_000);
    },
  ];
}
