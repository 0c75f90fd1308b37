import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { LIMITS } from '@/shared/limits';
import { textExcess } from '@/shared/validation/text-excess';
import { keepSelection } from '@/web/lib/browser/kept-selection';
import { useEditor } from './context';
import { showRevertedToast } from './reverted-toast';
import { useTypedCopy } from './use-typed-copy';

/**
 * Holds the text of a field while it is typed, outside React's state, so that a key press renders nothing. The text
 * is passed to `push` after a pause in typing, at the latest after `innerEditMaxDelayMs`, on blur, and before each
 * save; until then the browser's storage has a copy of it.
 * @param stored the text in the profile, shown unless typed text is waiting
 * @param push stores the text; `group` identifies the typing of one visit to the field
 * @param options `mayRefuse`: `push` may refuse a text, such as an incomplete one, so it is only called at a pause,
 * and only accepted text is stored. `limit`: maximum characters that can be saved. `isEntry`: the text is an entry of a
 * list, whose time until the save counts from when it is passed to `push`, and not from the last key
 */
export function useFieldDraft(
  stored: string,
  push: (text: string, group: string) => void,
  {
    mayRefuse = false,
    limit = Number.POSITIVE_INFINITY,
    isEntry = true,
  }: { mayRefuse?: boolean; limit?: number; isEntry?: boolean } = {},
) {
  const { fieldFlush, store } = useEditor();
  const [, render] = useReducer((count: number) => count + 1, 0);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const waiting = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** When the first key of the waiting text was pressed, in milliseconds of the page's clock. */
  const firstKeyAt = useRef(0);
  /** When the last key of the waiting text was pressed, in milliseconds of the page's clock. */
  const lastKeyAt = useRef(0);
  const visit = useRef({ before: stored, group: '', typed: false });
  const latest = useRef(push);
  latest.current = push;
  const copy = useTypedCopy(() => {
    if (waiting.current !== null) latest.current(waiting.current, visit.current.group);
  });
  const settle = useRef(copy.settle);
  settle.current = copy.settle;

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (waiting.current === null) return;
    if (isEntry) settle.current();
    else fieldFlush.handOver(lastKeyAt.current, settle.current);
    waiting.current = null;
    render();
  }, [isEntry, fieldFlush]);

  useEffect(() => {
    const unregister = fieldFlush.add(flush);
    return () => {
      unregister();
      flush();
    };
  }, [fieldFlush, flush]);

  const text = () => waiting.current ?? stored;
  const excess = textExcess(text(), limit);
  const excessShown = useRef(excess);
  excessShown.current = excess;
  // With a `value` prop, React would render the field and rewrite its content at every key press.
  useLayoutEffect(() => {
    const restore = field.current && keepSelection(field.current, text());
    setFieldText(field.current, text());
    restore?.();
  });

  return {
    /** The ref for the field, by which its text is set instead of by `value`. */
    field,
    text,
    /** The message for a text over its limit, else `null`. */
    excess,
    /** Begins a visit to the field: remembers the text that `cancel` restores. */
    begin() {
      visit.current = { before: text(), typed: false, group: newGroup() };
    },
    /** Takes over the field's present text. If a caller passes a different one, the field shows it. */
    type(text: string) {
      if (waiting.current === null) firstKeyAt.current = performance.now();
      waiting.current = text;
      lastKeyAt.current = performance.now();
      visit.current.typed = true;
      setFieldText(field.current, text);
      if (textExcess(text, limit) !== excessShown.current) render();
      clearTimeout(timer.current);
      const remainingMs = firstKeyAt.current + LIMITS.innerEditMaxDelayMs - performance.now();
      timer.current = setTimeout(flush, Math.max(0, Math.min(LIMITS.innerEditDebounceMs, remainingMs)));
      if (!mayRefuse) copy.schedule();
    },
    flush,
    /**
     * Restores the text that the field had when it got the focus. If nothing was typed since, nothing is restored,
     * even if another tab changed the text. The typed text stays in the undo history.
     * @returns whether anything had changed
     */
    cancel(): boolean {
      const { before } = visit.current;
      if (!visit.current.typed) return false;
      const changed = (waiting.current ?? stored) !== before;
      flush();
      waiting.current = before;
      visit.current.group = newGroup();
      flush();
      if (changed) showRevertedToast(store, store.undo);
      return changed;
    },
  };
}

/** Setting an equal text would move the caret to its end. */
function setFieldText(field: { value: string } | null, text: string) {
  if (field && field.value !== text) field.value = text;
}

const newGroup = () => crypto.getRandomValues(new Uint32Array(2)).join('-');

export type FieldDraft = ReturnType<typeof useFieldDraft>;
