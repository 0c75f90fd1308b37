import type { CareerRecord, EditedRecord } from '@/shared/record/career-record';

export interface SavingState {
  phase: 'idle' | 'saving' | 'saved' | 'error';
  savedAt: Date | null;
  problem: 'offline' | 'failed' | 'signed-out' | 'refused' | null;
  /** Whether some edits are not saved yet: on the server, or for a guest in the browser. */
  unsaved: boolean;
  /** Whether unsaved edits are in the browser's storage, so that closing the page does not lose them. */
  kept: boolean;
  /** Whether a text exceeds its limit: it stays here until it is shorter, and everything else is saved. */
  tooLong: boolean;
}

/** A record while it is edited, stored by the browser or the server. */
export interface RecordEditing {
  get(): CareerRecord;
  subscribe(listener: () => void): () => void;
  change(edits: EditedRecord): void;
  getSaving(): SavingState;
  /**
   * Sends everything unsaved.
   * @returns whether everything is saved
   */
  flush(): Promise<boolean>;
  /**
   * Connects it to events of the page.
   * @returns a function that disconnects it
   */
  watch(): () => void;
}
