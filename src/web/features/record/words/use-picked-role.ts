import type { TextLine } from '@/shared/record/document-text';
import { useStoredInput } from '@/web/lib/unsaved-input/use-stored-input';
import { parseDates, type TypedDates, typedDatesOf } from '../edits/dates-field';
import { otherTarget, type PickedRole, type PickTarget, pressWord, type WordPlace } from './picks';

/**
 * State of a role that is being picked from a file or typed, kept in this browser until it is applied.
 * @param storageKey key under which the browser stores the input
 */
export function usePickedRole(storageKey: string, lines: readonly TextLine[], initial: PickedRole) {
  const form = useStoredInput(storageKey, { role: initial, typed: typedDatesOf(initial.dates) });
  const { role, typed } = form.value;
  const dates = parseDates(typed);
  return {
    role,
    typed,
    /** The typed dates; `null` if one of the texts is not a date. */
    dates,
    press(word: WordPlace) {
      const next = pressWord(lines, role, word);
      form.set({
        role: next,
        typed: next.picks.dates === role.picks.dates ? typed : typedDatesOf(next.dates),
      });
    },
    setTarget(target: PickTarget) {
      if (role.target !== target) form.set({ role: { ...role, target }, typed });
    },
    type(target: PickTarget, text: string) {
      // A typed text has no position in the file, so its picks are removed.
      const next = role.picks[otherTarget(target)].length > 0 ? null : otherTarget(target);
      const picks = { ...role.picks, [target]: [] };
      form.set({ role: { ...role, [target]: text, picks, target: next, last: target }, typed });
    },
    typeDates(next: TypedDates) {
      form.set({ role, typed: next });
    },
    drop: form.drop,
  };
}

export type PickingRole = ReturnType<typeof usePickedRole>;
