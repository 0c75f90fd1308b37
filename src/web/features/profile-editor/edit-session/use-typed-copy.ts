/** Copies the text of a field into the browser's storage while it is typed. */
import { useEffect, useRef } from 'react';
import { useEditor } from './context';

/** Minimum milliseconds from a key press to its copy: longer than it takes to render the key press. */
const MIN_COPY_DELAY_MS = 17;
/**
 * The pause after a copy, as a multiple of the time the copy took, so that a slow machine spends little time on
 * copies.
 */
const PAUSE_FACTOR = 4;

/**
 * Stores the text of a field from the first key on. Without this, a browser that is killed before the field is flushed
 * would lose it. Each copy is made after the frame that shows the key, so that no key press
 * waits for it; on a fast machine every key press gets a copy.
 * @param handOver applies the typed text as a change of the store
 */
export function useTypedCopy(handOver: () => void) {
  const { store, autosave } = useEditor();
  const latest = useRef(handOver);
  latest.current = handOver;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The time before which no further copy is made, in milliseconds of the page's clock. */
  const nextCopyAt = useRef(Number.NEGATIVE_INFINITY);
  const hasCopy = useRef(false);

  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => stop, []);

  return {
    /** Schedules a copy of the text, as it is when the copy is made. */
    schedule() {
      if (timer.current) return;
      timer.current = setTimeout(
        () => {
          timer.current = undefined;
          hasCopy.current = true;
          const began = performance.now();
          autosave.storeTyped(store.tryOut(latest.current));
          const ended = performance.now();
          nextCopyAt.current = ended + PAUSE_FACTOR * (ended - began);
        },
        Math.max(MIN_COPY_DELAY_MS, nextCopyAt.current - performance.now()),
      );
    },
    /** Flushes the text. If it was reverted since the last copy, the copy is replaced by the present state. */
    settle() {
      stop();
      const before = store.get();
      latest.current();
      if (hasCopy.current && store.get() === before) autosave.storeTyped(before);
      hasCopy.current = false;
    },
  };
}
