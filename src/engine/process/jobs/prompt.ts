/** Builds the prompt for a language model. */
import type { CareerFacts } from '@/shared/record/facts';
import { numberFacts } from '../../write/model/number-facts';
import { MAX_TOKENS, materialOf, SYSTEM } from '../../write/model/tasks';

/**
 * The texts of a request to a model. `user` contains text from strangers, so it is never mixed with `system`.
 */
export interface ModelPrompt {
  system: string;
  user: string;
  /** Maximum tokens of each answer. */
  maxTokens: number;
}

/** Minimum number of facts: with fewer, a model could only invent. */
const MIN_FACTS = 5;

/** The job `prompt`: undefined if there are too few facts to write from. */
export function prompt(facts: CareerFacts): ModelPrompt | undefined {
  const numberedFacts = numberFacts(facts);
  if (numberedFacts.length < MIN_FACTS) return undefined;
  return { system: SYSTEM, user: materialOf(facts.name?.value ?? '', numberedFacts), maxTokens: MAX_TOKENS };
}
