/** The state of the save indicator. 'saved' appears half a second after the commit, so that it does not flicker. */

import type { ComposedLine } from '@/shared/evidence/evidence-index';
import { deepEqual } from '@/shared/json/deep-equal';
import { LIMITS } from '@/shared/limits';
import type { AutosaveState, SaveProblemKind } from './types';

/** A state that begins as 'idle'; its setters are called by the auto-save alone. */
export function createStatus() {
  let state: AutosaveState = {
    phase: 'idle',
    savedAt: null,
    problem: null,
    message: null,
    lines: null,
    unsaved: false,
    kept: true,
    withheld: {},
  };
  let settle: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function set(change: Partial<AutosaveState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    note(next: Pick<AutosaveState, 'unsaved' | 'kept' | 'withheld'>) {
      const { unsaved, kept, withheld } = state;
      if (!deepEqual(next, { unsaved, kept, withheld })) set(next);
    },
    /** Called when no refused section is left. */
    confirmed() {
      if (state.lines) set({ lines: null });
    },
    /** Called when there is nothing to send, so that the last failure no longer matters. */
    idle() {
      if (state.phase === 'error' && state.problem === 'refused') {
        set({ phase: state.savedAt ? 'saved' : 'idle', problem: null, message: null });
      }
    },
    saving() {
      clearTimeout(settle);
      set({ phase: 'saving', problem: null, message: null });
    },
    /**
     * Called when a save has succeeded.
     * @param more whether a newer change is already waiting to be sent
     */
    saved(savedAt: Date, more: boolean) {
      set({ savedAt });
      clearTimeout(settle);
      if (!more) settle = setTimeout(() => set({ phase: 'saved' }), LIMITS.savedIndicatorDelayMs);
    },
    failed(problem: SaveProblemKind, message: string | null, lines: ComposedLine[] | null) {
      clearTimeout(settle);
      set({ phase: 'error', problem, message, lines: lines ?? state.lines });
    },
    dispose: () => clearTimeout(settle),
  };
}
