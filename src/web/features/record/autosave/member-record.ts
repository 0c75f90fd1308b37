/**
 * Auto-save of a signed-in person's record, with the same rules as the editor's: one save is in flight at a time and
 * names the revision it is based on, changes from other tabs and devices are merged, and a save without an answer is
 * retried.
 */

import { deepEqual } from '@/shared/json/deep-equal';
import { LIMITS } from '@/shared/limits';
import type { CareerRecord, EditedRecord } from '@/shared/record/career-record';
import { savableEdits } from '@/shared/record/excess';
import { mergeDeviceEdits } from '@/shared/record/merge-devices';
import { restoreEvidence } from '@/shared/record/provenance';
import { newId } from '@/web/lib/browser/new-id';
import { isOnline } from '@/web/lib/browser/online';
import { holdEditingLock, openEditingSessions } from '@/web/lib/unsaved-input/editing-locks';
import type { Saver } from '@/web/lib/unsaved-input/open-savers';
import { MAX_UNANSWERED_SAVES, resendDelayMs } from '@/web/lib/unsaved-input/sending-limits';
import { dropUnsaved, recoverUnsaved } from '@/web/lib/unsaved-input/unsaved-edits';
import { conflictEdit } from '../edits/conflicts';
import { openRecordChannel } from './channel';
import type { SavedRecord, SendRecord, SendRecordResult } from './send-record';
import type { RecordEditing, SavingState } from './types';
import { keepUnsavedRecordEdits, readUnsavedRecordEdits, takeGuestEdits } from './unsaved-record-edits';
import { watchRecordPage } from './watch-record-page';

const editsOf = ({ facts, mends }: CareerRecord): EditedRecord => ({ facts, mends });

/** The edits as the server returns them, for comparison: without fields that are `undefined`. */
const toStoredForm = (edits: EditedRecord): EditedRecord => JSON.parse(JSON.stringify(edits));

/** The editing of a signed-in person's record, which outlives its screen until everything is sent. */
export interface MemberRecordEditing extends RecordEditing, Saver {
  /** Takes up the edits that closed pages could not send, and sends them. */
  resume(): Promise<void>;
  /** Merges a record that was fetched, if it is newer and no save is out. */
  receive(theirs: SavedRecord): void;
}

/**
 * Starts the auto-save of a record.
 * @param options.storedRecord the record as the server has it
 * @param options.fetchNewer fetches the record if the server has a later revision than the given one, else `null`
 */
