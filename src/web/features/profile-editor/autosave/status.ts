/** The state of the save indicator. 'saved' appears a moment after the commit, so that it does not flicker. */

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
    storedInBrowser: true,
    withheld: {},
  };
  let savedTimer: ReturnType<typeof setTimeout> | undefined;
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
    update(next: Pick<AutosaveState, 'unsaved' | 'storedInBrowser' | 'withheld'>) {
      const { unsaved, storedInBrowser, withheld } = state;
      if (!deepEqual(next, { unsaved, storedInBrowser, withheld })) set(next);
    },
    /** Removes the unconfirmed lines; called when no refused section is left. */
    clearLines() {
      if (state.lines) set({ lines: null });
    },
    /** Removes the message of a refusal; called when there is nothing left to send. */
    clearRefusal() {
      if (state.phase === 'error' && state.problem === 'refused') {
        set({ phase: state.savedAt ? 'saved' : 'idle', problem: null, message: null });
      }
    },
    saving() {
      clearTimeout(savedTimer);
      set({ phase: 'saving', problem: null, message: null });
    },
    /**
     * Called when a save has succeeded.
     * @param isMoreWaiting whether a newer change is already waiting to be sent
     */
    saved(savedAt: Date, isMoreWaiting: boolean) {
      set({ savedAt });
      clearTimeout(savedTimer);
      if (!isMoreWaiting)
        savedTimer = setTimeout(() => set({ phase: 'saved' }), LIMITS.savedIndicatorDelayMs);
    },
    /** Called when a save has failed. @param refusal what the server said, if it refused the save */
    failed(problem: SaveProblemKind, refusal: { message?: string; lines?: ComposedLine[] }) {
      clearTimeout(savedTimer);
      set({ phase: 'error', problem, message: refusal.message ?? null, lines: refusal.lines ?? state.lines });
    },
    dispose: () => clearTimeout(savedTimer),
  };
}
