/** The path with a language model: it is asked for parts of the profile, and what the facts carry is kept. */

import { numberFacts } from '@/engine/write/model/number-facts';
import { MAX_TOKENS, materialOf, PARTS, type PartName, SYSTEM } from '@/engine/write/model/tasks';
import { type ModelFields, toDraft } from '@/engine/write/model/to-draft';
import { type LanguageModel, ModelError, type ModelFailure } from '@/server/adapters/llm';
import type { CareerFacts } from '@/shared/facts';
import { withTimeLimit } from '@/shared/time-limit';

export type { ModelFields } from '@/engine/write/model/to-draft';

export interface ModelWriting {
  /** Fields for `composeProfile`'s `replace`; empty when nothing stood the check. */
  replace: ModelFields;
  /** Why a part was not answered, where one was not. */
  failures: ModelFailure[];
  /** Claims that said more than their facts. */
  dropped: number;
}

/** From so few facts a model could only embroider. */
const FEWEST_FACTS = 5;

/**
 * Has a model write what it may, from numbered facts.
 * @param options.signal ends the work of the whole generation; its reason is thrown
 * @param options.deadline milliseconds from now until which an answer is waited for
 */
export async function writeWithModel(
  facts: CareerFacts,
  model: LanguageModel,
  options: { signal?: AbortSignal; deadline: number },
): Promise<ModelWriting> {
  const writing: ModelWriting = { replace: {}, failures: [], dropped: 0 };
  const numbered = numberFacts(facts);
  if (numbered.length < FEWEST_FACTS) return writing;
  const material = materialOf(facts.name?.value ?? '', numbered);
  const limit = {
    ms: options.deadline,
    late: () => new ModelError('timeout', 'the generation has no more time'),
    outer: options.signal,
  };
  await withTimeLimit(limit, async (signal) => {
    const answers = await Promise.all(
      (Object.keys(PARTS) as PartName[]).map((name) => answerOf(model, name, material, signal)),
    );
    for (const { answer, failure } of answers) {
      if (failure) writing.failures.push(failure);
      const onDrop = () => {
        writing.dropped += 1;
      };
      Object.assign(writing.replace, toDraft(answer, facts, numbered, onDrop));
    }
  });
  options.signal?.throwIfAborted();
  return writing;
}

async function answerOf(model: LanguageModel, name: PartName, material: string, signal: AbortSignal) {
  try {
    const task = { name, system: SYSTEM, user: material, schema: PARTS[name], maxTokens: MAX_TOKENS };
    return { answer: await model.write<unknown>(task, signal) };
  } catch (error) {
    const known = error instanceof ModelError ? error : new ModelError('unreachable', String(error));
    return { answer: known.partial, failure: known.reason };
  }
}
