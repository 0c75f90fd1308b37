/** One visit to the editor: what is edited, what is open, and the auto-save behind it. */
import type { SectionName } from '@/shared/profile';
import { type Autosave, createAutosave } from '../autosave/autosave';
import { mergeEntry } from '../autosave/entry';
import { createOutbox, waitingEntries } from '../autosave/outbox';
import type { Problem, Saved } from '../autosave/types';
import { createHistoryDoor, type HistoryDoor } from './history-door';
import { createOpenSection, type OpenSection } from './open-section';
import { createPushes, type Pushes } from './pushes';
import { sendSave } from './send';
import { createStore, type EditorStore } from './store';

export interface Editing {
  store: EditorStore;
  autosave: Autosave;
  open: OpenSection;
  pushes: Pushes;
  history: HistoryDoor;
  /** Takes up and sends what earlier pages in this browser could not. */
  resume(): void;
  /** Who holds the page's events at present: a page that is only rendered anew must not end the editing. */
  holder: object | null;
  /** Hands over what is being typed and sends everything. @returns whether the server has it all */
  flush(): Promise<boolean>;
}

export interface EditingOptions {
  userId: string;
  saved: Saved;
  onFailure: (problem: Problem) => void;
  /** The same section was changed elsewhere too; what stood there is in the history. */
  onConflict: (sections: SectionName[]) => void;
}

const newId = () => {
  // `randomUUID` is missing on plain http outside localhost.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

export function startEditing({ userId, saved, onFailure, onConflict }: EditingOptions): Editing {
  const pushes = createPushes();
  const tabId = newId();
  const autosave = createAutosave({
    saved,
    send: sendSave,
    outbox: createOutbox(localStorage, userId, tabId),
    newId,
    onMerged: (data, conflicts) => {
      store.receive(data);
      if (conflicts.length > 0) onConflict(conflicts);
    },
    onFailure,
  });
  const store = createStore(saved.data, autosave.change);
  return {
    store,
    autosave,
    open: createOpenSection(),
    pushes,
    history: createHistoryDoor(),
    holder: null,
    resume() {
      for (const { key, entry } of waitingEntries(localStorage, userId, tabId)) {
        const { merged, conflicts } = mergeEntry(entry, store.get());
        store.receive(merged);
        autosave.change(merged, conflicts.length > 0 ? 'replaced' : undefined);
        localStorage.removeItem(key);
        if (conflicts.length > 0) onConflict(conflicts);
      }
      if (autosave.getState().unsaved) void autosave.flush();
    },
    flush() {
      pushes.flush();
      return autosave.flush();
    },
  };
}
