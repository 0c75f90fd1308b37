/**
 * Merges an action with its result if the result is a sentence of its own: 'Built a register. This cut delays by
 * 40%.'
 */
import type { StatementFact } from '@/shared/record/facts';
import { verbForm } from '../grammar/verbs';
import { removeFinalPeriod } from './hygiene';

/**
 * A sentence that states the result of the action before it: 'This led to fewer calls'. 'This was ...' describes the
 * action itself.
 */
const RESULT_SENTENCE_PATTERN =
  /^This (?:(?:greatly|significantly|also|ultimately|directly|in turn) )?((?:led to|resulted in|helped|enabled|allowed|reduced|improved|increased|cut|saved|boosted|raised|lowered|shortened|decreased|doubled|tripled|generated|drove|eliminated|minimi[sz]ed|accelerated|brought|earned|contributed to|freed) .+)$/u;
/** Maximum characters of an action with its result. */
const MAX_MERGED_CHARACTERS = 320;

const isAction = (text: string): boolean => {
  const form = verbForm(/^[\p{L}-]+/u.exec(text)?.[0] ?? '')?.form;
  return (form === 'past' || form === 'gerund') && !/[;:?!]|, which |\.\s/u.test(text);
};

/**
 * The statements of a role, with each action and its result merged into one: 'Built a register, which cut delays by
 * 40%'. The merged statement has the spans of both.
 */
export function joinConsequences(facts: readonly StatementFact[]): StatementFact[] {
  const merged: StatementFact[] = [];
  for (const fact of facts) {
    const before = merged.at(-1);
    const result = RESULT_SENTENCE_PATTERN.exec(removeFinalPeriod(fact.value.trim()))?.[1];
    const action = before && removeFinalPeriod(before.value.trim());
    if (
      before &&
      result &&
      action &&
      isAction(action) &&
      action.length + result.length <= MAX_MERGED_CHARACTERS
    ) {
      merged[merged.length - 1] = {
        ...before,
        value: `${action}, which ${result}.`,
        spans: [...before.spans, ...fact.spans],
        confidence: Math.min(before.confidence, fact.confidence),
      };
    } else merged.push(fact);
  }
  return merged;
}
