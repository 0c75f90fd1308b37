import { useCallback, useEffect, useRef, useState } from 'react';
import { LIMITS } from '@/shared/limits';
import { useEditor } from './context';
import { showRevertedToast } from './reverted-toast';

/**
 * A text while it is typed: local state, so that a key press renders this editor alone, and handed over after 300 ms
 * without typing, after a second of it, on leaving the field, and before any save.
 * @param stored the text in the profile; shown whenever nothing typed is waiting
 * @param push takes the text over; `group` names the typing of one visit to the field
 */
export function useFieldDraft(stored: string, push: (text: string, group: string) => void) {
  const { pushes, store } = useEditor();
  const [typed, setTyped] = useState<string | null>(null);
  const waiting = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** When what waits was first typed, in milliseconds of the page's clock. */
  const since = useRef(0);
  const visit = useRef({ before: stored, group: '', typed: false });
  const latest = useRef(push);
  latest.current = push;

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (waiting.current === null) return;
    latest.current(waiting.current, visit.current.group);
    waiting.current = null;
    setTyped(null);
  }, []);

  useEffect(() => {
    const forget = pushes.add(flush);
    return () => {
      forget();
      flush();
    };
  }, [pushes, flush]);

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
