/** An editing session: the edited profile, the open section, and the auto-save. */
import { mergeProfiles } from '@/shared/profile/merge';
import type { ProfileData, SectionName } from '@/shared/profile/profile-data';
import { newId } from '@/web/lib/browser/new-id';
import { holdEditingLock, openEditingSessions } from '@/web/lib/unsaved-input/editing-locks';
import type { Saver } from '@/web/lib/unsaved-input/open-savers';
import { dropUnsaved, recoverUnsaved, unsavedKeys } from '@/web/lib/unsaved-input/unsaved-edits';
import { type Autosave, createAutosave } from '../autosave/autosave';
import { mergeEntry } from '../autosave/entry';
import { createOutbox } from '../autosave/outbox';
import type { CommittedProfile, OutboxEntry, SaveProblemKind } from '../autosave/types';
import { type Conflicts, createConflicts } from './conflicts';
import { createFieldFlush, type FieldFlush } from './field-flush';
import { createHistoryDialogState, type HistoryDialogState } from './history-dialog-state';
import { createOpenSection, type OpenSection } from './open-section';
import { fetchNewerProfile, openProfileChannel } from './profile-channel';
import type { DisplayedPublication } from './publication';
import { isShownAtOnce } from './publication-calls';
import { createSendSave } from './send-save';
import { createEditorStore, type EditorStore } from './store';

export interface EditSession extends Saver {
  store: EditorStore;
  autosave: Autosave;
  openSection: OpenSection;
  fieldFlush: FieldFlush;
  history: HistoryDialogState;
  /** The publication as the page shows it. */
  displayed: DisplayedPublication;
  /** Sections that were edited in two places at once. */
  conflicts: Conflicts;
  /** Takes over and sends edits that earlier pages in this browser could not send. */
  resume(): Promise<void>;
  /** Fetches what other devices have saved; if anything is unsaved, sends that instead, which returns the same. */
  catchUp(): Promise<void>;
  /**
   * Flushes what is being typed and sends everything.
   * @returns whether the server has everything
   */
  flush(): Promise<boolean>;
  /**
   * Takes the session to a page that was opened while an earlier one's save is out.
   * @param saved the profile as the page fetched it
   * @param shown its publication as the page shows it
   */
  reopen(saved: CommittedProfile, shown: Pick<DisplayedPublication, 'version' | 'atOnce'>): void;
}

export interface EditSessionOptions {
  userId: string;
  saved: CommittedProfile;
  /** The publication as the page shows it. */
  displayed: DisplayedPublication;
  onFailure: (problem: SaveProblemKind) => void;
}

/** Starts a session and locks it for this tab, so that no other tab takes over its unsaved edits. */
export function startEditSession({ userId, saved, displayed, onFailure }: EditSessionOptions): EditSession {
  const fieldFlush = createFieldFlush();
  const conflicts = createConflicts();
  const openSection = createOpenSection();
  const history = createHistoryDialogState();
  const id = newId();
  const releaseLock = holdEditingLock(id);
  const reportContested = (sections: SectionName[], undone: SectionName[]) => {
    // A section can have both kinds of rows; then only the replaced text is reported.
    conflicts.add('undone', undone);
    conflicts.add('won', sections);
  };
  const autosave = createAutosave({
    saved,
    send: createSendSave(userId, displayed),
    isShownAtOnce: () => isShownAtOnce(displayed),
    outbox: createOutbox(userId, id),
    newId,
    onMerging: fieldFlush.flush,
    sinceLastKey: fieldFlush.sinceLastKey,
    onMerged: (data, sections, lost, undone) => {
      store.receive(data);
      conflicts.add('lost', lost);
      reportContested(sections, undone);
    },
    onSaved: (saved) => channel.announce(saved),
    onFailure,
  });
  const store = createEditorStore(saved.data, autosave.change);
  const channel = openProfileChannel(userId, autosave.receive);
  /**
   * Takes over edits of earlier pages. What was typed since is newer, and stands.
   * @param before the server's state before that
   */
  const takeOver = (entries: OutboxEntry[], before: ProfileData) => {
    const typed = store.get();
    let earlier = before;
    for (const entry of entries) {
      const { merged, conflicts: sections, undone, keep, mergedEdits } = mergeEntry(entry, earlier);
      earlier = merged;
      const earlierEdits = { assumedPrivate: entry.assumedPrivate, merged: mergedEdits };
      autosave.change(mergeProfiles([before], earlier, typed).merged, keep, earlierEdits);
      reportContested(sections, undone);
    }
    const { merged, conflicts: replaced, undone } = mergeProfiles([before], typed, earlier);
    // Sent first, so that the history has the words that are replaced.
    if (replaced.length > 0) void autosave.flush();
    store.receive(merged);
    autosave.change(merged, replaced.length > 0 ? 'replaced' : undefined);
    reportContested(replaced, undone);
  };

  return {
    store,
    autosave,
    openSection,
    fieldFlush,
    history,
    conflicts,
    displayed,
    async resume() {
      const before = autosave.getSaved().data;
      await recoverUnsaved();
      if (unsavedKeys(userId).length === 0) return;
      // Offline, the next event tries again.
      const part = await import('../autosave/waiting-entries').catch(() => null);
      if (!part) return;
      const unsavedEntries = part.readWaitingEntries(userId, await openEditingSessions());
      const entries: OutboxEntry[] = [];
      for (const { entry: waiting } of unsavedEntries) {
        const { entry, present } = await resolveEntry(waiting, autosave.getSaved(), userId);
        fieldFlush.flush();
        // A save that had no answer may have been applied only now: this page was loaded without it.
        autosave.receive(present);
        entries.push(entry);
      }
      takeOver(entries, before);
      // An entry must be stored under its new key before the old one is removed.
      if (autosave.getState().storedInBrowser) for (const { key } of unsavedEntries) dropUnsaved(key);
      if (autosave.getState().unsaved && !(await autosave.flush())) return;
      // Entries that full storage kept from being moved to the new key: the server has their edits by now.
      for (const { key } of unsavedEntries) dropUnsaved(key);
    },
    async catchUp() {
      if (autosave.getState().unsaved) return void (await autosave.flush());
      const newer = await fetchNewerProfile(userId, autosave.getSaved().revision, displayed);
      if (newer) autosave.receive(newer);
    },
    flush() {
      fieldFlush.flush();
      return autosave.flush();
    },
    reopen(saved, shown) {
      Object.assign(displayed, shown);
      openSection.set(null);
      history.set(false);
      autosave.receive(saved);
    },
    async finish() {
      await this.flush();
      // What could not be sent waits in the outbox, which every screen sends.
      return true;
    },
    end() {
      autosave.dispose();
      channel.close();
      releaseLock();
    },
    abandon: autosave.abandon,
  };
}

/**
 * Finds out which saves of an entry the server has applied. The code is loaded on demand, since a save without an
 * answer is rare; if it cannot be loaded, nothing could be sent either.
 */
async function resolveEntry(
  entry: OutboxEntry,
  present: CommittedProfile,
  userId: string,
): Promise<{ entry: OutboxEntry; present: CommittedProfile }> {
  if (entry.sent.length === 0) return { entry, present };
  try {
    const { resolveSent } = await import('../autosave/resolve-sent');
    return await resolveSent(entry, present, createSendSave(userId));
  } catch {
    return { entry, present };
  }
}