export function editMemberRecord(options: {
  userId: string;
  storedRecord: SavedRecord;
  send: SendRecord;
  fetchNewer: (revision: number) => Promise<SavedRecord | null>;
}): MemberRecordEditing {
  const { userId, send, fetchNewer } = options;
  const id = newId();
  const releaseLock = holdEditingLock(id);
  let saved = options.storedRecord;
  let record = saved.record;
  let state: SavingState = {
    phase: 'idle',
    savedAt: null,
    problem: null,
    unsaved: false,
    storedInBrowser: true,
    tooLong: false,
  };
  /**
   * The edits of saves without an answer. The server may have applied any of them, so a state that equals one of them
   * counts as saved from here.
   */
  let sent: EditedRecord[] = [];
  let sending: Promise<void> | null = null;
  let failuresInARow = 0;
  let isAbandoned = false;
  let isEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const isUnsaved = () => !deepEqual(editsOf(record), editsOf(saved.record));
  /** The record to send, or `null` if nothing can be sent. Also notes in `tooLong` whether texts had to be left out. */
  const sendable = (): CareerRecord | null => {
    const mine = editsOf(record);
    const savable = savableEdits(mine, editsOf(saved.record));
    state = { ...state, tooLong: savable !== mine };
    return deepEqual(savable, editsOf(saved.record)) ? null : { ...record, ...savable };
  };
  const updateState = (part: Partial<SavingState> = {}) => {
    state = { ...state, ...part, unsaved: isUnsaved() };
    for (const listener of listeners) listener();
  };
  const storeUnsaved = () => {
    const unsaved = isUnsaved() && !isAbandoned;
    const isStored = keepUnsavedRecordEdits(
      userId,
      id,
      unsaved ? { base: editsOf(saved.record), mine: editsOf(record), sent } : null,
    );
    state = { ...state, storedInBrowser: isStored || !unsaved };
  };
  const setEdits = (edits: EditedRecord) => {
    record = { ...record, facts: restoreEvidence(record.read, edits.facts), mends: edits.mends };
  };
  const mergeWithTheirs = (theirs: SavedRecord) => {
    const [base, theirEdits] = [editsOf(saved.record), editsOf(theirs.record)];
    const merged = mergeDeviceEdits(base, editsOf(record), theirEdits, conflictEdit, sent);
    sent = [];
    saved = theirs;
    record = theirs.record;
    setEdits(merged);
    storeUnsaved();
  };
  const scheduleSend = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void sendUnsaved(), ms);
  };

  /**
   * Applies the result of a save.
   * @param options.next the record that was sent
   * @param options.isResent whether the same save was sent before without an answer
   * @returns whether another save is to be sent at once
   */
  function applyResult(
    result: SendRecordResult,
    { next, isResent }: { next: CareerRecord; isResent: boolean },
  ): boolean {
    if (result.kind === 'saved') {
      saved = { revision: result.revision, record: next };
      sent = [];
      failuresInARow = 0;
      storeUnsaved();
      channel.announce(saved);
      const hasMore = sendable() !== null;
      updateState({ phase: hasMore ? 'saving' : 'saved', savedAt: result.savedAt, problem: null });
      return hasMore;
    }
    // A save that was sent only once and refused cannot be part of the server's state.
    if (result.kind !== 'unknown' && !isResent) sent = sent.slice(0, -1);
    if (result.kind === 'stale') {
      mergeWithTheirs(result.present);
      updateState(isUnsaved() ? {} : { phase: 'saved', savedAt: new Date(), problem: null });
      return isUnsaved();
    }
    const problem = result.kind === 'unknown' ? (result.offline ? 'offline' : 'failed') : result.kind;
    updateState({ phase: 'error', problem });
    if (result.kind === 'unknown') scheduleSend(resendDelayMs(++failuresInARow));
    return false;
  }

  function sendUnsaved(keepalive = false): Promise<void> {
    clearTimeout(timer);
    sending ??= (async () => {
      let next = isAbandoned || isEnded ? null : sendable();
      if (!next) updateState();
      while (next) {
        updateState({ phase: 'saving' });
        const edits = editsOf(next);
        const isResent = deepEqual(sent.at(-1), toStoredForm(edits));
        if (!isResent) sent = [...sent, toStoredForm(edits)].slice(-MAX_UNANSWERED_SAVES);
        storeUnsaved();
        const mayContinue =
          applyResult(await send(saved.revision, edits, { keepalive }), { next, isResent }) && !isAbandoned;
        next = mayContinue ? sendable() : null;
      }
    })().finally(() => {
      sending = null;
    });
    return sending;
  }

  const receive = (theirs: SavedRecord) => {
    if (isEnded || sending || theirs.revision <= saved.revision) return;
    mergeWithTheirs(theirs);
    updateState();
    if (isUnsaved()) scheduleSend(0);
  };
  const channel = openRecordChannel(userId, receive);

  const flush = async () => {
    if (sending) await sending;
    if (isUnsaved()) await sendUnsaved();
    return !isUnsaved();
  };
  async function resume() {
    await recoverUnsaved();
    const sessions = await openEditingSessions();
    if (isEnded) return;
    takeGuestEdits(userId);
    const unsavedEdits = readUnsavedRecordEdits(userId, sessions);
    for (const { key, edits } of unsavedEdits) {
      setEdits(mergeDeviceEdits(edits.base, edits.mine, editsOf(record), conflictEdit, edits.sent));
      // The last save of the closed page may be applied only now: this page was loaded without it.
      sent = [...sent, ...edits.sent].slice(-MAX_UNANSWERED_SAVES);
      storeUnsaved();
      // The edits are stored under this page's id first; only then the entry of the closed page is deleted.
      if (state.storedInBrowser) dropUnsaved(key);
      updateState();
    }
    if (isUnsaved() && !(await flush())) return;
    // Entries that full storage kept from being moved to the new key: the server has their edits by now.
    for (const { key } of unsavedEdits) dropUnsaved(key);
  }
  return {
    get: () => record,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(edits) {
      if (isAbandoned) return;
      setEdits(edits);
      storeUnsaved();
      updateState();
      if (isUnsaved()) scheduleSend(LIMITS.autosaveDebounceMs);
    },
    getSaving: () => state,
    flush,
    watch: () =>
      watchRecordPage({
        flush: (keepalive) => (keepalive ? sendUnsaved(true) : flush()),
        isAtRisk: () => isUnsaved() && (!state.storedInBrowser || !isOnline() || state.problem === 'failed'),
        resume,
        async catchUp() {
          if (isUnsaved()) return void (await flush());
          const theirs = await fetchNewer(saved.revision);
          if (theirs) receive(theirs);
        },
      }),
    receive,
    resume,
    finish: async () => (await flush()) || (state.problem !== 'failed' && state.problem !== 'offline'),
    end() {
      isEnded = true;
      clearTimeout(timer);
      channel.close();
      releaseLock();
    },
    abandon() {
      isAbandoned = true;
      clearTimeout(timer);
      keepUnsavedRecordEdits(userId, id, null);
    },
  };
}
