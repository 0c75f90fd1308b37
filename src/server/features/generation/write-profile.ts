/** Writes a profile from facts by the engine; if a language model is set up, with its answers. */
import type { WrittenProfile } from '@/engine/process/jobs/profile';
import type { WriteOutput } from '@/engine/process/jobs/write';
import { type ReadInput, readInputs, type WriteInputsOptions } from '@/server/adapters/engine';
import type { Deps } from '@/server/context';
import { withoutPrematureAdvice } from '@/shared/generation/notices';
import type { CareerFacts } from '@/shared/record/facts';
import { askModel, type ModelAnswers } from './language-model';

/**
 * Milliseconds after the start of a generation until which a model is waited for, since the answer has to leave by 55
 * seconds.
 */
const MODEL_UNTIL_MS = 48_000;
/** With less time left than this, a model is not asked. */
const MODEL_LEAST_MS = 3_000;

export interface WriteOptions {
  /** The start of the generation, by `performance.now()`. */
  begun: number;
  visitor: string;
  signal?: AbortSignal;
  onCheck?: () => void;
}

/**
 * Writes the profile. A model that is slow, broken or says too much never fails it: each field falls back.
 * @throws AppError when the engine cannot write it, or what the signal was aborted with
 */
export async function writeProfile(
  deps: Pick<Deps, 'engine' | 'model' | 'logger'>,
  facts: CareerFacts,
  { begun, visitor, signal, onCheck }: WriteOptions,
): Promise<WriteOutput> {
  const { engine, model } = deps;
  const options = { visitor, signal, onProgress: onCheck };
  if (!model) return engine.run('write', { facts }, options);
  const ask = async (): Promise<ModelAnswers> => {
    const timeout = MODEL_UNTIL_MS - (performance.now() - begun);
    if (timeout < MODEL_LEAST_MS) return { answers: [], failures: ['timeout'] };
    const prompt = await engine.run('prompt', facts, { visitor, signal });
    return prompt ? askModel(model, prompt, { signal, timeout }) : { answers: [], failures: [] };
  };
  const { answers, failures } = await ask();
  const job = { facts, model: { answers, failed: failures.length > 0 } };
  const written = await engine.run('write', job, options);
  deps.logger.info({ writer: written.writer, failures, ...written.model }, 'profile written');
  return written;
}

/**
 * Reads, merges and writes where a language model takes part: the server asks it between two jobs.
 * @throws AppError as `writeProfile`, or what `onRead` throws
 */
export async function writeWithModel(
  deps: Pick<Deps, 'engine' | 'model' | 'logger'>,
  inputs: readonly ReadInput[],
  { begun, onRead, ...options }: WriteInputsOptions & Pick<WriteOptions, 'begun'>,
): Promise<WrittenProfile> {
  const { visitor, signal, onStage } = options;
  const { facts, stored: kept, notices } = await readInputs(deps.engine, inputs, options);
  onRead(facts.sources, notices);
  onStage?.({ stage: 'composing', doubts: kept?.mostlyDoubt });
  const onCheck = () => onStage?.({ stage: 'checking' });
  const written = await writeProfile(deps, facts, { begun, visitor, signal, onCheck });
  const advice = withoutPrematureAdvice(written.notices, kept?.mostlyDoubt);
  return { ...written, stored: kept, sources: facts.sources, notices: [...notices, ...advice] };
}
