/**
 * Auto-save of a signed-in person's record, with the same rules as the editor's: one save is in flight at a time and
 * names the revision it is based on, changes from other tabs and devices are merged, and a save without an answer is
 * retried.
 */

import { deepEqual } from '@/shared/json/deep-equal';
import { LIMITS } from '@/shared/limits';
import type { CareerRecord, EditedRecord } from '@/shared/record/career-record';
import { savableEdits } from '@/shared/record/excess';
import { mergeRecordEdits } from '@/shared/record/merge';
import { restoreEvidence } from '@/shared/record/provenance';
import { newId } from '@/web/lib/browser/new-id';
import { holdEditingLock, openEditingSessions } from '@/web/lib/unsaved-input/editing-locks';
import { dropUnsaved, recoverUnsaved } from '@/web/lib/unsaved-input/unsaved-edits';
import { conflictEdit } from '../edits/conflicts';
import { openRecordChannel } from './channel';
import type { SavedRecord, SendRecord, SendRecordResult } from './send-record';
import type { RecordEditing, SavingState } from './types';
import { keepUnsavedRecordEdits, unsavedRecordEdits } from './unsent-edits';
import { watchRecordPage } from './watch-record-page';

/** Delays before each retry in milliseconds; the last one repeats. */
const RETRY_AFTER_MS = [2_000, 5_000, 15_000, 30_000];

/** Number of saves without an answer that are remembered. */
const MAX_UNANSWERED_SAVES = 3;

const editsOf = ({ facts, mends }: CareerRecord): EditedRecord => ({ facts, mends });

/** As the server will return it. */
const toStoredForm = (edits: EditedRecord): EditedRecord => JSON.parse(JSON.stringify(edits));

/**
 * Starts the auto-save of a record. `newer` fetches the record if its revision is later than the given
 * one.
 */
