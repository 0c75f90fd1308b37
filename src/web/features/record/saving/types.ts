import type { CareerRecord, EditedRecord } from '@/shared/record';

export interface SavingState {
  phase: 'idle' | 'saving' | 'saved' | 'error';
  savedAt: Date | null;
  problem: 'offline' | 'failed' | 'signed-out' | 'refused' | null;
  /** Some edits are not saved yet: on the server, or for a guest in the browser. */
  unsaved: boolean;
  /** Whether unsaved edits are in the browser's storage, so that closing the page does not lose them. */
  kept: boolean;
  /** A text is over its limit: it waits here until it is shorter, and nothing else waits for it. */
  tooLong: boolean;
}

/** A record while it is edited, whether the browser or the server keeps it. */
export interface RecordEditing {
  get(): CareerRecord;
  subscribe(listener: () => void): () => void;
  change(edits: EditedRecord): void;
  getSaving(): SavingState;
  /** Sends what is unsaved now. @returns whether everything is saved */
  flush(): Promise<boolean>;
  /** Ties it to the life of the page. @returns unties it */
  watch(): () => void;
}
