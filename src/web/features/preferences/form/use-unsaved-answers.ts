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
  const [isStored, setStored] = useState(true);
  const base = useRef(stored);
  base.current = stored;
  const store = useCallback(
    () => setStored(storeUnsavedAnswers(userId, base.current, form.getValues())),
    [form, userId],
  );
  useEffect(() => {
    if (restored) form.reset(restored, { keepDefaultValues: true });
    const { unsubscribe } = form.watch(store);
    return unsubscribe;
  }, [form, store]);
  return {
    /** Stores the answers as they are in the form now. */
    store,
    /** Whether a reload would find the answers: false if the browser could not store the last change. */
    isStored,
    /** Whether the form started with unsaved answers of an earlier visit, which have not been discarded. */
    restored: restored !== null,
    discard() {
      discardUnsavedAnswers(userId);
      setRestored(null);
      form.reset(base.current);
    },
  };
}