export function editMemberRecord(options: {
  userId: string;
  kept: SavedRecord;
  send: SendRecord;
  newer: (revision: number) => Promise<SavedRecord | null>;
}): RecordEditing {
  const { userId, send, newer } = options;
  const id = newId();
  const letGo = holdEditingLock(id);
  let saved = options.kept;
  let record = saved.record;
  let state: SavingState = {
    phase: 'idle',
    savedAt: null,
    problem: null,
    unsaved: false,
    kept: true,
    tooLong: false,
  };
  /**
   * Saves whose response was lost: the server may have applied any of them, so a state that equals one of them was
   * saved from here.
   */
  let sent: EditedRecord[] = [];
  let running: Promise<void> | null = null;
  let failures = 0;
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const isUnsaved = () => !deepEqual(editsOf(record), editsOf(saved.record));
  /** The record to send, or `null` when nothing sendable changed. Sets `tooLong` where texts are left out. */
  const sendable = (): CareerRecord | null => {
    const mine = editsOf(record);
    const savable = savableEdits(mine, editsOf(saved.record));
    state = { ...state, tooLong: savable !== mine };
    return deepEqual(savable, editsOf(saved.record)) ? null : { ...record, ...savable };
  };
  const tell = (part: Partial<SavingState> = {}) => {
    state = { ...state, ...part, unsaved: isUnsaved() };
    for (const listener of listeners) listener();
  };
  const note = () => {
    const unsaved = isUnsaved();
    const isStored = keepUnsavedRecordEdits(
      userId,
      id,
      unsaved ? { base: editsOf(saved.record), mine: editsOf(record), sent } : null,
    );
    state = { ...state, kept: isStored || !unsaved };
  };
  const put = (edits: EditedRecord) => {
    record = { ...record, facts: restoreEvidence(record.read, edits.facts), mends: edits.mends };
  };
  const takeIn = (theirs: SavedRecord) => {
    const [base, there] = [editsOf(saved.record), editsOf(theirs.record)];
    const merged = mergeRecordEdits(base, editsOf(record), there, conflictEdit, sent);
    sent = [];
    saved = theirs;
    record = theirs.record;
    put(merged);
    note();
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  };

  /**
   * Applies the result of a save.
   * @param again whether the same save was sent before without an answer
   */
  function settle(next: CareerRecord, again: boolean, result: SendRecordResult): boolean {
    if (result.kind === 'saved') {
      saved = { revision: result.revision, record: next };
      sent = [];
      failures = 0;
      note();
      channel.tell(saved);
      const hasMore = sendable() !== null;
      tell({ phase: hasMore ? 'saving' : 'saved', savedAt: result.savedAt, problem: null });
      return hasMore;
    }
    // Sent once and refused, it cannot be part of the server's state.
    if (result.kind !== 'unknown' && !again) sent = sent.slice(0, -1);
    if (result.kind === 'stale') {
      takeIn(result.kept);
      tell(isUnsaved() ? {} : { phase: 'saved', savedAt: new Date(), problem: null });
      return isUnsaved();
    }
    const problem = result.kind === 'unknown' ? (result.offline ? 'offline' : 'failed') : result.kind;
    tell({ phase: 'error', problem });
    if (result.kind === 'unknown')
      later(RETRY_AFTER_MS[Math.min(failures++, RETRY_AFTER_MS.length - 1)] ?? 0);
    return false;
  }

  function run(keepalive = false): Promise<void> {
    clearTimeout(timer);
    running ??= (async () => {
      let next = over ? null : sendable();
      if (!next) tell();
      while (next) {
        tell({ phase: 'saving' });
        const edits = editsOf(next);
        const again = deepEqual(sent.at(-1), toStoredForm(edits));
        if (!again) sent = [...sent, toStoredForm(edits)].slice(-MAX_UNANSWERED_SAVES);
        note();
        const goOn = settle(next, again, await send(saved.revision, edits, { keepalive })) && !over;
        next = goOn ? sendable() : null;
      }
    })().finally(() => {
      running = null;
    });
    return running;
  }

  const receive = (theirs: SavedRecord) => {
    if (running || theirs.revision <= saved.revision) return;
    takeIn(theirs);
    tell();
    if (isUnsaved()) later(0);
  };
  const channel = openRecordChannel(userId, receive);

  const flush = async () => {
    if (running) await running;
    if (isUnsaved()) await run();
    return !isUnsaved();
  };
  return {
    get: () => record,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(edits) {
      if (over) return;
      put(edits);
      note();
      tell();
      if (isUnsaved()) later(LIMITS.autosaveDebounceMs);
    },
    getSaving: () => state,
    flush,
    watch: () =>
      watchRecordPage({
        flush: (keepalive) => (keepalive ? run(true) : flush()),
        isAtRisk: () => isUnsaved() && (!state.kept || !navigator.onLine || state.problem === 'failed'),
        async resume() {
          await recoverUnsaved();
          const unsavedEdits = unsavedRecordEdits(userId, await openEditingSessions());
          for (const { key, edits } of unsavedEdits) {
            put(mergeRecordEdits(edits.base, edits.mine, editsOf(record), conflictEdit, edits.sent));
            // The last save of the closed page may be applied only now: this page was loaded without it.
            sent = [...sent, ...edits.sent].slice(-MAX_UNANSWERED_SAVES);
            note();
            // Stored under this page's id before the entry of the closed page is deleted.
            if (state.kept) dropUnsaved(key);
            tell();
          }
          if (isUnsaved() && !(await flush())) return;
          // Full storage prevented moving them to the new key; the server has them by now.
          for (const { key } of unsavedEdits) dropUnsaved(key);
        },
        async catchUp() {
          if (isUnsaved()) return void (await flush());
          const theirs = await newer(saved.revision);
          if (theirs) receive(theirs);
        },
        abandon() {
          over = true;
          clearTimeout(timer);
          keepUnsavedRecordEdits(userId, id, null);
        },
        end() {
          clearTimeout(timer);
          channel.close();
          letGo();
        },
      }),
  };
}
