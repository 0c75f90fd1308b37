import { useCallback, useEffect, useRef, useState } from 'react';
import { LIMITS } from '@/shared/limits';
import { useEditor } from './context';
import { showRevertedToast } from './reverted-toast';
import { useTypedCopy } from './typed-copy';

/**
 * A text while it is typed: local state, so that a key press renders this editor alone, and handed over after 300 ms
 * without typing, after a second of it, on leaving the field, and before any save. The browser keeps a copy from the
 * first key on.
 * @param stored the text in the profile; shown whenever nothing typed is waiting
 * @param push takes the text over; `group` names the typing of one visit to the field
 * @param judges `push` refuses some texts: it is asked at a pause alone, and the browser keeps what it took over
 */
export function useFieldDraft(stored: string, push: (text: string, group: string) => void, judges = false) {
  const { fieldFlush, store } = useEditor();
  const [typed, setTyped] = useState<string | null>(null);
  const waiting = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** When what waits was first typed, in milliseconds of the page's clock. */
  const since = useRef(0);
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
    settle.current();
    waiting.current = null;
    setTyped(null);
  }, []);

  useEffect(() => {
    const forget = fieldFlush.add(flush);
    return () => {
      forget();
      flush();
    };
  }, [fieldFlush, flush]);

  return {
    text: typed ?? stored,
    /** Begins a visit: what `cancel` goes back to. */
    begin() {
      visit.current = { before: typed ?? stored, typed: false, group: newGroup() };
    },
    type(text: string) {
      if (waiting.current === null) since.current = performance.now();
      waiting.current = text;
      visit.current.typed = true;
      setTyped(text);
      clearTimeout(timer.current);
      const left = since.current + LIMITS.innerEditAtMost - performance.now();
      timer.current = setTimeout(flush, Math.max(0, Math.min(LIMITS.innerEditDebounce, left)));
      if (!judges) copy.schedule();
    },
    flush,
    /**
     * Restores the text that the field had when it got the focus. If nothing was typed since, nothing is restored,
     * even where another tab changed the text. The typed text stays in the undo history.
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

const newGroup = () => crypto.getRandomValues(new Uint32Array(2)).join('-');

export type FieldDraft = ReturnType<typeof useFieldDraft>;
