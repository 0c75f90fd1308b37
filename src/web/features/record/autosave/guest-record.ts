/**
 * A guest's record, stored in this tab with its result until the profile is claimed. What does not fit into the
 * tab's storage is only in this page's memory, and the page asks before it is closed (`page-memory.ts`).
 */
import type { GeneratedProfile } from '@/shared/generation/generated-profile';
import { deepEqual } from '@/shared/json/deep-equal';
import { type CareerRecord, type EditedRecord, readRecord } from '@/shared/record/career-record';
import { carryEdits } from '@/shared/record/carry-edits';
import { savableEdits } from '@/shared/record/excess';
import { mergeRecordEdits } from '@/shared/record/merge';
import { restoreEvidence } from '@/shared/record/provenance';
import { parseStoredResult, saveGeneratedProfile } from '@/web/lib/generation/generated-profile';
import { isResultInPageOnly } from '@/web/lib/generation/generated-profile-key';
import { setResultEditor } from '@/web/lib/generation/tab-transfer';
import { conflictEdit } from '../edits/conflicts';
import type { ClaimState, RecordEditing, SavingState } from './types';
import { dropTooLong, keepForAccount, keepTooLong, readTooLong } from './unsaved-record-edits';

/** Edits in the form in which they are stored, for comparison: without fields that are `undefined`. */
const storedEditsOf = (record: CareerRecord | undefined): EditedRecord | undefined =>
  record && JSON.parse(JSON.stringify({ facts: record.facts, mends: record.mends }));

type ResultWithRecord = GeneratedProfile & { record: CareerRecord };

/** How the edits are kept. */
interface StoredState {
  /** Whether the browser has stored the result with the record as far as it can be saved. */
  stored: boolean;
  /** Whether a text over its limit is left out of that. */
  tooLong?: boolean;
  /** Whether the browser has stored that text. */
  kept?: boolean;
}

/** How long to wait for the end of a claim: its tab may be closed meanwhile. */
const CLAIM_DEADLINE_MS = 60_000;

export interface GuestRecordEditing extends RecordEditing {
  /** The result with the record as it is edited. */
  result(): ResultWithRecord;
  /**
   * Replaces the profile by the one written from a result. Edits made since, here or in another tab, are kept.
   * @param from the result as it was sent
   * @throws Error with a sentence for the person, if another tab claims or has claimed the result
   */
  takeWritten(written: GeneratedProfile, from: ResultWithRecord): void;
}

/**
 * Starts the editing of a guest's record, which is stored in this tab.
 * @param on.claim called with the state of another tab's claim, during and after which nothing can be changed here;
 *   `null` if it has failed
 * @param on.generatedAgain called when another tab has generated the profile again, and its record is edited now
 */
