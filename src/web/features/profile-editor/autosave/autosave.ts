/**
 * Auto-save of the profile, independent of any screen. One save is in flight at a time and names the revision it is
 * based on, so that the server refuses one that another save overtook; then both are merged. A save without an answer
 * stays in the outbox and is sent again. A section that the server refuses stays in the browser, the others are saved.
 */
import { deepEqual } from '@/shared/json/deep-equal';
import { LIMITS } from '@/shared/limits';
import { mergeProfiles } from '@/shared/profile/merge';
import type { ProfileData, SectionName } from '@/shared/profile/profile-data';
import { differingSections } from '@/shared/profile/section-fields';
import { MAX_UNANSWERED_SAVES, resendDelayMs } from '@/web/lib/unsaved-input/sending-limits';
import { entryOf } from './entry';
import { mergeTheirs } from './merge-theirs';
import { isRestoredBackup } from './restored-backup';
import { createSaveDetails } from './save-details';
import { createStatus } from './status';
import type { AutosaveOptions, CommittedProfile, EarlierEdits, SaveRequest, SendResult } from './types';
import { createWithholding } from './withholding';

export type Autosave = ReturnType<typeof createAutosave>;

/** Starts the auto-save of one profile; `options.saved` is the state that the server has. */
export function createAutosave(options: AutosaveOptions) {
  const { send, outbox, newId, isShownAtOnce = () => true, sinceLastKey = () => 0 } = options;
  const { onMerging, onMerged, onSaved, onFailure } = options;
  const [status, withholding, details] = [
    createStatus(),
    createWithholding(),
    createSaveDetails(isShownAtOnce),
  ];
  let saved = options.saved;
  let current = saved.data;
  /** The profile including a text that is still being typed. */
  let typed: ProfileData | null = null;
  /** Sections saved by this editor since it started. */
  const savedSections = new Set<SectionName>();
  let unanswered: SaveRequest[] = [];
  let sending: Promise<void> | null = null;
  let failuresInARow = 0;
  let isAbandoned = false;
  let debounce: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  /** The profile as it can be sent now, and the sections that are withheld. */
  const sendable = () => withholding.sendableOf(current, saved.data);
  /** Whether anything that can be sent may be missing on the server. */
  const isUnsent = () => unanswered.length > 0 || !deepEqual(sendable().data, saved.data);
  /** Whether anything may be missing on the server, whether it can be sent or not. */
  const isUnsaved = () => unanswered.length > 0 || !deepEqual(current, saved.data);

  /**
   * Writes the outbox, or clears it if the server has everything.
   * @returns whether the browser has stored it
   */
  function writeOutbox(): boolean {
    const data = typed ?? current;
    if (unanswered.length === 0 && deepEqual(data, saved.data)) {
      outbox.clear();
      details.forgetMerges();
      return true;
    }
    const sent = unanswered.map((request) => request.profile_data);
    const saves = unanswered.map(({ base_revision, save_id }) => ({ base_revision, save_id }));
    const entry = entryOf(saved.data, data, sent, details.getKeepReason());
    return outbox.put({ ...entry, saves, ...details.forEntry() });
  }

  /** Writes the outbox, and brings the status up to date. */
  function updateStatus() {
    const unsaved = isUnsaved();
    const isStored = writeOutbox();
    const { withheld } = sendable();
    if (!withholding.hasRefusals()) status.clearLines();
    status.update({ unsaved, storedInBrowser: isStored, withheld });
  }

  /** The save to send: the last one without an answer if nothing has changed since, else a new one. */
  function nextRequest(): SaveRequest {
    const last = unanswered.at(-1);
    const { data } = sendable();
    if (last && last.base_revision === saved.revision && deepEqual(last.profile_data, data)) return last;
    return newRequest(saved.revision, data, details.getKeepReason());
  }

  /** Makes a request, and remembers it until its answer has come. */
  function newRequest(
    base_revision: number,
    profile_data: ProfileData,
    keep?: SaveRequest['keep'],
  ): SaveRequest {
    const request = { base_revision, save_id: newId(), profile_data, keep, ...details.forRequest() };
    unanswered = [...unanswered, request].slice(-MAX_UNANSWERED_SAVES);
    return request;
  }

  const forgetRequest = (request: SaveRequest) => {
    unanswered = unanswered.filter((other) => other !== request);
  };

  /**
   * Resends unanswered saves that preceded a stale one, to learn which of them the server has: their rows must not be
   * mistaken for another editor's.
   */
  async function resolveEarlier(refused: SaveRequest) {
    forgetRequest(refused);
    for (const earlier of unanswered) {
      const result = await send(earlier, { keepalive: false });
      if (result.kind === 'stale') forgetRequest(earlier);
      else if (result.kind === 'saved') applyResult(earlier, result);
      else return;
    }
  }

  function mergeWithTheirs(theirs: CommittedProfile) {
    onMerging?.();
    typed = null;
    const mine = { saved, current, unanswered, unsaved: isUnsaved(), written: savedSections };
    const { merged, conflicts, undone, lost, isShown } = mergeTheirs(mine, theirs);
    details.addMerge(saved.data, current, theirs.data);
    for (const section of lost) savedSections.delete(section);
    saved = { revision: theirs.revision, data: theirs.data, overwrote: theirs.overwrote };
    unanswered = [];
    if (conflicts.length > 0) details.setReplaced();
    current = merged;
    if (isShown) onMerged(merged, conflicts, lost, undone);
  }

  /**
   * Applies the result of a save.
   * @returns whether to continue with what is still unsaved
   */
  function applyResult(request: SaveRequest, result: SendResult): boolean {
    if (result.kind === 'saved') {
      withholding.forgetSuspects();
      for (const section of differingSections(saved.data, request.profile_data)) savedSections.add(section);
      const overwrote = request.keep === 'replaced' || undefined;
      saved = { revision: result.revision, data: request.profile_data, overwrote };
      unanswered = [];
      details.forgetChosenAudiences(request);
      if (result.stored) {
        onMerging?.();
        saved = { ...saved, data: { ...saved.data, ...result.stored } };
        current = mergeProfiles([request.profile_data], current, saved.data).merged;
        onMerged(current, [], [], []);
      }
      details.forgetSaved(request, isUnsaved());
      failuresInARow = 0;
      updateStatus();
      onSaved?.(saved);
      status.saved(result.savedAt, isUnsent());
      return debounce === undefined;
    }
    if (result.kind === 'stale') {
      if (result.revision > saved.revision || isRestoredBackup(result.revision, saved.revision))
        mergeWithTheirs(result);
      updateStatus();
      if (!isUnsent()) status.saved(new Date(), false);
      return true;
    }
    if (result.kind !== 'unknown') forgetRequest(request);
    if (result.kind === 'refused' && result.byNetwork) {
      const edited = differingSections(saved.data, request.profile_data);
      const isFound = withholding.addFiltered(edited, request.profile_data, result.message);
      updateStatus();
      if (isFound) reportFailure(result);
      return edited.length > 0 && isUnsent();
    }
    const { sections = [], message = '' } = result.kind === 'refused' ? result : {};
    withholding.addRefusals(sections, current, message);
    updateStatus();
    reportFailure(result);
    // Saving the rest may succeed without the refused sections; a refusal that names none would only be repeated.
    return sections.length > 0 && isUnsent();
  }

  function reportFailure(result: Exclude<SendResult, { kind: 'saved' | 'stale' }>) {
    const problem = result.kind === 'unknown' ? (result.offline ? 'offline' : 'failed') : result.kind;
    status.failed(problem, result.kind === 'refused' ? result : {});
    const isRepeated = result.kind !== 'refused' || result.byNetwork;
    if (failuresInARow++ === 0 || !isRepeated) onFailure(problem);
    if (result.kind === 'unknown')
      retryTimer = setTimeout(() => void sendUnsent(), resendDelayMs(failuresInARow));
  }

  function sendUnsent(keepalive = false): Promise<void> {
    clearTimeout(debounce);
    clearTimeout(retryTimer);
    debounce = undefined;
    sending ??= (async () => {
      let hasMore = isUnsent();
      while (hasMore && isUnsent()) {
        status.saving();
        const request = nextRequest();
        updateStatus();
        const result = await send(request, { keepalive });
        if (result.kind === 'stale') await resolveEarlier(request);
        hasMore = applyResult(request, result);
      }
    })().finally(() => {
      sending = null;
    });
    return sending;
  }

  return {
    subscribe: status.subscribe,
    getState: status.get,
    /** The last state that the server is known to have. */
    getSaved: () => saved,
    /**
     * Sets the edited profile.
     * @param reason given for a change that replaces much of the profile at once
     * @param earlier given for a change that was made on an earlier page
     */
    change(data: ProfileData, reason?: SaveRequest['keep'], earlier: EarlierEdits = {}) {
      if (isAbandoned) return;
      details.addEdit(reason, earlier);
      current = data;
      typed = null;
      updateStatus();
      clearTimeout(debounce);
      debounce = undefined;
      if (!isUnsent()) return status.clearRefusal();
      const remainingMs = Math.max(0, LIMITS.autosaveDebounceMs - sinceLastKey());
      debounce = setTimeout(() => {
        debounce = undefined;
        void sendUnsent();
      }, remainingMs);
    },
    /** Notes that the owner has chosen who sees a row. Call it before `change`. */
    noteChosenAudience: details.addChosenAudience,
    /** Stores the profile with a text that is still being typed, so that it survives a killed browser. */
    storeTyped(data: ProfileData) {
      if (isAbandoned) return;
      typed = data;
      writeOutbox();
    },
    /** Sends everything unsaved. @returns whether everything is on the server */
    async flush(options: { keepalive?: boolean } = {}): Promise<boolean> {
      if (sending) await sending;
      withholding.forgetFiltered();
      if (isUnsent()) await sendUnsent(options.keepalive);
      return !isUnsaved();
    },
    /**
     * Does the same as `flush` at the person's request: refused sections are sent again too, and a failure is reported
     * even if one was reported before.
     */
    async retry(): Promise<boolean> {
      failuresInARow = 0;
      withholding.clearRefusals();
      updateStatus();
      return this.flush();
    },
    /**
     * Called when the page is about to close. Sends the rest by a request that outlives the page. If a save is in
     * flight, the request names the revision that this save will create.
     */
    leave() {
      if (!sending) {
        if (isUnsent()) void sendUnsent(true);
        return;
      }
      const inFlight = unanswered.at(-1);
      const { data } = sendable();
      if (inFlight && deepEqual(inFlight.profile_data, data)) return;
      // If the save of another device creates that revision instead, its text stays in the history.
      const request = newRequest(saved.revision + 1, data, 'replaced');
      updateStatus();
      void send(request, { keepalive: true });
    },
    /**
     * Merges a state read from the server, if it is newer than the known one. While a save waits for its answer nothing
     * is merged, and unanswered saves are sent again instead: their answers bring the newer state.
     */
    receive(theirs: CommittedProfile) {
      if (sending || theirs.revision <= saved.revision) return;
      if (unanswered.length > 0) return void sendUnsent();
      mergeWithTheirs(theirs);
      updateStatus();
      if (isUnsent()) void sendUnsent();
    },
    /** Discards everything unsaved, here and in the outbox, and accepts nothing more: the person has logged out. */
    abandon() {
      isAbandoned = true;
      unanswered = [];
      current = saved.data;
      typed = null;
      updateStatus();
    },
    /** Stops all timers. Unsaved edits stay in the outbox. */
    dispose() {
      clearTimeout(debounce);
      clearTimeout(retryTimer);
      status.dispose();
    },
  };
}
