import { deepEqual } from '@/shared/json/deep-equal';
import { isUnanswered } from '@/web/lib/api/is-unanswered';
import { rpc } from '@/web/lib/api/rpc';
import type { StoredPreferences } from '@/web/lib/queries/work-preferences';
import { newerRevisionOf } from '../use-preferences';
import { type AnswerName, mergeAnswers } from './merge-answers';
import { type FormValues, formAnswersOf, formValuesOf } from './values';

/** Thrown for answers that another window or device changed differently: the owner has to choose. */
export class AnswersDifferError extends Error {
  constructor(
    sentence: string,
    /** The answers stored now. */
    readonly stored: StoredPreferences,
    /** The merged answers, with those of this window if both differ. */
    readonly merged: FormValues,
    readonly names: readonly AnswerName[],
  ) {
    super(sentence);
  }
}

/** Maximum number of saves without an answer that are remembered. */
const MAX_UNANSWERED_SAVES = 3;

/**
 * Saves answers, merged with what another window or device saved since.
 * @param base the stored answers that the edit is based on
 * @param sent earlier saves of the form whose response was lost, so that they may be stored. This save is added if its
 * response is lost too; the list is emptied once the server's present answers are known
 * @returns the stored answers; they may already include an earlier save
 * @throws AnswersDifferError if both sides changed an answer differently; and the errors of the calls
 */
export async function saveAnswers(
  values: FormValues,
  base: StoredPreferences,
  sent: FormValues[],
): Promise<StoredPreferences> {
  try {
    const stored = await rpc.preferences.save(formAnswersOf(values, base.revision));
    sent.length = 0;
    return stored;
  } catch (error) {
    if (!(error instanceof Error) || newerRevisionOf(error) === null) {
      if (isUnanswered(error)) sent.splice(0, sent.length, ...[...sent, values].slice(-MAX_UNANSWERED_SAVES));
      throw error;
    }
    const stored = await rpc.preferences.mine();
    const saved = formValuesOf(stored);
    const { merged, differing } = mergeAnswers({ base: formValuesOf(base), mine: values, saved, sent });
    sent.length = 0;
    if (differing.length > 0) throw new AnswersDifferError(error.message, stored, merged, differing);
    if (deepEqual(formAnswersOf(merged, 0), formAnswersOf(saved, 0))) return stored;
    return saveAnswers(merged, stored, sent);
  }
}
