import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Milliseconds without a key after which a person has paused in typing. */
const TYPING_PAUSE_MS = 1_000;

/** Keys that change a text without writing a character. An input method reports `Process`, an accent `Dead`. */
const EDITING_KEYS = new Set(['Backspace', 'Delete', 'Enter', 'Dead', 'Process', 'Unidentified']);

const focusedTextField = () =>
  document.activeElement?.matches(':read-write') ? (document.activeElement as HTMLElement) : null;

/** Whether a key changes a text. With Ctrl or Cmd only pasting does: the others would need the field's selection. */
const continuesText = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  ctrlKey || metaKey ? key.toLowerCase() === 'v' : key.length === 1 || EDITING_KEYS.has(key);

/** The field that was typed into last, if it was removed with the focus in it. */
const removedField = (typedInto: TypedInto | undefined) => {
  const field = typedInto?.current;
  return field && !field.isConnected && document.activeElement === document.body ? field : null;
};

/** A ref to the element of the last `input` event of the page. */
export type TypedInto = RefObject<HTMLElement | null>;

/** The properties of an element for the initial focus, in no field and on no button. */
export interface FocusTarget {
  ref: RefObject<HTMLSpanElement | null>;
  tabIndex: -1;
  className: string;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * For a dialog that opens by itself: with the focus in a field of its own it would take what the person types on,
 * unseen, in the middle of a word or after a thought.
 * @param typedInto if its field was removed while it had the focus, the person may still be typing
 * @returns `hasPaused`: whether the dialog may be open: at once if nobody is typing, else after each pause in typing;
 * `isInterrupting`: whether it opens while a text field has the focus or was removed with it. `focusTarget` has to take
 * the focus then: if the person types on, the dialog closes and the key goes into the text field, if that is there
 */
export function useTypingPause(typedInto?: TypedInto) {
  const ref = useRef<HTMLSpanElement>(null);
  const interruptedField = () => focusedTextField() ?? removedField(typedInto);
  const field = useRef(interruptedField());
  const [hasPaused, setPaused] = useState(!field.current);
  useEffect(() => {
    if (hasPaused) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waitAgain = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        field.current = interruptedField();
        setPaused(true);
      }, TYPING_PAUSE_MS);
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
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || !continuesText(event) || !field.current?.isConnected) return;
    // The browser writes the key's character into the element that has the focus after this event.
    flushSync(() => setPaused(false));
    field.current.focus();
  };
  const focusTarget: FocusTarget = { ref, tabIndex: -1, className: 'outline-none', onKeyDown };
  return { hasPaused, isInterrupting: field.current !== null, focusTarget };
}
