import { useCallback, useEffect, useRef, useState } from 'react';
import { LIMITS } from '@/shared/limits';
import { useEditor } from './context';
import { tellPutBack } from './put-back';

/**
 * A text while it is typed: kept here, so that a key renders this editor alone, and handed over after
 * 300 ms of rest, on leaving the field, and whenever someone saves.
 * @param stored the text in the profile; shown whenever nothing typed is waiting
 * @param push takes the text over; `group` names the typing of one visit to the field
 */
export function useFieldDraft(stored: string, push: (text: string, group: string) => void) {
  const { pushes, store } = useEditor();
  const [typed, setTyped] = useState<string | null>(null);
  const waiting = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
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
      waiting.current = text;
      visit.current.typed = true;
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, LIMITS.innerEditDebounce);
    },
    flush,
    /**
     * Puts back what stood there when the visit began. Nothing typed since: nothing to put back, whatever
     * came in from elsewhere meanwhile. What was typed stays a step behind, so that undo brings it back.
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
      if (changed) tellPutBack(store, store.undo);
      return changed;
    },
  };
}

const newGroup = () => crypto.getRandomValues(new Uint32Array(2)).join('-');

export type FieldDraft = ReturnType<typeof useFieldDraft>;
