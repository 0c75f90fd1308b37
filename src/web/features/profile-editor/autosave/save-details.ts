/**
 * Metadata of a save: why to keep the former state, whether the owner thought the page private, merges, chosen
 * audiences.
 */
import type { ChosenAudience } from '@/shared/publishing/removed-hidden';
import { createMergedEdits } from './merged-edits';
import type { EarlierEdits, KeepReason, SaveRequest } from './types';

/** Collects the metadata of the next saves, for one auto-save. */
export function createSaveDetails(isShownAtOnce: () => boolean) {
  let keepReason: KeepReason | undefined;
  /** Whether any of the unsaved edits was made while the page said that readers do not see it yet. */
  let assumedPrivate = false;
  /** Rows of which the owner has chosen who sees them since the last save. */
  const chosenAudiences = new Set<ChosenAudience>();
  const merges = createMergedEdits();
  return {
    /** Notes an edit, with the metadata of edits that an earlier page left unsaved. */
    addEdit(reason: KeepReason | undefined, earlier: EarlierEdits) {
      assumedPrivate ||= earlier.assumedPrivate || !isShownAtOnce();
      merges.add(...(earlier.merged ?? []));
      keepReason = reason ?? keepReason;
    },
    addMerge: merges.addMerge,
    addChosenAudience: (row: ChosenAudience) => void chosenAudiences.add(row),
    /** Notes that the edits replace what someone else wrote. */
    setReplaced() {
      keepReason = 'replaced';
    },
    getKeepReason: () => keepReason,
    /** The details for a save, in the names of the request's fields. */
    forRequest: () => ({
      assumed_private: assumedPrivate || undefined,
      audience_chosen: chosenAudiences.size > 0 ? [...chosenAudiences] : undefined,
      merged: merges.unreported(),
    }),
    /** The details for the outbox, in the names of its entries. */
    forEntry: () => ({
      assumedPrivate: assumedPrivate || !isShownAtOnce(),
      merged: merges.unreported(),
    }),
    /** Forgets the choices that the server has learnt by a save. */
    forgetChosenAudiences(request: SaveRequest) {
      for (const row of request.audience_chosen ?? []) chosenAudiences.delete(row);
    },
    /** Forgets what the server has learnt by a save. @param isUnsaved whether edits are left that it does not have */
    forgetSaved(request: SaveRequest, isUnsaved: boolean) {
      merges.forget(request.merged ?? []);
      if (request.keep === keepReason) keepReason = undefined;
      assumedPrivate &&= isUnsaved;
    },
    /** Forgets all merges: the server has everything. */
    forgetMerges: () => merges.forget(),
  };
}