export function editGuestRecord(
  initial: ResultWithRecord,
  on: { claim: (state: ClaimState | null) => void; generatedAgain: () => void },
): GuestRecordEditing {
  /** The result. It is replaced when the profile is written again, here or in another tab. */
  let generated: GeneratedProfile = initial;
  let record = readRecord(initial.record);
  /** The record as stored in the browser. */
  let saved: EditedRecord = { facts: record.facts, mends: record.mends };
  const savingStateOf = ({ stored, tooLong = false, kept = true }: StoredState): SavingState => ({
    phase: stored ? 'saved' : 'error',
    savedAt: stored ? new Date() : null,
    problem: stored ? null : 'failed',
    unsaved: tooLong || !stored,
    storedInBrowser: stored && kept,
    tooLong,
  });
  let state: SavingState = isResultInPageOnly()
    ? savingStateOf({ stored: false })
    : { ...savingStateOf({ stored: true }), phase: 'idle', savedAt: null };
  let isClaimed = false;
  let claim: ClaimState | null = null;
  let claimTimer: ReturnType<typeof setTimeout> | undefined;
  const setClaim = (next: ClaimState | null) => {
    clearTimeout(claimTimer);
    claim = next;
    on.claim(next);
  };
  const listeners = new Set<() => void>();
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  const setEdits = ({ facts, mends }: EditedRecord) => {
    record = { ...record, facts: restoreEvidence(record.read, facts), mends };
  };
  /**
   * Stores the record in this tab.
   * @param replaces the seal of the copies in other tabs that get the change; empty if it came from there
   */
  const save = (replaces = generated.seal) => {
    if (isClaimed) return;
    const mine = { facts: record.facts, mends: record.mends };
    // A result with a text over its limit could not be read again as a whole.
    const savable = savableEdits(mine, saved);
    const stored = saveGeneratedProfile({ ...generated, record: { ...record, ...savable } }, replaces);
    saved = savable;
    const tooLong = savable !== mine;
    if (!tooLong) dropTooLong();
    state = savingStateOf({ stored, tooLong, kept: !tooLong || keepTooLong({ base: savable, mine }) });
    notifyListeners();
  };
  /**
   * Merges another copy of the result with the edits made here since.
   * @param from the record on which the other copy is based
   * @param replaces as for `save`
   */
  const mergeCopy = (copy: GeneratedProfile, from: CareerRecord, replaces: string | undefined) => {
    const [mine, theirs] = [{ facts: record.facts, mends: record.mends }, readRecord(copy.record ?? from)];
    [generated, record] = [copy, theirs];
    setEdits(mergeRecordEdits(readRecord(from), mine, theirs, conflictEdit));
    save(replaces);
  };
  /**
   * Takes a result that another tab has generated from other files. Its entries have other ids, so the edits made here
   * are carried over to the record as it was read. They include all those that the other tab has carried over.
   */
  const takeGeneratedAgain = (copy: GeneratedProfile, present: CareerRecord) => {
    // The other tabs have this copy already; what `save` sends them is a change of it.
    saveGeneratedProfile(copy);
    generated = copy;
    record = carryEdits(record, {
      ...present,
      facts: restoreEvidence(present.read, present.read),
      mends: [],
    });
    save(copy.seal);
    on.generatedAgain();
  };
  /** Ends the editing: another tab has claimed the result, with everything written here unless it did not answer. */
  const endEditing = ({ userId, stored }: { userId: string; stored: string }) => {
    isClaimed = true;
    const claimedRecord = parseStoredResult(stored)?.record;
    const [base, mine] = [claimedRecord && readRecord(claimedRecord), record].map(storedEditsOf);
    const isWhole = base !== undefined && deepEqual(base, mine);
    const isKept = !isWhole && base && mine && keepForAccount(userId, base, mine);
    // Nothing is kept in this tab any more. The page asks before it is closed with what nobody else has.
    state = { ...state, phase: 'idle', unsaved: !isWhole && !isKept };
    notifyListeners();
    setClaim(isWhole ? 'whole' : isKept ? 'kept' : 'unkept');
  };
  const left = readTooLong();
  if (left) {
    const theirs = { facts: record.facts, mends: record.mends };
    setEdits(
      mergeRecordEdits({ ...record, ...left.base }, left.mine, { ...record, ...theirs }, conflictEdit),
    );
    save();
  }
  return {
    get: () => record,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(edits) {
      if (claim !== null) return;
      setEdits(edits);
      save();
    },
    result: () => ({ ...generated, record }),
    takeWritten(written, from) {
      if (claim !== null) throw new Error('You claimed it in another tab meanwhile.');
      mergeCopy(written, from.record, generated.seal);
    },
    getSaving: () => state,
    async flush() {
      save();
      return !state.unsaved;
    },
    watch() {
      const warn = (event: BeforeUnloadEvent) => state.unsaved && event.preventDefault();
      window.addEventListener('beforeunload', warn);
      const unsubscribe = setResultEditor((message) => {
        if (message.kind === 'claiming') {
          if (isClaimed) return;
          setClaim('asked');
          claimTimer = setTimeout(() => setClaim(null), CLAIM_DEADLINE_MS);
          return;
        }
        if (message.kind === 'claim-ended') {
          if (!isClaimed) setClaim(null);
          return;
        }
        if (message.kind === 'claimed') return endEditing(message);
        const [before, after] = [message.before, message.stored].map(parseStoredResult);
        if (!before?.record || !after?.record) return;
        const present = readRecord(after.record);
        if (!deepEqual(present.read, record.read)) return takeGeneratedAgain(after, present);
        // A different seal: the other tab has written the profile again, and gets the edits made here meanwhile.
        const isWritten = after.seal !== generated.seal;
        mergeCopy(after, before.record, isWritten ? after.seal : '');
      });
      return () => {
        clearTimeout(claimTimer);
        unsubscribe();
        window.removeEventListener('beforeunload', warn);
      };
    },
  };
}
