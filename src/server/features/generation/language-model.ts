/** Calls a language model: the engine writes the prompts and checks the answers. */
import type { ModelPrompt } from '@/engine/process/jobs/prompt';
import { type LanguageModel, ModelError, type ModelFailure } from '@/server/adapters/llm';
import { MODEL_PARTS, type PartName } from '@/shared/generation/model-parts';
import { withTimeLimit } from '@/shared/time/time-limit';

export interface ModelAnswers {
  /** The raw output of each part, valid or not. */
  answers: unknown[];
  /** The reasons of parts without an answer. */
  failures: ModelFailure[];
}

/**
 * Asks a model for all its parts at once.
 * @param options.signal aborts the whole generation; its reason is thrown
 * @param options.timeoutMs milliseconds for which answers are waited for
 */
export async function askModel(
  model: LanguageModel,
  prompt: ModelPrompt,
  options: { signal?: AbortSignal; timeoutMs: number },
): Promise<ModelAnswers> {
  const limit = {
    ms: options.timeoutMs,
    late: () => new ModelError('timeout', 'the generation has no more time'),
    outer: options.signal,
  };
  const answers = await withTimeLimit(limit, (signal) =>
    Promise.all(
      (Object.keys(MODEL_PARTS) as PartName[]).map((name) => requestAnswer(model, name, prompt, signal)),
    ),
  );
  options.signal?.throwIfAborted();
  return {
    answers: answers.map(({ answer }) => answer),
    failures: answers.flatMap(({ failure }) => failure ?? []),
  };
}

async function requestAnswer(model: LanguageModel, name: PartName, prompt: ModelPrompt, signal: AbortSignal) {
  try {
    return { answer: await model.write<unknown>({ name, ...prompt, schema: MODEL_PARTS[name] }, signal) };
  } catch (error) {
    const modelError = error instanceof ModelError ? error : new ModelError('unreachable', String(error));
    return { answer: modelError.partial, failure: modelError.reason };
  }
}
