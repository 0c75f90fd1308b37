import type { CareerRecord, EditedRecord } from '@/shared/record/career-record';

export interface SavingState {
  phase: 'idle' | 'saving' | 'saved' | 'error';
  savedAt: Date | null;
  problem: 'offline' | 'failed' | 'signed-out' | 'refused' | null;
  /** Whether some edits are not saved yet: on the server, or for a guest in the browser. */
  unsaved: boolean;
  /** Whether unsaved edits, if there are any, are in the browser's storage, so that closing the page loses none. */
  storedInBrowser: boolean;
  /** Whether a text exceeds its limit: it stays here until it is shorter, and everything else is saved. */
  tooLong: boolean;
}

/**
 * A claim of a guest's result in another tab. `asked`: it is under way. The others: it has ended, and the account has
 * everything typed here (`whole`), or lacks edits that this browser keeps for it (`kept`) or cannot keep (`unkept`).
 */
export type ClaimState = 'asked' | 'whole' | 'kept' | 'unkept';

/** A record while it is edited. It is saved in the browser for a guest, and on the server for a member. */
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
   * Saves and merges at the events of the page, such as when it is hidden.
   * @returns a function that disconnects it
   */
  watch(): () => void;
}
