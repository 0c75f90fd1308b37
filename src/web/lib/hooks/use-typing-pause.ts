import { useEffect, useState } from 'react';

/** Milliseconds without a key after which a person has paused in typing. */
const TYPING_PAUSE_MS = 1_000;

const isInTextField = () => document.activeElement?.matches(':read-write') ?? false;

/**
 * For a dialog that opens by itself: it would take the focus in the middle of a word, and the rest of what is typed
 * would go unseen into the dialog.
 * @returns whether the dialog may open: at once if the focus is in no text field, else after a pause in typing
 */
export function useTypingPause(): boolean {
  const [hasPaused, setPaused] = useState(() => !isInTextField());
  useEffect(() => {
    if (hasPaused) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waitAgain = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setPaused(true), TYPING_PAUSE_MS);
    };
    waitAgain();
    // On-screen keyboards send no usable `keydown`, and keys that move the caret no `input`.
    const events = ['keydown', 'input'] as const;
    for (const event of events) window.addEventListener(event, waitAgain, true);
    return () => {
      clearTimeout(timer);
      for (const event of events) window.removeEventListener(event, waitAgain, true);
    };
  }, [hasPaused]);
  return hasPaused;
}
