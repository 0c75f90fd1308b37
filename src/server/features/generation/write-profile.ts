/** Writes a profile from facts by the engine; if a language model is set up, with its answers. */
import type { WrittenProfile } from '@/engine/process/jobs/profile';
import type { WriteOutput } from '@/engine/process/jobs/write';
import { type ReadInput, readInputs, type WriteInputsOptions } from '@/server/adapters/engine';
import type { Deps } from '@/server/context';
import { withoutPrematureAdvice } from '@/shared/generation/notices';
import type { CareerFacts } from '@/shared/record/facts';
import { askModel, type ModelAnswers } from './language-model';

/**
 * Milliseconds after the start of a generation until which a model is waited for: checking and writing have to be done
 * within the time limit of `deadline.ts` too.
 */
const MODEL_DEADLINE_MS = 48_000;
/** Milliseconds that must be left for a model to be asked. */
const MIN_MODEL_MS = 3_000;

export interface WriteOptions {
  /** The start of the generation, by `performance.now()`. */
  startedAt: number;
  visitor: string;
  signal?: AbortSignal;
  onCheck?: () => void;
}

/**
 * Writes the profile. A model that is slow, broken or says too much never fails it: each field falls back
 * to the offline text.
 * @throws AppError when the engine cannot write it, or what the signal was aborted with
 */
export async function writeProfile(
  deps: Pick<Deps, 'engine' | 'model' | 'logger'>,
  facts: CareerFacts,
  { startedAt, visitor, signal, onCheck }: WriteOptions,
): Promise<WriteOutput> {
  const { engine, model } = deps;
  const options = { visitor, signal, onProgress: onCheck };
  if (!model) return engine.run('write', { facts }, options);
  const ask = async (): Promise<ModelAnswers> => {
    const timeoutMs = MODEL_DEADLINE_MS - (performance.now() - startedAt);
    if (timeoutMs < MIN_MODEL_MS) return { answers: [], failures: ['timeout'] };
    const prompt = await engine.run('prompt', facts, { visitor, signal });
    return prompt ? askModel(model, prompt, { signal, timeoutMs }) : { answers: [], failures: [] };
  };
  const { answers, failures } = await ask();
  const job = { facts, model: { answers, failed: failures.length > 0 } };
  const written = await engine.run('write', job, options);
  deps.logger.info({ writer: written.writer, failures, ...written.model }, 'profile written');
  return written;
}

/**
 * Reads, merges and writes if a language model takes part: the server asks it between two jobs.
 * @throws AppError as `writeProfile`, or what `onRead` throws
 */
export async function writeWithModel(
  deps: Pick<Deps, 'engine' | 'model' | 'logger'>,
  inputs: readonly ReadInput[],
  { startedAt, onRead, ...options }: WriteInputsOptions & Pick<WriteOptions, 'startedAt'>,
): Promise<WrittenProfile> {
  const { visitor, signal, onStage } = options;
  const { facts, stored, notices } = await readInputs(deps.engine, inputs, options);
  onRead(facts.sources, notices);
  onStage?.({ stage: 'composing', doubts: stored?.mostlyDoubt });
  const onCheck = () => onStage?.({ stage: 'checking' });
  const written = await writeProfile(deps, facts, { startedAt, visitor, signal, onCheck });
  const writingNotices = withoutPrematureAdvice(written.notices, stored?.mostlyDoubt);
  return { ...written, stored, sources: facts.sources, notices: [...notices, ...writingNotices] };
}
