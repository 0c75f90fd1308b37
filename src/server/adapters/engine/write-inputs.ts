/** Writes a profile from all inputs of one generation, without a language model. */
import type { MergeSource } from '@/engine/process/jobs/merge';
import type { ProfileProgress, ProfileSource, WrittenProfile } from '@/engine/process/jobs/profile';
import { unreadSentence } from '@/engine/read/extract/errors';
import {
  type FileInput,
  inputName,
  type PageProgress,
  type ReadInput,
  type UrlInput,
} from '@/engine/read/inputs';
import type { GenerationNotice } from '@/shared/generation/notice-schema';
import type { OnStage } from '@/shared/generation/stage-events';
import type { Source } from '@/shared/record/facts';
import { type Engine, unwrapOutcome } from './engine';
import { type ReadOptions, readSources, sourceIdOf, unreadNotice } from './read-inputs';

export interface WriteInputsOptions extends ReadOptions {
  /**
   * Called with what was read before anything is written; if it throws, the generation ends with that error. Not called
   * if one job reads and writes a single file.
   */
  onRead(sources: readonly Source[], notices: GenerationNotice[]): void;
}

/**
 * Writes a profile from all files, links and texts of a person. An input that cannot be read fails nothing: `notices`
 * names it with the reason, and the others are still used.
 * @throws AppError when it could not be written, what `onRead` throws, or what the signal was aborted with
 */
export async function writeInputs(
  engine: Engine,
  inputs: readonly ReadInput[],
  options: WriteInputsOptions,
): Promise<WrittenProfile> {
  const files = inputs.filter(isFile);
  const [file] = files;
  if (file && files.length === 1 && inputs.every((input) => isFile(input) || isLinkedInUrl(input))) {
    return writeOneFile(engine, inputs as (FileInput | UrlInput)[], file, options);
  }
  return writeSources(engine, await readSources(engine, inputs, options), options);
}

const isLinkedInUrl = (input: ReadInput): input is UrlInput => input.slot === 'linkedin_url';
const isFile = (input: ReadInput): input is FileInput =>
  !isLinkedInUrl(input) && input.slot !== 'link' && input.slot !== 'facts';

/**
 * Reads, merges and writes in a single job, so that the facts of the file are never sent between processes. If the file
 * cannot be read, the profile is written from the LinkedIn URLs alone.
 */
async function writeOneFile(
  engine: Engine,
  inputs: readonly (FileInput | UrlInput)[],
  file: FileInput,
  options: WriteInputsOptions,
): Promise<WrittenProfile> {
  const { visitor, signal, onStage } = options;
  const about = inputName(file);
  let isRead = false;
  const onProgress = (progress: ProfileProgress) => {
    if (progress === 'read') isRead = true;
    if (progress === 'read') onStage?.({ stage: 'read', about, ok: true });
    else if (isPage(progress)) onStage?.({ stage: 'reading', about, ...progress });
    else reportWriting(progress, onStage);
  };
  onStage?.({ stage: 'reading', about });
  const sources = inputs.map((input, index): ProfileSource => {
    const source = sourceIdOf(index);
    return isLinkedInUrl(input) ? { linkedinUrl: input.value, source } : { file: { ...input, source } };
  });
  const outcome = await engine.attempt('profile', { sources }, { visitor, signal, onProgress });
  if (outcome.ok || isRead) return unwrapOutcome('profile', outcome, signal);
  signal?.throwIfAborted();
  onStage?.({ stage: 'read', about, ok: false });
  const urlSources = sources.filter((source): source is MergeSource => !('file' in source));
  const notices = [unreadNotice(file, unreadSentence(outcome.reason))];
  return writeSources(engine, { sources: urlSources, notices }, options);
}

const isPage = (progress: ProfileProgress): progress is PageProgress =>
  typeof progress === 'object' && 'page' in progress;

function reportWriting(progress: ProfileProgress, onStage?: OnStage) {
  if (progress === 'checking') onStage?.({ stage: 'checking' });
  else if (typeof progress === 'object' && 'composing' in progress)
    onStage?.({ stage: 'composing', ...progress.composing });
}

async function writeSources(
  engine: Engine,
  { sources, notices }: { sources: MergeSource[]; notices: GenerationNotice[] },
  { visitor, signal, onStage, onRead }: WriteInputsOptions,
): Promise<WrittenProfile> {
  onRead(
    sources.flatMap((source) => ('facts' in source ? source.facts.sources : [])),
    notices,
  );
  const onProgress = (progress: ProfileProgress) => reportWriting(progress, onStage);
  const written = await engine.run('profile', { sources }, { visitor, signal, onProgress });
  return { ...written, notices: [...notices, ...written.notices] };
}
