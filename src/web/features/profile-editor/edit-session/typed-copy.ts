/** The copy in the browser of a text that is still typed. */
import { useEffect, useRef } from 'react';
import { LIMITS } from '@/shared/limits';
import { useEditor } from './context';

/** Milliseconds: longer than a key takes to be shown. */
const FRAME = 17;

/**
 * Keeps a text in the browser from its first key on, long before it is handed over: a browser that is killed within
 * these 300 ms would lose it. Each copy is made after the frame that shows the key, so no key waits for it.
 * @param handOver hands the typed text over, as a change of the store
 */
export function useTypedCopy(handOver: () => void) {
  const { store, autosave } = useEditor();
  const latest = useRef(handOver);
  latest.current = handOver;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** When the last copy was made, in milliseconds of the page's clock. */
  const madeAt = useRef(Number.NEGATIVE_INFINITY);
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
      const wait = madeAt.current + LIMITS.typedCopyEvery - performance.now();
      timer.current = setTimeout(
        () => {
          timer.current = undefined;
          isMade.current = true;
          madeAt.current = performance.now();
          autosave.keepTyped(store.tryOut(latest.current));
        },
        Math.max(FRAME, wait),
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
