/** A guest's record, stored in this tab with its result until the profile is claimed. */
import type { GeneratedProfile } from '@/shared/generation/generated-profile';
import { type CareerRecord, type EditedRecord, readRecord } from '@/shared/record/career-record';
import { savableEdits } from '@/shared/record/excess';
import { restoreEvidence } from '@/shared/record/provenance';
import { saveGeneratedProfile } from '@/web/lib/generation/generated-profile';
import type { RecordEditing, SavingState } from './types';

export function editGuestRecord(generated: GeneratedProfile & { record: CareerRecord }): RecordEditing {
  let record = readRecord(generated.record);
  /** The record as stored in the browser. */
  let saved: EditedRecord = { facts: record.facts, mends: record.mends };
  let state: SavingState = {
    phase: 'idle',
    savedAt: null,
    problem: null,
    unsaved: false,
    kept: true,
    tooLong: false,
  };
  const listeners = new Set<() => void>();
  return {
    get: () => record,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change({ facts, mends }) {
      record = { ...record, facts: restoreEvidence(record.read, facts), mends };
      const mine = { facts: record.facts, mends };
      // Over a limit, the whole result, profile included, could not be read again.
      const savable = savableEdits(mine, saved);
      const tooLong = savable !== mine;
      try {
        saveGeneratedProfile({ ...generated, record: { ...record, ...savable } });
        saved = savable;
        state = {
          phase: 'saved',
          savedAt: new Date(),
          problem: null,
          unsaved: tooLong,
          kept: !tooLong,
          tooLong,
        };
      } catch {
        // Storage is unavailable to this page, or full.
        state = { phase: 'error', savedAt: null, problem: 'failed', unsaved: true, kept: false, tooLong };
      }
      for (const listener of listeners) listener();
    },
    getSaving: () => state,
    flush: async () => !state.unsaved,
    watch() {
      const warn = (event: BeforeUnloadEvent) => state.unsaved && event.preventDefault();
      window.addEventListener('beforeunload', warn);
      return () => window.removeEventListener('beforeunload', warn);
    },
  };
}
