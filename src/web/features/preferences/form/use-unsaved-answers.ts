import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { discardUnsavedAnswers, restoreUnsavedAnswers, storeUnsavedAnswers } from './unsaved-answers';
import type { FormValues } from './values';

/**
 * Stores the form's answers in this browser at every change, and starts with stored ones.
 * @param stored the saved answers, as the form's values
 */
export function useUnsavedAnswers(form: UseFormReturn<FormValues>, userId: string, stored: FormValues) {
  const [restored, setRestored] = useState(() => restoreUnsavedAnswers(userId, stored));
  const [kept, setKept] = useState(true);
  const base = useRef(stored);
  base.current = stored;
  const keep = useCallback(
    () => setKept(storeUnsavedAnswers(userId, base.current, form.getValues())),
    [form, userId],
  );
  useEffect(() => {
    if (restored) form.reset(restored, { keepDefaultValues: true });
    const { unsubscribe } = form.watch(keep);
    return unsubscribe;
  }, [form, keep]);
  return {
    /** Stores the present answers. */
    keep,
    /** Whether unsaved answers are in the browser's storage. */
    kept,
    /** Whether the form started with kept answers. */
    restored: restored !== null,
    discard() {
      discardUnsavedAnswers(userId);
      setRestored(null);
      form.reset(base.current);
    },
  };
}
