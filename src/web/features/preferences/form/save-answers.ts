import { deepEqual } from '@/shared/deep-equal';
import { rpc } from '@/web/lib/rpc';
import { newerRevision, type Stored } from '../use-preferences';
import { type AnswerName, mergeAnswers } from './merge-answers';
import { type FormValues, formAnswersOf, valuesOf } from './values';

/** Answers that another window or device changed differently meanwhile: their owner chooses. */
export class AnswersDiffer extends Error {
  constructor(
    sentence: string,
    /** The answers stored now. */
    readonly stored: Stored,
    /** The answers of both, with those here where they differ. */
    readonly merged: FormValues,
    readonly names: readonly AnswerName[],
  ) {
    super(sentence);
  }
}

/**
 * Saves answers together with what another window or device saved since.
 * @param base what was stored when the answers were begun
 * @returns what is stored then: these answers already, where the answer to an earlier save was lost
 * @throws AnswersDiffer where both changed an answer differently; what the calls throw
 */
export async function saveAnswers(values: FormValues, base: Stored): Promise<Stored> {
  try {
    return await rpc.preferences.save(formAnswersOf(values, base.revision));
  } catch (error) {
    if (!(error instanceof Error) || newerRevision(error) === null) throw error;
    const stored = await rpc.preferences.mine();
    const saved = valuesOf(stored);
    const { merged, differing } = mergeAnswers({ base: valuesOf(base), mine: values, saved });
    if (differing.length > 0) throw new AnswersDiffer(error.message, stored, merged, differing);
    if (deepEqual(formAnswersOf(merged, 0), formAnswersOf(saved, 0))) return stored;
    return saveAnswers(merged, stored);
  }
}
