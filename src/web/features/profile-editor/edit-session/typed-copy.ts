/** The copy in the browser of a text that is still typed. */
import { useEffect, useRef } from 'react';
import { useEditor } from './context';

/** Milliseconds: longer than a key takes to be shown. */
const FRAME = 17;
/** How many times the duration of a copy passes before the next one, so that copies take little of a slow machine. */
const PAUSE = 4;

/**
 * Keeps a text in the browser from its first key on, long before it is handed over: a browser that is killed within
 * these 300 ms would lose it. Each copy is made after the frame that shows the key, so no key waits for it; on a machine
 * that makes them quickly, one is made for each key.
 * @param handOver hands the typed text over, as a change of the store
 */
export function useTypedCopy(handOver: () => void) {
  const { store, autosave } = useEditor();
  const latest = useRef(handOver);
  latest.current = handOver;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Before that no other copy is made, in milliseconds of the page's clock. */
  const next = useRef(Number.NEGATIVE_INFINITY);
  const isMade = useRef(false);

  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => stop, []);

  return {
    /** Makes a copy soon: of the text as it is then. */
    schedule() {
      if (timer.current) return;
      timer.current = setTimeout(
        () => {
          timer.current = undefined;
          isMade.current = true;
          const began = performance.now();
          autosave.keepTyped(store.tryOut(latest.current));
          const ended = performance.now();
          next.current = ended + PAUSE * (ended - began);
        },
        Math.max(FRAME, next.current - performance.now()),
      );
    },
    /** Hands the text over. A copy of words that were taken back meanwhile is replaced by what there is. */
    settle() {
      stop();
      const before = store.get();
      latest.current();
      if (isMade.current && store.get() === before) autosave.keepTyped(before);
      isMade.current = false;
    },
  };
}
