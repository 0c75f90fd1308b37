/**
 * A guest's record, stored in this tab with its result until the profile is claimed. What does not fit into the
 * tab's storage is only in this page's memory, and the page asks before it is closed (`page-memory.ts`).
 */
import type { GeneratedProfile } from '@/shared/generation/generated-profile';
import { type CareerRecord, type EditedRecord, readRecord } from '@/shared/record/career-record';
import { savableEdits } from '@/shared/record/excess';
import { restoreEvidence } from '@/shared/record/provenance';
import { saveGeneratedProfile } from '@/web/lib/generation/generated-profile';
import { isResultInPageOnly } from '@/web/lib/generation/generated-profile-key';
import type { RecordEditing, SavingState } from './types';

export function editGuestRecord(generated: GeneratedProfile & { record: CareerRecord }): RecordEditing {
  let record = readRecord(generated.record);
  /** The record as stored in the browser. */
  let saved: EditedRecord = { facts: record.facts, mends: record.mends };
  const stateOf = (stored: boolean, tooLong: boolean): SavingState => ({
    phase: stored ? 'saved' : 'error',
    savedAt: stored ? new Date() : null,
    problem: stored ? null : 'failed',
    unsaved: tooLong || !stored,
    kept: stored && !tooLong,
    tooLong,
  });
  let state: SavingState = isResultInPageOnly()
    ? stateOf(false, false)
    : { ...stateOf(true, false), phase: 'idle', savedAt: null };
  const listeners = new Set<() => void>();
  const save = () => {
    const mine = { facts: record.facts, mends: record.mends };
    // Over a limit, the whole result, profile included, could not be read again.
    const savable = savableEdits(mine, saved);
    const stored = saveGeneratedProfile({ ...generated, record: { ...record, ...savable } });
    saved = savable;
    state = stateOf(stored, savable !== mine);
    for (const listener of listeners) listener();
  };
  return {
    get: () => record,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change({ facts, mends }) {
      record = { ...record, facts: restoreEvidence(record.read, facts), mends };
      save();
    },
    getSaving: () => state,
    async flush() {
      save();
      return !state.unsaved;
    },
    watch() {
      const warn = (event: BeforeUnloadEvent) => state.unsaved && event.preventDefault();
      window.addEventListener('beforeunload', warn);
      return () => window.removeEventListener('beforeunload', warn);
    },
  };
}
